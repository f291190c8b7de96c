// Runs before the first paint: the theme chosen last time, so that nothing flashes.
(() => {
  const root = document.documentElement;
  try {
    const theme = localStorage.getItem('theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    if (localStorage.getItem('motion') === 'less') root.dataset.motion = 'less';
  } catch {
    // a browser that keeps nothing shows what the system wishes
  }
})();
