import { QueryClient } from '@tanstack/react-query';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { RETRY_PAUSE_MS } from '../bundle/constants';
import { retryPauseMs, shouldRetry } from './retry-policy';

/** The cache of everything loaded. File names contain a content hash, so entries never become stale. */
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
        retryDelay: (failures, error) =>
          error instanceof ChunkLoadError ? retryPauseMs(failures, error.failure) : RETRY_PAUSE_MS,
      },
    },
  });
}
