import { QueryClient } from '@tanstack/react-query';
import { ChunkLoadError } from '../bundle/chunk-load-error';
import { RETRY_LIMIT, RETRY_PAUSE_MS } from '../bundle/constants';

/** Whether asking again may help: a lost connection or a fault of the server, never a wrong answer. */
function isTransient(error: Error): boolean {
  if (!(error instanceof ChunkLoadError)) return false;
  const { failure } = error;
  return failure.kind === 'network' || (failure.kind === 'http' && failure.status >= 500);
}

/** The cache of everything loaded. Files are named by their content's hash, so what is here never grows old. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: Number.POSITIVE_INFINITY,
        // The default pauses queries while offline: the reader would wait without a word.
        networkMode: 'always',
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        retry: (failures, error) => failures < RETRY_LIMIT && isTransient(error),
        retryDelay: (attempt) => RETRY_PAUSE_MS * 2 ** attempt,
      },
    },
  });
}
