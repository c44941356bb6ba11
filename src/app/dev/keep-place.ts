/** After an update, the reader's place is held for this long while diagrams and images load. Milliseconds. */
const HOLD_MS = 3000;

/** Maximum number of blocks compared before and after the reader's place. */
const MAX_NEIGHBOURS = 30;

/** Length of a block's text in its signature: enough to tell it from others. Characters. */
const SIGNATURE_LENGTH = 300;

const READER_EVENTS = ['wheel', 'touchmove', 'keydown', 'pointerdown'] as const;

interface Landmark {
  signature: string;
  index: number;
  /** Distance from the window's top. CSS pixels. */
  top: number;
}

function findBlocks(): Element[] {
  return [...document.querySelectorAll('main .theme-default-content > *')];
}

/** Identifies a block across renders. For a block of code only the code is used: the app adds buttons beside it. */
function signatureOf(block: Element): string {
  const text = block.querySelector(':scope > pre > code')?.textContent ?? block.textContent ?? '';
  return `${block.tagName}#${block.id} ${text.slice(0, SIGNATURE_LENGTH)}`;
}

/** The blocks around the window's top. Those that begin below it come first: the reader sees their position. */
function findLandmarks(): Landmark[] {
  const all = findBlocks().map((block, index) => ({ block, index, top: block.getBoundingClientRect().top }));
  const below = all.findIndex(({ top }) => top >= 0);
  const first = below < 0 ? all.length : below;
  const near = [
    ...all.slice(first, first + MAX_NEIGHBOURS),
    ...all.slice(Math.max(0, first - MAX_NEIGHBOURS), first).reverse(),
  ];
  return near.map(({ block, index, top }) => ({ signature: signatureOf(block), index, top }));
}

/** Finds the first landmark that still exists after rendering. If several blocks match, the nearest counts. */
function recognise(landmarks: readonly Landmark[]): { block: Element; top: number } | undefined {
  const blocks = findBlocks();
  const signatures = blocks.map(signatureOf);
  for (const { signature, index, top } of landmarks) {
    const [nearest = -1] = [...blocks.keys()]
      .filter((i) => signatures[i] === signature)
      .sort((a, b) => Math.abs(a - index) - Math.abs(b - index));
    const block = blocks[nearest];
    if (block) return { block, top };
  }
  return undefined;
}

/** Records the reader's place. Returns a function that restores it after the page has been rendered again. */
function notePlace(): () => void {
  const landmarks = findLandmarks();
  const { scrollY } = window;
  let endHold = (): void => undefined;
  return () => {
    if (scrollY === 0) return;
    endHold();
    const place = recognise(landmarks);
    const align = (): void => {
      const moved = place ? place.block.getBoundingClientRect().top - place.top : scrollY - window.scrollY;
      if (Math.abs(moved) >= 1) window.scrollBy({ top: moved, behavior: 'instant' });
    };
    align();
    const observer = new ResizeObserver(align);
    observer.observe(document.body);
    const stop = (): void => {
      observer.disconnect();
      clearTimeout(timer);
      for (const type of READER_EVENTS) window.removeEventListener(type, stop);
    };
    const timer = setTimeout(stop, HOLD_MS);
    for (const type of READER_EVENTS) window.addEventListener(type, stop, { passive: true });
    endHold = stop;
  };
}

/** Runs `act`, which may render the page again, and keeps the reader's place. */
export async function whileKeepingPlace(container: Element, act: () => Promise<void>): Promise<void> {
  const putBack = notePlace();
  // The observer's callback runs between the change and the next paint.
  const observer = new MutationObserver(() => putBack());
  observer.observe(container, { childList: true, subtree: true });
  try {
    await act();
    // The app renders the new content in a separate task.
    await new Promise((resolve) => setTimeout(resolve));
  } finally {
    observer.disconnect();
  }
}
