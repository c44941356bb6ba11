import {
  appendFileSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';
import { withBase } from '../../src/bundle/paths';
import { type BuildRun, measureBuild } from './measure-build';

const ROOT = path.resolve(import.meta.dirname, '../..');

/** Program that writes generated sites. It is in the folder `shared` beside the repository. */
const CORPUS_TOOL = path.resolve(ROOT, '../shared/tools/corpus.mjs');

/** Text that an edit adds to a page. */
const EDIT = '\n新的一行。\n';

/** A site that is built and visited. */
export interface BenchSite {
  name: string;
  /** Folder of the built site. */
  output: string;
  build(): Promise<BuildRun>;
  /** Deletes the output and the caches of builds. */
  forget(): void;
  /** Files of the pages. An edit changes one of them, or all. */
  pages: string[];
  /** Addresses of a page to visit, and of two more to which its sidebar links. */
  visit?: { page: string; next: [string, string] } | undefined;
  /** Removes the files that were made for this site. */
  close(): void;
}

/** Whether `CORPUS_TOOL` is on this machine. */
export function hasCorpusTool(): boolean {
  return existsSync(CORPUS_TOOL);
}

const manifestSchema = z.object({
  reference: z.string(),
  sections: z.array(z.object({ dir: z.string(), pages: z.array(z.object({ slug: z.string() })) })),
});

/** Generates a site of `size` pages that this project builds. */
export async function openOwnSite(size: number): Promise<BenchSite> {
  const folder = mkdtempSync(path.join(tmpdir(), 'docs-bench-'));
  const cache = path.join(ROOT, 'node_modules/.cache', path.basename(folder));
  await measureBuild([process.execPath, CORPUS_TOOL, String(size), folder], ROOT);
  const source = path.join(folder, 'docs');
  const output = path.join(folder, 'dist');
  const command = ['tools/run.mjs', 'build', '--lenient', '--keep-days', '0'];
  const { reference, sections } = manifestSchema.parse(
    JSON.parse(readFileSync(path.join(folder, 'manifest.json'), 'utf8')),
  );
  const { dir = '', pages = [] } = sections.find((one) => reference.startsWith(`${one.dir}/`)) ?? {};
  const [first = '', second = ''] = pages.map(({ slug }) => withBase(`/${dir}/${slug}.html`));
  return {
    name: 'ours',
    output,
    build: () =>
      measureBuild([process.execPath, ...command, '--source', source, '--out', output], ROOT, {
        DOCS_CACHE: cache,
      }),
    forget: () => remove([output, cache]),
    pages: markdownOf(source),
    visit: { page: withBase(`/${reference}.html`), next: [first, second] },
    close: () => remove([folder, cache]),
  };
}

const peersSchema = z.array(
  z.strictObject({
    name: z.string(),
    folder: z.string(),
    command: z.array(z.string()).min(1),
    output: z.string(),
    remembered: z.array(z.string()).default([]),
    pages: z.string(),
    visit: z.strictObject({ page: z.string(), next: z.tuple([z.string(), z.string()]) }).optional(),
  }),
);

/**
 * Reads the sites of other generators from a JSON file. CONTRIBUTING.md describes its format under "Beside a
 * peer". Throws a `ZodError` for another format.
 */
export function readPeers(file: string): BenchSite[] {
  const peers = peersSchema.parse(JSON.parse(readFileSync(file, 'utf8')));
  return peers.map(({ name, folder, command, output, remembered, pages, visit }) => ({
    name,
    output: path.join(folder, output),
    build: () => measureBuild(command, folder),
    forget: () => remove([output, ...remembered].map((one) => path.join(folder, one))),
    pages: markdownOf(path.join(folder, pages)),
    visit,
    close: () => undefined,
  }));
}

/** Changes pages while `work` runs, and restores them afterwards. */
export async function withEdits<T>(files: string[], work: () => Promise<T>): Promise<T> {
  const texts = files.map((file) => readFileSync(file));
  try {
    for (const file of files) appendFileSync(file, EDIT);
    return await work();
  } finally {
    for (const [index, file] of files.entries()) writeFileSync(file, texts[index] ?? '');
  }
}

function markdownOf(folder: string): string[] {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  return files
    .filter((file) => file.endsWith('.md'))
    .toSorted()
    .map((file) => path.join(folder, file));
}

function remove(folders: string[]): void {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
}
