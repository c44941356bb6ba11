import { CHUNK_TIMEOUT_MS } from '../bundle/constants';

/** Addresses of the scripts the document was opened with, as its HTML spells them. */
function ownScripts(): string[] {
  const scripts = document.querySelectorAll('head script[src][defer]');
  return [...scripts].map((script) => script.getAttribute('src') ?? '');
}

/**
 * Whether the server's HTML of this address starts another version of the app than the running one. False if that
 * is unknown, for example offline. Every page names its scripts, so even a deployment without content changes is
 * detected.
 */
export async function isAppOutdated(): Promise<boolean> {
  try {
    const response = await fetch(window.location.pathname, {
      cache: 'no-cache',
      signal: AbortSignal.timeout(CHUNK_TIMEOUT_MS),
    });
    if (!/html/.test(response.headers.get('content-type') ?? '')) return false;
    const html = await response.text();
    return html.includes('<script') && ownScripts().some((address) => !html.includes(address));
  } catch (error) {
    console.warn('Could not find out whether there is a new version of the app.', error);
    return false;
  }
}
