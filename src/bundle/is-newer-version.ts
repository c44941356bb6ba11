/** Whether a version (`7.3.1`) of the product is newer than another (`7.2.2`). */
export function isNewerVersion(version: string, other: string): boolean {
  const others = other.split('.').map(Number);
  const difference = version.split('.').map((part, i) => Number(part) - (others[i] ?? 0));
  return (difference.find((part) => part !== 0) ?? 0) > 0;
}
