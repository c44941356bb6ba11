/** Gives the keys of `data` the order they were written in; a schema puts the keys it knows first. */
export function restoreOrder(data: unknown, written: unknown): void {
  if (!isObject(data) || !isObject(written)) return;
  for (const key of Object.keys(written)) {
    if (!Object.hasOwn(data, key)) continue;
    const value: unknown = Reflect.get(data, key);
    restoreOrder(value, Reflect.get(written, key));
    if (Array.isArray(data)) continue;
    Reflect.deleteProperty(data, key);
    Object.defineProperty(data, key, { value, writable: true, enumerable: true, configurable: true });
  }
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
