import { QueryClient } from '@tanstack/react-query';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { retryPauseMs, shouldRetry } from './retry-policy';

/**
 * The cache of everything loaded. Entries never become stale: most file names contain a content hash. `load-page.ts`
 * reloads `site.json`, whose name contains none, when a page is missing.
 */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // The default pauses queries while offline: the reader would wait without a message.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => error instanceof ChunkLoadError && shouldRetry(failures, error.failure),
        // Other errors are never retried.
        retryDelay: (failures, error) =>
          error instanceof ChunkLoadError ? retryPauseMs(failures, error.failure) : 0,
      },
    },
  });
}
