/** Code of an error from Node (`ENOENT`, `EADDRINUSE`, …); undefined for any other error. */
export function errorCodeOf(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null || !('code' in error)) return undefined;
  return typeof error.code === 'string' ? error.code : undefined;
}
