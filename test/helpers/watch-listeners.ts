/**
 * Watches the listeners that are added to `target` from now on. `types()`: the types of those not removed
 * yet, sorted, with one entry per listener.
 */
export function watchListeners(target: EventTarget): { types(): string[] } {
  const alive: Array<{ type: string; listener: unknown }> = [];
  const add = target.addEventListener.bind(target);
  const remove = target.removeEventListener.bind(target);
  jest.spyOn(target, 'addEventListener').mockImplementation((type, listener, options) => {
    alive.push({ type, listener });
    add(type, listener, options);
  });
  jest.spyOn(target, 'removeEventListener').mockImplementation((type, listener, options) => {
    const at = alive.findIndex((entry) => entry.type === type && entry.listener === listener);
    if (at >= 0) alive.splice(at, 1);
    remove(type, listener, options);
  });
  return { types: () => alive.map(({ type }) => type).sort() };
}
