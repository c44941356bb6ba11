import { ErrorBoundary } from './error-boundary';

interface IsolatedEffectProps<Args extends unknown[]> {
  /** A hook that hands nothing back; always the same one. */
  hook: (...args: Args) => void;
  args: Args;
}

function Effect<Args extends unknown[]>({ hook, args }: IsolatedEffectProps<Args>) {
  hook(...args);
  return null;
}

/** Runs a hook as a part of its own: when it breaks, whatever it was for is missing, and the page stays. */
export function IsolatedEffect<Args extends unknown[]>(props: IsolatedEffectProps<Args>) {
  return (
    <ErrorBoundary>
      <Effect {...props} />
    </ErrorBoundary>
  );
}
