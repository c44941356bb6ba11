/** A media query that never matches. A test that needs another answer replaces `window.matchMedia`. */
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

/** Class of navigation timing entries, of which `performance.getEntriesByType` here returns none. */
class NavigationTiming {}

/** The element that had the focus when a dialog was opened. */
const openers = new WeakMap<HTMLDialogElement, Element | null>();

function showModal(this: HTMLDialogElement): void {
  openers.set(this, document.activeElement);
  this.open = true;
}

/** Closes a dialog, gives the focus back, and fires `close` later, as browsers do. */
function closeDialog(this: HTMLDialogElement): void {
  if (!this.open) return;
  this.open = false;
  const opener = openers.get(this);
  if (opener instanceof HTMLElement) opener.focus();
  setTimeout(() => this.dispatchEvent(new Event('close')));
}

/**
 * Reads forms, which Node's `FormData` cannot do. The test environment has Node's class in the place of
 * jsdom's, and React makes a `FormData` of every submitted form.
 */
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
