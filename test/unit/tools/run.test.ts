import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { createTree, readTree } from '../../helpers/temp-tree';

// These tests start programs and build whole sites, which is slow on a busy machine.
jest.setTimeout(240_000);

const ROOT = path.resolve(__dirname, '../../..');

/** What a checkout needs to build a site. */
const SOURCES = ['tools', 'src', 'static', 'package.json', 'tsconfig.json', 'webpack.config.ts'];

/** Creates a checkout with a site of one page. Its libraries are symbolic links to the libraries of this project. */
function createCheckout(): string {
  const root = path.join(createTree(), 'original');
  for (const name of SOURCES) cpSync(path.join(ROOT, name), path.join(root, name), { recursive: true });
  const libraries = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(root, 'node_modules'));
  for (const name of readdirSync(libraries))
    if (name !== '.cache') symlinkSync(path.join(libraries, name), path.join(root, 'node_modules', name));
  mkdirSync(path.join(root, 'content'));
  writeFileSync(path.join(root, 'content/README.md'), '# 首页\n');
  return root;
}

/** Runs the command line of a checkout. */
function run(root: string, ...args: string[]) {
  return runWith({}, root, ...args);
}

function runWith(variables: NodeJS.ProcessEnv, root: string, ...args: string[]) {
  const env = { ...process.env, FORCE_COLOR: '0', ...variables };
  const program = path.join(root, 'tools/run.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  return { status, stdout, stderr };
}

/** Replaces text in a file, and keeps the size and the time of the file. */
function edit(file: string, from: string, to: string): void {
  const { atime, mtime, size } = statSync(file);
  const text = readFileSync(file, 'utf8');
  expect(text).toContain(from);
  writeFileSync(file, text.replace(from, to));
  utimesSync(file, atime, mtime);
  expect(statSync(file).size).toBe(size);
}

const HELP = 'build the site for any static host';

describe('tools/run.mjs', () => {
  const checkout = createCheckout();
  const cache = path.join(checkout, 'node_modules/.cache/docs');
  const help = () => run(checkout, '--help');

  it('bundles the tools once for each state of their sources, also if sizes and times stay the same, and names a mistake in them', () => {
    const first = help();
    expect(first).toMatchObject({ status: 0, stderr: '' });
    expect(first.stdout).toContain(HELP);
    const bundles = () => readdirSync(path.join(cache, 'tools'));
    expect(bundles()).toHaveLength(1);
    expect(help()).toEqual(first);
    expect(bundles()).toHaveLength(1);
    const cli = path.join(checkout, 'tools/cli.ts');
    edit(cli, HELP, HELP.replace('build', 'BUILD'));
    expect(help().stdout).toContain('BUILD the site');
    edit(cli, 'BUILD the site', 'build the site');
    expect(help()).toEqual(first);
    expect(bundles()).toHaveLength(2);
    edit(cli, 'import {', 'import <');
    const { status, stderr } = help();
    expect(status).toBe(1);
    expect(stderr).toMatch(/tools\/cli\.ts:\d+:\d+/);
    expect(stderr).not.toMatch(/^ +at /m);
    edit(cli, 'import <', 'import {');
    expect(bundles()).toHaveLength(2);
  });

  it('runs, and warns once, when neither a bundle nor anything else can be cached', () => {
    const sound = run(checkout, 'check');
    rmSync(cache, { recursive: true });
    writeFileSync(cache, '');
    const { status, stdout, stderr } = run(checkout, 'check');
    expect({ status, stdout }).toEqual({ status: sound.status, stdout: sound.stdout });
    expect(stderr).toMatch(
      /^warning {2}the tools cannot be cached, .*\n(?:warning {2}the cache cannot be written, .*\n)?$/,
    );
    rmSync(cache);
  });

  it.each(['', 'elsewhere/cache'])('takes the folder %j for the cache of the content', (folder) => {
    rmSync(path.join(checkout, 'elsewhere'), { recursive: true, force: true });
    rmSync(cache, { recursive: true, force: true });
    expect(runWith({ DOCS_CACHE: folder }, checkout, 'check')).toMatchObject({ status: 0 });
    expect(readdirSync(cache)).toEqual(['tools']);
    expect(existsSync(path.join(checkout, 'elsewhere/cache/pages'))).toBe(folder !== '');
  });

  it('uses the code and the files of its own checkout when that is a copy and the original is gone', () => {
    expect(run(checkout, 'build', '--out', 'dist')).toMatchObject({ status: 0, stderr: '' });
    const before = readTree(path.join(checkout, 'dist'));
    // A thread makes the search index and ends last, but the headers must name the folder of the index.
    expect(before._headers).toContain('/docs/assets/search/*');
    for (const file of Object.keys(readTree(cache))) {
      const data = readFileSync(path.join(cache, file));
      // V8 writes strings in one of two encodings.
      for (const encoding of ['utf8', 'utf16le'] as const)
        expect([file, data.includes(Buffer.from(checkout, encoding))]).toEqual([file, false]);
    }
    const copy = path.join(createTree(), 'copy');
    cpSync(checkout, copy, { recursive: true, preserveTimestamps: true, verbatimSymlinks: true });
    rmSync(path.join(copy, 'dist'), { recursive: true });
    renameSync(checkout, `${checkout}-moved`);

    expect(run(copy, 'build', '--out', 'dist')).toMatchObject({ status: 0, stderr: '' });
    expect(readTree(path.join(copy, 'dist'))).toEqual(before);

    edit(path.join(copy, 'tools/cli.ts'), HELP, HELP.replace('build', 'BUILD'));
    edit(path.join(copy, 'static/favicon.svg'), '<svg', '<SVG');
    expect(run(copy, '--help').stdout).toContain('BUILD the site');
    // The same cache folder as a relative path.
    const relative = { DOCS_CACHE: 'node_modules/.cache/docs' };
    expect(runWith(relative, copy, 'build', '--out', 'dist')).toMatchObject({ status: 0, stderr: '' });
    const after = readTree(path.join(copy, 'dist'));
    expect(after['docs/favicon.svg']).toContain('<SVG');
    expect(after['docs/index.html']).toBe(before['docs/index.html']);

    renameSync(`${checkout}-moved`, checkout);
    expect(run(checkout, '--help').stdout).toContain(HELP);
  });
});
