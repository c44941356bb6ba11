import { execFileSync } from 'node:child_process';
import { mkdirSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import type { DevProblem } from '../../../../../src/bundle/dev-messages';
import { openSession } from '../../../../../tools/serve/dev/content-session';
import { createReport } from '../../../../../tools/serve/dev/report';
import { Tabs } from '../../../../../tools/serve/dev/tabs';
import { listen, siteAddresses } from '../../../../../tools/serve/listen';
import { createTree } from '../../../../helpers/temp-tree';
import { waitUntil } from '../../../../helpers/wait-until';

const FILES = {
  'site.yml': 'title: Site\n',
  'README.md': '# Home\n',
  'guide/README.md': '# Guide\n',
  'guide/a.md': '---\ntitle: A\n---\n\nFirst.\n',
};

const ASSETS = { scripts: [], printScripts: [], styles: [] };

/** Closes what the last test has opened. */
let close: () => void = () => undefined;

afterEach(() => close());

/** A content folder that is served while a test edits it. */
async function serve(files: Record<string, string> = FILES) {
  const root = createTree(files);
  const lines: string[] = [];
  const known: { problems: readonly DevProblem[] } = { problems: [] };
  const faults: unknown[] = [];
  const session = await openSession({
    root,
    folder: 'content/',
    isLenient: false,
    report: createReport((line) => lines.push(line)),
    onFault: (error) => faults.push(error),
    app: {
      built: async () => ({ assets: ASSETS, problems: [], changed: [], milliseconds: 0 }),
      keptFile: async () => undefined,
    },
    tabs: new Tabs(() => ({ kind: 'hello', server: '', problems: [] })),
    setProblems: (_, problems) => {
      known.problems = problems;
    },
  });
  const server = createServer((request, response) => void session.answer(request, response));
  await listen(server, { host: '127.0.0.1', port: 0, command: '' });
  const [address = ''] = siteAddresses(server, '127.0.0.1');
  close = () => {
    session.stop();
    server.close();
  };
  const get = (file: string) => fetch(address + file);
  const json = async (file: string) => (await get(`assets/${file}`)).json();
  /** The index of a section, as the app finds it. */
  const section = async (name: string) => {
    const site = await json('site.json');
    return json(site.sections.find((ref: { name: string }) => ref.name === name)?.parts[0].file);
  };
  const record = async (page: string) => {
    const { pages } = await section(page.split('/')[1] ?? '');
    const entry = pages.find((known: { path: string }) => known.path === page);
    return entry && json(entry.file);
  };
  const write = (file: string, text: string): void => {
    mkdirSync(path.dirname(path.join(root, file)), { recursive: true });
    writeFileSync(path.join(root, file), text);
  };
  return { root, lines, known, faults, get, json, section, record, write };
}

test('a save shows in the record of the page, whose key changes with it, and in the terminal', async () => {
  const { write, record, lines } = await serve();
  const before = await record('/guide/a.html');
  expect(before.html).toContain('First.');
  write('guide/a.md', '---\ntitle: A\n---\n\nSecond.\n');
  await waitUntil(async () => (await record('/guide/a.html')).html.includes('Second.'));
  expect((await record('/guide/a.html')).key).not.toBe(before.key);
  await waitUntil(async () => lines.some((line) => /changed guide\/a\.md: \d+ ms, no page open/.test(line)));
});

test('added, renamed and deleted pages show in the sidebar, and at their addresses', async () => {
  const { root, write, section, get } = await serve();
  const titles = async () => (await section('guide')).sidebar.map(({ title }: { title: string }) => title);
  write('guide/b.md', '# B\n');
  await waitUntil(async () => (await titles()).includes('B'));
  renameSync(path.join(root, 'guide/b.md'), path.join(root, 'guide/c.md'));
  await waitUntil(async () => (await get('guide/c.html')).status === 200);
  expect((await get('guide/b.html')).status).toBe(404);
  rmSync(path.join(root, 'guide/c.md'));
  await waitUntil(async () => !(await titles()).includes('B'));
});

test('a folder that is linked, and a page behind a link, show as they change', async () => {
  const { root, write, record } = await serve({ ...FILES, '.parts/x/README.md': '# Part\n\nOne.\n' });
  symlinkSync('.parts/x', path.join(root, 'linked'));
  await waitUntil(async () => (await record('/linked/'))?.html.includes('One.') === true);
  write('.parts/x/README.md', '# Part\n\nTwo.\n');
  await waitUntil(async () => (await record('/linked/')).html.includes('Two.'));
});

test('an error shows with its place until it is corrected', async () => {
  const { write, known } = await serve();
  write('guide/a.md', '---\ntitle: A\n---\n\n[none](gone.md)\n');
  await waitUntil(async () => known.problems.length > 0);
  expect(known.problems).toMatchObject([{ file: 'content/guide/a.md', line: 5, column: 1 }]);
  write('guide/gone.md', '# Back\n');
  await waitUntil(async () => known.problems.length === 0);
});

test('what makes the site unreadable is an error, and the site as it was is served until it is corrected', async () => {
  const { root, write, known, record, json } = await serve();
  rmSync(path.join(root, 'site.yml'));
  execFileSync('mkfifo', [path.join(root, 'site.yml')]);
  await waitUntil(async () => known.problems.length > 0);
  expect(known.problems[0]?.message).toContain('site.yml is not a file');
  expect((await record('/guide/a.html')).html).toContain('First.');
  rmSync(path.join(root, 'site.yml'));
  write('site.yml', 'title: Another\n');
  await waitUntil(async () => known.problems.length === 0);
  expect((await json('site.json')).title).toBe('Another');
});

test('another base is an error, because the server must be restarted', async () => {
  const { write, known } = await serve();
  write('site.yml', 'base: /other/\n');
  await waitUntil(async () => known.problems.length > 0);
  expect(known.problems).toMatchObject([
    { file: 'content/site.yml', message: 'the base is "/other/", but the server was started with "/docs/"' },
  ]);
});

test('the search index has the texts of all pages as they are now', async () => {
  const { write, json, get, record } = await serve();
  const texts = async () => {
    const { search } = await json('site.json');
    const all = [0, 1, 2].map(async (i) => (await get(`assets/${search}text-${i}.json`)).text());
    return (await Promise.all(all)).join();
  };
  expect(await texts()).toContain('First.');
  const { search } = await json('site.json');
  expect((await json(`${search}entry.json`)).pages).toBe(3);
  expect((await get(`assets/${search}none.json`)).status).toBe(404);
  write('guide/a.md', '---\ntitle: A\n---\n\n紫霄宫\n');
  await waitUntil(async () => (await record('/guide/a.html')).html.includes('紫霄宫'));
  expect(await texts()).toContain('紫霄宫');
});
