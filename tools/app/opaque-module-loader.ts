import { transform } from 'esbuild';
import type { LoaderContext } from 'webpack';

/** Marks the half of a module that webpack must not parse. */
export const OPAQUE_QUERY = '?opaque';

/** What esbuild writes for `import … from './x.mjs'` and leaves for `import('./x.mjs')`: relative, in double quotes. */
const REQUIRE_PATTERN = /(?<![.\w$])require\("(\.[^"]+)"\)/g;
const IMPORT_PATTERN = /(?<![.\w$])import\("(\.[^"]+)"\)/g;

interface CommonJsModule {
  code: string;
  requires: string[];
  imports: string[];
}

/** By file; both halves of a module come from one transformation. */
const modules = new Map<string, Promise<CommonJsModule>>();

/**
 * webpack loader for ES modules that come minified, such as mermaid's three megabytes: parsing them takes
 * webpack half of a build, and there is nothing left in them to shake off. Each becomes two modules: its code
 * as a function of `require`, which webpack copies unread (`noParse` for `OPAQUE_QUERY`), and a short one that
 * names what it imports and calls that function.
 */
export default function opaqueModuleLoader(this: LoaderContext<unknown>, source: string): void {
  const done = this.async();
  const made = modules.get(this.resourcePath) ?? toCommonJs(source);
  modules.set(this.resourcePath, made);
  const half = this.resourceQuery === OPAQUE_QUERY ? opaqueHalf : namingHalf;
  made.then(
    (module) => done(null, half(module, this.resourcePath)),
    (error: Error) => done(error),
  );
}

async function toCommonJs(source: string): Promise<CommonJsModule> {
  const { code } = await transform(source, {
    format: 'cjs',
    minify: true,
    target: 'esnext',
    legalComments: 'none',
    supported: { 'dynamic-import': true },
  });
  const namesIn = (pattern: RegExp) => [...new Set([...code.matchAll(pattern)].map(([, name = '']) => name))];
  return { code, requires: namesIn(REQUIRE_PATTERN), imports: namesIn(IMPORT_PATTERN) };
}

function opaqueHalf({ code }: CommonJsModule): string {
  const body = code.replace(IMPORT_PATTERN, '__import("$1")');
  return `module.exports=function(module,exports,require,__import){${body}\n}`;
}

function namingHalf({ requires, imports }: CommonJsModule, file: string): string {
  const quoted = (name: string) => JSON.stringify(name);
  const modulesNamed = requires.map((name) => `${quoted(name)}:()=>require(${quoted(name)})`);
  const importsNamed = imports.map((name) => `${quoted(name)}:()=>import(${quoted(name)})`);
  return [
    `const modules={${modulesNamed.join(',')}},imports={${importsNamed.join(',')}};`,
    `require(${quoted(file + OPAQUE_QUERY)})(module,exports,(name)=>modules[name](),(name)=>imports[name]());`,
  ].join('\n');
}
