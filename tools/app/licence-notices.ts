import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import webpack, { type Compiler } from 'webpack';
import { z } from 'zod';
import { compare } from '../support/compare';
import { statIfThere } from '../support/real-path';

/** File with the licences of the libraries in the app, below the bundle's folder. */
export const LICENCES_FILE = 'licenses.txt';

/** Libraries that are published with their dependencies inside their own files. */
const BUNDLES: ReadonlySet<string> = new Set(['mermaid']);

/** The folder of the package that a file belongs to. */
const PACKAGE_PATTERN = /^.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/]+/;

const LICENCE_FILE_PATTERN = /^(?:licen[cs]e|copying|notice)(?:[.-]|$)/i;

const packageSchema = z.object({
  name: z.string(),
  version: z.string(),
  license: z.unknown().optional(),
  dependencies: z.record(z.string(), z.string()).optional(),
});

/**
 * Writes `LICENCES_FILE`, and its address into each script. Some of the packages are needed only while the app is built;
 * a notice too many does no harm.
 */
export function addLicenceNotices(compiler: Compiler): void {
  const modules = new Set<string>();
  compiler.hooks.compilation.tap('LicenceNotices', (compilation) => {
    compilation.hooks.succeedModule.tap('LicenceNotices', (module) => {
      if (module instanceof webpack.NormalModule) modules.add(module.resource);
    });
  });
  compiler.hooks.thisCompilation.tap('LicenceNotices', (compilation) => {
    const { RawSource } = webpack.sources;
    const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_REPORT;
    compilation.hooks.processAssets.tap({ name: 'LicenceNotices', stage }, () => {
      compilation.emitAsset(LICENCES_FILE, new RawSource(licenceNotices(modules)));
    });
  });
  const banner = `/*! Licences: ${String(compiler.options.output.publicPath)}${LICENCES_FILE} */`;
  // After the scripts are minified, which drops comments, and before their names are made from their content.
  const stage = webpack.Compilation.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
  new webpack.BannerPlugin({ banner, raw: true, test: /\.js$/, stage }).apply(compiler);
}

/** The licences of the packages that these files belong to; packages with the same text share one notice. */
export function licenceNotices(files: Iterable<string>): string {
  const packagesByText = new Map<string, Set<string>>();
  for (const folder of withDependencies(files)) {
    const { name, version, license } = readPackage(folder);
    const texts = readdirSync(folder, { withFileTypes: true })
      .filter((entry) => entry.isFile() && LICENCE_FILE_PATTERN.test(entry.name))
      .map((entry) => readFileSync(path.join(folder, entry.name), 'utf8').replace(/\r\n/g, '\n').trim())
      .toSorted();
    const text =
      texts.join('\n\n') || `Licence: ${typeof license === 'string' ? license : 'see its package'}`;
    const packages = packagesByText.get(text) ?? new Set();
    packagesByText.set(text, packages.add(`${name} ${version}`));
  }
  const notices = [...packagesByText].map(
    ([text, packages]) => `${[...packages].toSorted(compare).join('\n')}\n\n${text}\n`,
  );
  return notices.toSorted(compare).join(`\n${'-'.repeat(80)}\n\n`);
}

/** Folders of the packages that files belong to, and of what those contain. */
function withDependencies(files: Iterable<string>): Set<string> {
  const folders = new Set([...files].flatMap((file) => PACKAGE_PATTERN.exec(file)?.[0] ?? []));
  const addDependencies = (folder: string): void => {
    for (const name of Object.keys(readPackage(folder).dependencies ?? {})) {
      const found = name.startsWith('@types/') ? undefined : findPackage(folder, name);
      if (found === undefined || folders.has(found)) continue;
      folders.add(found);
      addDependencies(found);
    }
  };
  for (const folder of [...folders]) if (BUNDLES.has(readPackage(folder).name)) addDependencies(folder);
  return folders;
}

/** The package that a package gets by a name, as Node finds it. */
function findPackage(from: string, name: string): string | undefined {
  for (let folder = from; folder !== path.dirname(folder); folder = path.dirname(folder)) {
    const place = path.join(folder, 'node_modules', name);
    if (statIfThere(path.join(place, 'package.json'))) return place;
  }
  return undefined;
}

function readPackage(folder: string): z.infer<typeof packageSchema> {
  return packageSchema.parse(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')));
}
