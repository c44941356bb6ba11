import { ErrorBoundary } from './error-boundary';

interface IsolatedEffectProps<Args extends unknown[]> {
  /** A hook that returns nothing; it must not change between renders. */
  hook: (...args: Args) => void;
  args: Args;
}

function Effect<Args extends unknown[]>({ hook, args }: IsolatedEffectProps<Args>) {
  hook(...args);
  return null;
}

/** Runs a hook in its own component: if it throws, only its effect is missing and the page stays. */
export function IsolatedEffect<Args extends unknown[]>(props: IsolatedEffectProps<Args>) {
  return (
    <ErrorBoundary>
      <Effect {...props} />
    </ErrorBoundary>
  );
}
