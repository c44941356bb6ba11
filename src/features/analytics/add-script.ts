import type { AnalyticsConfig } from '../../bundle/records';

/** Adds the script of another host to the page, with low priority. Aborting `signal` removes it. */
export function addScript(
  { src, attributes }: Pick<AnalyticsConfig, 'src' | 'attributes'>,
  signal: AbortSignal,
  onFailure: () => void,
): void {
  const script = document.createElement('script');
  script.async = true;
  script.fetchPriority = 'low';
  for (const [name, value] of Object.entries(attributes)) script.setAttribute(name, value);
  script.addEventListener('error', onFailure, { once: true });
  signal.addEventListener('abort', () => script.remove(), { once: true });
  script.src = src;
  document.head.append(script);
}
