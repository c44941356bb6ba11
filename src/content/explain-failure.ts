import type { ChunkFailure } from '../bundle/chunk-load-error';
import { MESSAGES } from '../bundle/messages';

/** What went wrong with a file and, where it helps, what the reader can do. */
export function explainFailure(failure: ChunkFailure): string {
  switch (failure.kind) {
    case 'timeout':
      return MESSAGES.failure.timeout;
    case 'missing':
      return MESSAGES.failure.missing;
    case 'network':
      return MESSAGES.failure.network;
    case 'offline':
      return MESSAGES.failure.offline;
    case 'http':
      return failure.retryAfterMs === undefined
        ? MESSAGES.failure.http(failure.status)
        : MESSAGES.failure.busy(failure.status, Math.ceil(failure.retryAfterMs / 1000));
    case 'outdated':
      return MESSAGES.failure.outdated;
    case 'invalid':
      return MESSAGES.failure.invalid;
  }
}
