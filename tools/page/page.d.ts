// What the page's modules know without importing it: a few short names, and of the libraries just what is used.

/** An event whose target is known from where it is listened to. */
type On<Target> = Event & { readonly target: Target; readonly currentTarget: Target };
type Chosen = On<HTMLSelectElement>;
type Entered = On<HTMLInputElement>;
type Submitted<Fields extends string> = On<HTMLFormElement & { readonly elements: Record<Fields, HTMLInputElement> }>;

/** What lit-html makes of a template, and what can be put into one: no plain object, and never undefined. */
interface Template {
  readonly strings: TemplateStringsArray;
  readonly values: unknown[];
}
type Shown = Template | string | number | boolean | null | symbol | ((event: never) => unknown) | Iterable<Shown>;

/** A view in the eyes of a seat, as one's own part of the table has it. */
type Mine<View> = View & { you: number };

/** An element with data that is always written with it. */
type With<Data extends string, Kind = HTMLElement> = Kind & { readonly dataset: Record<Data, string> };

// What index.html and the server write into pages, by its id.
interface Written {
  app: HTMLElement;
  at: HTMLInputElement;
  eyes: HTMLSelectElement;
  here: HTMLAnchorElement;
  lines: HTMLElement;
  now: SVGPathElement;
  replay: With<'table' | 'last' | 'game' | 'lang' | 'start' | 'step' | 'picture'>;
  show: HTMLButtonElement;
  step: HTMLElement;
  'the-commitment': HTMLElement;
  'the-fingerprint': HTMLElement;
  'the-seed': HTMLElement;
  verdict: With<'matches' | 'differs'>;
}
interface Document {
  getElementById<Id extends keyof Written>(id: Id): Written[Id];
}

// Whatever the page looks for by data of its own, by a class or as a button is an element of HTML, not of SVG.
type Own = `.${string}` | `[data-${string}` | `button:${string}`;
interface ParentNode {
  querySelector<Data extends string>(data: `[data-${Data}]`): With<Data> | null;
  querySelector(own: Own): HTMLElement | null;
  querySelectorAll<Data extends string>(data: `[data-${Data}]`): NodeListOf<With<Data>>;
  querySelectorAll(own: Own): NodeListOf<HTMLElement>;
}
interface Element {
  closest<Data extends string>(data: `[data-${Data}]`): With<Data> | null;
  closest(own: Own): HTMLElement | null;
}

declare module '*/vendor/lit-html/lit-html.js' {
  export function html(strings: TemplateStringsArray, ...values: Shown[]): Template;
  export function svg(strings: TemplateStringsArray, ...values: Shown[]): Template;
  export const nothing: unique symbol;
  export function render(value: Shown, place: HTMLElement): void;
}

declare module '*/vendor/lit-html/directives/live.js' {
  export function live<Value extends Shown>(value: Value): Value;
}

declare module '*/vendor/lit-html/directives/repeat.js' {
  export function repeat<Item>(items: Iterable<Item>, key: (item: Item) => unknown, show: (item: Item) => Shown): Template;
}

declare module '*/vendor/fluent/index.js' {
  export class FluentResource {
    constructor(source: string);
  }
  export class FluentBundle {
    constructor(language: string, options?: { useIsolating?: boolean });
    addResource(resource: FluentResource): Error[];
    hasMessage(key: string): boolean;
    getMessage(key: string): { value: Pattern | null } | undefined;
    formatPattern(pattern: Pattern, facts: Record<string, string | number> | undefined, errors: Error[]): string;
  }
  type Pattern = string | object[];
}
