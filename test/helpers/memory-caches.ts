/** The parts of the Cache API that the app uses, in memory: jsdom has none. */
class MemoryCache {
  readonly entries = new Map<string, Response>();
  /** While set, every write fails with this error. */
  static fault: Error | undefined;

  match(request: Request | string): Promise<Response | undefined> {
    return Promise.resolve(this.entries.get(addressOf(request))?.clone());
  }

  async put(request: Request | string, response: Response): Promise<void> {
    if (MemoryCache.fault) throw MemoryCache.fault;
    this.entries.set(addressOf(request), new Response(await response.arrayBuffer(), response));
  }

  keys(): Promise<{ url: string }[]> {
    return Promise.resolve([...this.entries.keys()].map((url) => ({ url })));
  }

  delete(request: Request | { url: string }): Promise<boolean> {
    return Promise.resolve(this.entries.delete(request.url));
  }
}

function addressOf(request: Request | string): string {
  return new URL(typeof request === 'string' ? request : request.url, window.location.href).href;
}

/** Gives the test an empty `caches`; `failWrites` makes every write fail from then on. */
export function installCaches(): { failWrites: (error: Error) => void; paths: (name: string) => string[] } {
  const all = new Map<string, MemoryCache>();
  MemoryCache.fault = undefined;
  const caches = {
    open: async (name: string) => {
      const cache = all.get(name) ?? new MemoryCache();
      all.set(name, cache);
      return cache;
    },
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (request: string) => {
      for (const cache of all.values()) {
        const found = await cache.match(request);
        if (found) return found;
      }
      return undefined;
    },
  };
  Object.defineProperty(globalThis, 'caches', { value: caches, configurable: true });
  return {
    failWrites: (error) => {
      MemoryCache.fault = error;
    },
    paths: (name) => [...(all.get(name)?.entries.keys() ?? [])].map((url) => new URL(url).pathname),
  };
}
