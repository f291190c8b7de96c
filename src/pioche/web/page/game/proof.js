// The fingerprint of the seed, worked out here, and held against the commitment shown before the deal.
/** @param {'the-seed' | 'the-commitment'} id */
const text = (id) => document.getElementById(id).textContent;

async function check() {
  const bytes = new TextEncoder().encode(text('the-seed'));
  const digest = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  const print = [...digest].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const verdict = document.getElementById('verdict');
  const isSame = print === text('the-commitment').trim();
  document.getElementById('the-fingerprint').textContent = print;
  verdict.textContent = isSame ? verdict.dataset.matches : verdict.dataset.differs;
  verdict.className = isSame ? 'good' : 'bad';
}

// browsers offer this to pages read over https or on the machine itself
if (globalThis.crypto?.subtle) check();
