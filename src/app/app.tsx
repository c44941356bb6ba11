import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { MESSAGES } from '../bundle/messages';
import { ErrorBoundary } from './error-boundary';
import { Shell } from './shell';

/** The reader app, below whichever router the surroundings have: the browser's, or a fixed address on a server. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={<p role="alert">{MESSAGES.failure.broken}</p>}>
        <Shell />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
