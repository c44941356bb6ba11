/** Runs a VuePress site's settings in its own process. Arguments: the settings file and the folder of the pages. */
import module from 'node:module';
import path from 'node:path';
import { errorCodeOf } from '../../support/error-code';
import { type ConfigReply, OPAQUE_KEY } from './plain-value';

const [file = '', docs = ''] = process.argv.slice(2);
const missing = new Set<string>();
const stubs = new WeakSet<object>();

/** Node calls this for every `require`. It is not in Node's types, but tools that replace modules rely on it. */
interface ModuleLoader {
  _load(request: string, parent: unknown, isMain: boolean): unknown;
}
const loader = module as unknown as ModuleLoader;
const load = loader._load;
loader._load = (request, parent, isMain) => {
  try {
    return load.call(loader, request, parent, isMain);
  } catch (error) {
    // A plugin need not be installed here: its name is all we need. A missing file of the site itself is treated the
    // same way; the report names it too.
    if (errorCodeOf(error) !== 'MODULE_NOT_FOUND') throw error;
    missing.add(request);
    return stubFor(request);
  }
};

/** An empty stub that can be called, constructed, copied and iterated, and has every property. */
function stubFor(name: string): unknown {
  // The target is a `function`: `new` fails on a proxy of an object or of an arrow function.
  const stub: object = new Proxy(stubFor, {
    get: (_, key) => {
      if (key === Symbol.iterator) return () => [][Symbol.iterator]();
      if (key === Symbol.toPrimitive) return () => name;
      if (key === 'toJSON' || key === 'then' || key === '__esModule') return undefined;
      // VuePress's `defineConfig`, and similar functions in themes, return their argument.
      if (typeof key === 'string' && key.startsWith('define')) return (value: unknown) => value;
      return stub;
    },
    apply: () => stub,
    construct: () => stub,
  });
  stubs.add(stub);
  return stub;
}

/** Converts a value to one that JSON can hold. */
function toPlain(value: unknown, ancestors: readonly unknown[]): unknown {
  if (typeof value === 'bigint' || typeof value === 'symbol') return String(value);
  if (value === null || (typeof value !== 'object' && typeof value !== 'function')) return value;
  if (stubs.has(value)) return { [OPAQUE_KEY]: 'missing module' };
  if (typeof value === 'function') return { [OPAQUE_KEY]: 'function' };
  if (value instanceof RegExp) return { [OPAQUE_KEY]: 'regular expression' };
  if (value instanceof Date) return value.toISOString();
  if (ancestors.includes(value)) return { [OPAQUE_KEY]: 'circular' };
  const inner = [...ancestors, value];
  if (Array.isArray(value)) return value.map((item) => toPlain(item, inner));
  return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, toPlain(item, inner)]));
}

async function readConfig(): Promise<unknown> {
  let config: unknown = module.createRequire(file)(file);
  if (typeof config === 'object' && config !== null && 'default' in config) config = config.default;
  if (typeof config !== 'function') return config;
  // What VuePress's `App` object has when it calls the function.
  return config({ isProd: true, options: {}, sourceDir: docs, vuepressDir: path.join(docs, '.vuepress') });
}

let reply: ConfigReply;
try {
  reply = { config: toPlain(await readConfig(), []), missing: [...missing] };
} catch (error) {
  reply = { fault: error instanceof Error ? (error.stack ?? error.message) : String(error) };
}
// Without `exit`, timers and servers that the settings started would keep this process alive.
process.send?.(reply, () => process.exit());
