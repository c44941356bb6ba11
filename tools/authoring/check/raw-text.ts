/** Decodes a file so that it can be written back unchanged; undefined for bytes that are not UTF-8. */
export function textOf(bytes: Buffer): string | undefined {
  const text = bytes.toString('utf8');
  return Buffer.from(text).equals(bytes) ? text : undefined;
}
