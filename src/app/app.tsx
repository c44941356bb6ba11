import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { BrokenPage } from '../features/load-error/broken-page';
import { ErrorBoundary } from '../shared/error-boundary';
import { Shell } from './shell';

/** The reader app. The caller wraps it in a router: the browser's, or one with a fixed address on a server. */
export function App({ client }: { client: QueryClient }) {
  return (
    <QueryClientProvider client={client}>
      <ErrorBoundary fallback={<BrokenPage />}>
        <Shell />
      </ErrorBoundary>
    </QueryClientProvider>
  );
}
