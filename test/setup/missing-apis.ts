/** Media queries the page asks for; a test changes what they answer by replacing `window.matchMedia`. */
function matchMedia(media: string): MediaQueryList {
  const query = new EventTarget();
  return Object.assign(query, {
    media,
    matches: false,
    onchange: null,
    addListener: () => undefined,
    removeListener: () => undefined,
  });
}

/** Observes nothing: jsdom has no layout. */
class SilentObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  observe(): void {}
  unobserve(): void {}
  disconnect(): void {}
  takeRecords(): [] {
    return [];
  }
}

/** How this document was opened; none is ever handed out. */
class NavigationTiming {}

/** Opens a dialog, remembering where the focus was. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.open = true;
}

/** Closes it, gives the focus back, and tells so later, as browsers do. */
function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

/** Node's own, which the environment puts in the place of jsdom's, knows no forms; React makes one of every form sent. */
class FormFields extends FormData {
  constructor(form?: HTMLFormElement) {
    super();
    const fields = form?.querySelectorAll<HTMLInputElement>('input[name]') ?? [];
    for (const { name, value } of fields) this.append(name, value);
  }
}

/** What browsers have and jsdom lacks. */
export function installMissingApis(): void {
  window.matchMedia = matchMedia;
  window.IntersectionObserver = SilentObserver;
  window.ResizeObserver = SilentObserver;
  window.scrollTo = () => undefined;
  performance.getEntriesByType = () => [];
  Object.assign(window, { PerformanceNavigationTiming: NavigationTiming });
  Object.assign(globalThis, { FormData: FormFields });
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = showModal;
  HTMLDialogElement.prototype.close = closeDialog;
}
