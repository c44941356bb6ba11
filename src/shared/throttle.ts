/** A function that runs at most once in `intervalMs`, and once more at the end if it was called meanwhile. */
interface Throttled {
  (): void;
  /** Cancels a pending run. */
  cancel(): void;
}

/** Makes a function that calls `run`, the first time at once. */
export function throttle(run: () => void, intervalMs: number): Throttled {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isCalledAgain = false;
  const start = (): void => {
    run();
    timer = setTimeout(() => {
      timer = undefined;
      if (isCalledAgain) {
        isCalledAgain = false;
        start();
      }
    }, intervalMs);
  };
  const throttled = (): void => {
    if (timer === undefined) start();
    else isCalledAgain = true;
  };
  throttled.cancel = (): void => {
    clearTimeout(timer);
    timer = undefined;
    isCalledAgain = false;
  };
  return throttled;
}
