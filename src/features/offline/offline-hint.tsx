import { useQuery } from '@tanstack/react-query';
import type { ChunkLoadError } from '../../bundle/chunk-load-error';
import type { SiteIndex } from '../../bundle/records';
import { offlineCodeQuery } from './offline-code-query';

interface OfflineHintProps {
  error: ChunkLoadError;
  site: SiteIndex | undefined;
}

/** Shown below an error that means there is no network: lists the sections that can be read without one. */
export function OfflineHint({ error, site }: OfflineHintProps) {
  const { kind } = error.failure;
  const isWanted = site?.offline !== undefined && (kind === 'offline' || kind === 'network');
  const { data: code } = useQuery({ ...offlineCodeQuery(), enabled: isWanted });
  return isWanted && code ? <code.SavedHint site={site} /> : null;
}
