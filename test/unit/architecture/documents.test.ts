import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { globSync } from 'tinyglobby';

const ROOT = path.resolve(__dirname, '../../..');

/** The documents for contributors. The starter site's pages are for its authors. */
const DOCUMENTS = globSync(['*.md', '{tools,src,test}/**/README.md', '!**/starter/**'], { cwd: ROOT });

/** Content files that a document names as examples, or that a site may do without. */
const EXAMPLES = ['content/a/b.md', 'content/redirects.yml', 'content/verified.lock'];

const SOURCES = globSync(['{tools,src,test}/**/*.{ts,tsx,mjs,css}', '*.{ts,mjs}'], { cwd: ROOT });
const NAMES = new Set(SOURCES.map((file) => path.basename(file)));

const PATH_PATTERN = /^(?:tools|src|test|content|static|deploy|screenshots|\.ci)\/[\w./-]*$/;
const FILE_NAME_PATTERN = /^[\w-]+(?:\.[\w-]+)*\.(?:ts|tsx|mjs|css)$/;

/** Matches a constant (`MAX_WIDTH`), or a name with a capital inside it (`readFile`, `PageEnv`). */
const IDENTIFIER_PATTERN = /^(?:[A-Z]+(?:_[A-Z\d]+)+|[A-Za-z]\w*[a-z\d][A-Z]\w*)$/;

/** All words of the code. */
const WORDS = new Set(
  SOURCES.flatMap((file) => readFileSync(path.join(ROOT, file), 'utf8').match(/\w+/g) ?? []),
);

/** False for a path or file name, in backticks, of something that does not exist, except `EXAMPLES`; true for other code. */
function isCurrent(code: string): boolean {
  if (PATH_PATTERN.test(code)) return EXAMPLES.includes(code) || existsSync(path.join(ROOT, code));
  return !FILE_NAME_PATTERN.test(code) || NAMES.has(code);
}

/** Folders that a code block lists, one per line; the folders in a folder are indented by two spaces. */
function foldersOf(map: string): string[] {
  let top = '';
  return map.split('\n').flatMap((line) => {
    const [, indent, folder] = /^( {2})?([\w-]+)\/(?: |$)/.exec(line) ?? [];
    if (folder === undefined) return [];
    if (indent === undefined) top = folder;
    return indent === undefined ? folder : `${top}/${folder}`;
  });
}

describe.each(DOCUMENTS)('%s', (document) => {
  const text = readFileSync(path.join(ROOT, document), 'utf8');
  const blocks = Array.from(text.matchAll(/^```[^\n]*\n(.*?)^```$/gms), ([block]) => block);
  const prose = blocks.reduce((rest, block) => rest.replace(block, ''), text);

  test('names files and folders that exist', () => {
    const codes = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
    expect(codes.filter((code) => !isCurrent(code))).toEqual([]);
    const folders = blocks.flatMap(foldersOf);
    expect(folders.filter((folder) => !existsSync(path.join(ROOT, folder)))).toEqual([]);
  });

  test('names identifiers that the code has', () => {
    const codes = Array.from(prose.matchAll(/`([^`\n]+)`/g), ([, code = '']) => code);
    const identifiers = codes.filter((code) => IDENTIFIER_PATTERN.test(code));
    expect(identifiers.filter((identifier) => !WORDS.has(identifier))).toEqual([]);
  });

  test('links to files and headings that exist', () => {
    const links = Array.from(
      prose.replace(/`[^`\n]+`/g, '').matchAll(/\]\(([^)\s]+)\)/g),
      ([, to = '']) => to,
    );
    const own = links.filter((to) => !/^https?:/.test(to));
    const isDead = (to: string): boolean => {
      const [file = '', heading] = to.split('#');
      const target = file === '' ? document : path.join(path.dirname(document), file);
      if (!existsSync(path.join(ROOT, target))) return true;
      return heading !== undefined && !anchorsOf(target).includes(heading);
    };
    expect(own.filter(isDead)).toEqual([]);
  });

  test('names npm scripts that exist', () => {
    const { scripts } = JSON.parse(readFileSync(path.join(ROOT, 'package.json'), 'utf8'));
    const names = Array.from(text.matchAll(/npm run ([a-z][\w-]*)/g), ([, name = '']) => name);
    expect(names.filter((name) => !Object.keys(scripts).includes(name))).toEqual([]);
  });
});

test('src/README.md names each feature, tools/README.md each folder', () => {
  const foldersIn = (folder: string): string[] =>
    globSync(`${folder}/*/`, { cwd: ROOT, onlyDirectories: true }).map((name) => path.basename(name));
  const app = readFileSync(path.join(ROOT, 'src/README.md'), 'utf8');
  expect(foldersIn('src/features').filter((name) => !app.includes(`- \`${name}/\`: `))).toEqual([]);
  const tools = readFileSync(path.join(ROOT, 'tools/README.md'), 'utf8');
  expect(foldersIn('tools').filter((name) => !tools.includes(`| \`${name}/\` |`))).toEqual([]);
});

/** Anchors of a document's headings, as GitHub makes them. */
function anchorsOf(document: string): string[] {
  const headings = readFileSync(path.join(ROOT, document), 'utf8').matchAll(/^#+ (.+)$/gm);
  return Array.from(headings, ([, title = '']) =>
    title
      .toLowerCase()
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-'),
  );
}
