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

/** What browsers have and jsdom lacks. */
export function installMissingApis(): void {
  window.matchMedia = matchMedia;
  window.IntersectionObserver = SilentObserver;
  window.ResizeObserver = SilentObserver;
  window.scrollTo = () => undefined;
  performance.getEntriesByType = () => [];
  Object.assign(window, { PerformanceNavigationTiming: NavigationTiming });
  Element.prototype.scrollIntoView = () => undefined;
}
