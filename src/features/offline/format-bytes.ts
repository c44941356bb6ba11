const KB = 1024;
const MB = 1024 * KB;
const GB = 1024 * MB;

/** Formats a size for readers: `525 KB`, `1.8 MB`. */
export function formatBytes(bytes: number): string {
  if (bytes < MB) return `${Math.max(1, Math.round(bytes / KB))} KB`;
  return bytes < GB ? `${(bytes / MB).toFixed(1)} MB` : `${(bytes / GB).toFixed(1)} GB`;
}
