import { appendFileSync, cpSync, readdirSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';
import { PROJECT_ROOT } from '../../tools/support/project-root';
import { type BuildRun, measureBuild } from './measure-build';

/** Text that an edit adds to a page. */
const EDIT = '\n新的一行。\n';

/**
 * Builds a copy of the content in `folder`: from nothing, with every page changed, and after an edit of one page. Prints
 * what each build took, and returns the output folder.
 */
export async function printBuilds(folder: string): Promise<string> {
  const source = path.join(folder, 'content');
  const output = path.join(folder, 'dist');
  const cache = path.join(PROJECT_ROOT, 'node_modules/.cache', path.basename(folder));
  const command = [process.execPath, 'tools/run.mjs', 'build', '--source', source, '--out', output];
  const build = () => measureBuild(command, PROJECT_ROOT, { DOCS_CACHE: cache });
  try {
    cpSync(path.join(PROJECT_ROOT, 'content'), source, { recursive: true });
    const pages = filesBelow(source).filter((file) => file.endsWith('.md'));
    const cold = await build();
    for (const page of pages) appendFileSync(page, EDIT);
    const allChanged = await build();
    appendFileSync(pages[Math.floor(pages.length / 2)] ?? '', EDIT);
    const afterEdit = await build();
    const sizes = filesBelow(output).map((file) => statSync(file).size);
    const megabytes = Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1024 / 1024);
    console.log(`Builds of this site, ${pages.length} pages; output ${megabytes} MB, ${sizes.length} files`);
    console.table({
      'from nothing': rowOf(cold),
      'every page changed': rowOf(allChanged),
      'one page changed': rowOf(afterEdit),
    });
    for (const [name, { output: text }] of Object.entries({
      'from nothing': cold,
      'one page changed': afterEdit,
    }))
      console.log(`${name}, s: ${/^stages +(.+)/m.exec(text)?.[1] ?? ''}`);
  } finally {
    rmSync(cache, { recursive: true, force: true });
  }
  return output;
}

function rowOf({ seconds, cpuSeconds, peakMemory }: BuildRun): Record<string, number> {
  return {
    s: Number(seconds.toFixed(1)),
    'CPU s': Number(cpuSeconds.toFixed(1)),
    'peak memory, MB': Math.round(peakMemory),
  };
}

function filesBelow(folder: string): string[] {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries.filter((entry) => entry.isFile()).map(({ parentPath, name }) => path.join(parentPath, name));
}
