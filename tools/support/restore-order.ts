/** Puts the keys of `data` in the order of `written`, in place: a schema moves the keys it knows to the front. */
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
