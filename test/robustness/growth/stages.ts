import { MAX_SEARCH_QUERY } from '../../../src/bundle/constants';
import { escapeHtml } from '../../../src/bundle/escape-html';
import { findLinkedFiles } from '../../../src/bundle/linked-files';
import { compactPhrase, normalizeText } from '../../../src/bundle/search/normalize-text';
import { phraseKeys } from '../../../src/bundle/search/phrase-keys';
import { splitRuns } from '../../../src/bundle/search/split-runs';
import { contentWords } from '../../../src/bundle/search/stop-words';
import { titleSubject } from '../../../src/bundle/search/title-subject';
import { slugify } from '../../../src/bundle/slug';
import { cutExcerpt } from '../../../src/features/search/engine/cut-excerpt';
import { markText, wordPattern } from '../../../src/features/search/engine/mark-text';
import { matchTitles } from '../../../src/features/search/engine/match-titles';
import { parseQuery } from '../../../src/features/search/engine/parse-query';
import { applyCheckOffs, checkOffsOf } from '../../../tools/authoring/check/check-offs';
import { pageParser } from '../../../tools/authoring/check/checked-page';
import { applyEditsToRaw } from '../../../tools/authoring/check/edits';
import { inlineRuns } from '../../../tools/authoring/check/inline-runs';
import { PAGE_RULES, SWITCHABLE_NAMES } from '../../../tools/authoring/check/rules';
import { samplesOf } from '../../../tools/authoring/check/rules/broken-sample';
import { sketchOf } from '../../../tools/authoring/check/similar-texts';
import { keepsAnchor, maskQuoted } from '../../../tools/authoring/check/typography';
import { pageDestinations } from '../../../tools/authoring/scaffold/move-links';
import { moveRedirects } from '../../../tools/authoring/scaffold/redirects-text';
import { inlineYaml } from '../../../tools/authoring/scaffold/yaml-text';
import { estimateHeight } from '../../../tools/markdown/diagram-html';
import { readDrawing } from '../../../tools/markdown/diagrams/drawing-file';
import { measureText } from '../../../tools/markdown/measure-text';
import { chunkFileName } from '../../../tools/site/file-names';
import { linkTerms } from '../../../tools/site/link-terms';
import { cleanTitle } from '../../../tools/site/render-page';
import { eachNameTerm, eachTerm, titleParts } from '../../../tools/site/search/text-terms';
import { sidebarPath } from '../../../tools/source/config/read-sidebar';
import { frontmatterSchema } from '../../../tools/source/frontmatter-schema';
import { decodeSource } from '../../../tools/source/read-source';
import { type Problem, UsageError } from '../../../tools/support/problems';
import { parseYaml } from '../../../tools/support/yaml-document';
import { bundleText } from '../../unit/tools/fuzz/fuzzed-page';
import type { Stage } from './measure-growth';

const FILE = 'a/page.md';

/** Maximum number of lines of a page here, just below the limit of the build. */
export const MAX_LINES = 49_999;

const ROOT = import.meta.dirname ?? __dirname;
const parse = pageParser(ROOT, /中文名|甲乙/g);

function sourceOf(text: string) {
  const { text: source } = decodeSource(Buffer.from(asPage(text)), FILE);
  if (source === null) throw new Error('the text is too long for a page');
  return source;
}

const checkedPage = (text: string) => parse(FILE, sourceOf(text));

/**
 * Keeps the last result, so that measuring a rule does not include reading the page, which is done once for
 * all.
 */
function lastOnly<T>(make: (text: string) => T): (text: string) => T {
  let last: { text: string; made: T } | undefined;
  return (text) => {
    if (last?.text !== text) last = { text, made: make(text) };
    return last.made;
  };
}

const examined = lastOnly(checkedPage);

const fence = (language: string, text: string) => `\`\`\`\`\`\`${language}\n${text}\n\`\`\`\`\`\`\n`;
const paragraphs = (text: string) => `<p>${escapeHtml(text).replaceAll('\n', '</p><p>')}</p>`;
const page = (name: string, wrap: (text: string) => string): Stage => ({
  name: `a page: ${name}`,
  run: (text) => bundleText(asPage(wrap(text)), ROOT),
});

/** Cuts a text to the number of lines that a page may have. */
function asPage(text: string): string {
  return text.split(/\r\n?|\n/, MAX_LINES).join('\n');
}

/** Accepts a `UsageError` as a result, because refusing a broken file takes time too. */
function orRefuse(run: (text: string) => unknown): (text: string) => unknown {
  return (text) => {
    try {
      return run(text);
    } catch (error) {
      if (error instanceof UsageError) return error;
      throw error;
    }
  };
}

const sink = () => undefined;
const MOVED = new Map([['/a.html', '/b.html']]);
const TERM = { word: '中文', href: '/x', page: '/y' };

/** The stage that bundles a text as a page. */
export const MAKE_PAGE = page('its text', (text) => text);

/** The stage that checks a text as a page by all rules. */
export const CHECK_PAGE: Stage = {
  name: 'check: all rules',
  run: (text) => {
    const checked = checkedPage(text);
    checkOffsOf(checked);
    samplesOf(checked);
    return PAGE_RULES.map((rule) => rule.check(checked));
  },
};

/** Stages that bundle or check the text of an author as a page. */
export const PAGE_STAGES: readonly Stage[] = [
  MAKE_PAGE,
  page('frontmatter', (text) => `---\n${text.slice(0, 60_000)}\n---\n`),
  page('frontmatter never closed', (text) => `---\n${text}`),
  page('the line that opens frontmatter', (text) => `---${text}`),
  page('a title', (text) => `---\ntitle: ${JSON.stringify(text.slice(0, 30_000))}\n---\n# x\n`),
  page('a heading', (text) => `# ${text.replaceAll('\n', ' ')}\n`),
  page('a link', (text) => `[a](<${text.replaceAll('\n', ' ')}>)\n`),
  page('an attribute', (text) => `<a href="${text.replaceAll('"', "'")}" title="b">c</a>\n`),
  page('a picture of several sizes', (text) => `<img srcset="${text.replaceAll('"', "'")}">\n`),
  page('a table', (text) => `| a |\n|---|\n| ${text.replaceAll('\n', ' |\n| ')} |\n`),
  page('a code block', (text) => fence('js', text)),
  page('the line that opens a code block', (text) => fence(`js ${text.replaceAll('\n', ' ')}`, 'x')),
  page('a line of code with marks', (text) => fence('js', `a ${text.replaceAll('\n', ' ')} // [!code`)),
  page('code with marked lines', (text) => fence('js', `a // [!code ++]\n${text}`)),
  page('a diagram', (text) => fence('mermaid', `${text}\naccTitle: ${text}`)),
  page('a container', (text) => `::: tip ${text.replaceAll('\n', ' ')}\n${text}\n:::\n`),
  page('a screen', (text) =>
    fence('screen', `title: ${JSON.stringify(text)}\nbody:\n  - tip: ${JSON.stringify(text)}`),
  ),
  page('a footnote', (text) => `a[^1]\n\n[^1]: ${text}\n`),
  { name: 'check: read a page', run: checkedPage },
  { name: 'check: text of a page', run: (text) => inlineRuns(checkedPage(text)) },
  ...PAGE_RULES.map((rule) => ({
    name: `check: ${rule.names.join(', ')}`,
    run: (text: string) => rule.check(examined(text)),
  })),
  {
    name: 'check: Chinese in a heading',
    run: (text) => {
      const checked = examined(`# ${text.replaceAll('\n', ' ')}\n`);
      return PAGE_RULES.map((rule) => rule.check(checked));
    },
  },
  {
    name: 'check: tags',
    run: (text) => {
      const checked = examined(`<div>\n<img alt="${text}\n${text}\n</div>\n`);
      return PAGE_RULES.map((rule) => rule.check(checked));
    },
  },
  {
    name: 'check: comments that switch rules off',
    run: (text) => checkOffsOf(checkedPage(`<!-- check-off ${text} -->\n`)),
  },
  {
    name: 'check: such comments in frontmatter',
    run: (text) => checkOffsOf(checkedPage(`---\na: 1 # check-off ${text}\n---\n`)),
  },
  {
    name: 'check: many findings and many comments',
    run: (text) => {
      const place = {
        severity: 'warning',
        file: FILE,
        column: 1,
        rule: 'missing-alt',
        message: text.slice(0, 9),
      } as const;
      const count = Math.ceil(text.length / 20);
      const problems = Array.from({ length: count }, (_, i): Problem => ({ ...place, line: i + 1 }));
      const offs = problems.map((problem) => ({ ...problem, reason: 'x', to: problem.line }));
      return applyCheckOffs(problems, offs, SWITCHABLE_NAMES);
    },
  },
  { name: 'move: addresses on a page', run: (text) => pageDestinations(checkedPage(text)) },
  {
    name: 'check: samples',
    run: (text) => samplesOf(checkedPage(fence('js', `// ${text.replaceAll('\n', ' ')}\n${text}`))),
  },
];

/** Stages that process pieces of an author's text on their own. */
export const TEXT_STAGES: readonly Stage[] = [
  { name: 'check: quotations', run: (text) => maskQuoted(text, null) },
  { name: 'check: a sketch of the text', run: sketchOf },
  {
    name: 'check: places in a file with two-character line breaks',
    run: (text) => {
      const raw = text.replaceAll('\n', '\r\n');
      const places = Array.from({ length: Math.floor(text.length / 4) }, (_, i) => i * 4);
      applyEditsToRaw(
        raw,
        places.map((start) => ({ start, end: start, text: '' })),
      );
    },
  },
  {
    name: 'check: the anchor of a heading',
    run: (text) =>
      keepsAnchor({ isHeading: true, text, offsets: [], depths: [] }, [{ start: 1, end: 1, text: ' ' }]),
  },
  { name: 'slug', run: slugify },
  { name: 'name of a chunk', run: (text) => chunkFileName('pages', text, text) },
  { name: 'title', run: cleanTitle },
  {
    name: 'YAML',
    run: (text) => parseYaml(text, frontmatterSchema, { file: FILE, firstLine: 1, rule: 'x' }),
  },
  { name: 'address in a sidebar', run: (text) => sidebarPath(text, 'a') },
  { name: 'files in HTML', run: findLinkedFiles },
  { name: 'terms of a glossary', run: (text) => linkTerms(paragraphs(text), '/p', [TERM], new Set()) },
  { name: 'terms of a glossary in HTML', run: (text) => linkTerms(text, '/p', [TERM], new Set()) },
  { name: 'height of a diagram', run: estimateHeight },
  { name: 'a drawing', run: (text) => readDrawing(`<svg viewBox="0 0 1 1">${text}`) },
  {
    name: 'width of a text',
    run: (text) => measureText(text, 10),
  },
  { name: 'terms of a text', run: (text) => eachTerm(text, sink) },
  { name: 'terms of a name', run: (text) => eachNameTerm(text, sink) },
  { name: 'parts of a title', run: (text) => titleParts(text) },
  { name: 'subject of a title', run: titleSubject },
  { name: 'phrases', run: phraseKeys },
  { name: 'new page: a value', run: inlineYaml },
  {
    name: 'move: redirects',
    run: orRefuse((text) => moveRedirects(text, MOVED, MOVED)),
  },
];

/** Stages of the search: for the query that a reader types, and for the text of a page. */
export const READER_STAGES: readonly Stage[] = [
  { name: 'a query: normalise', run: (text) => [normalizeText(text), compactPhrase(text)] },
  { name: 'a query: runs', run: splitRuns },
  { name: 'a query: words', run: contentWords },
  { name: 'a query: parse', run: parseQuery },
  {
    name: 'a query: titles',
    run: (text) =>
      matchTitles({
        query: text,
        names: [['/a.html', text]],
        sections: [{ name: 'a', first: 0, weight: 1 }],
      }),
  },
  {
    name: 'a query: mark',
    run: (text) => markText(text, wordPattern(parseQuery(text.slice(0, MAX_SEARCH_QUERY)).words)),
  },
  { name: 'an excerpt', run: (text) => cutExcerpt(text, wordPattern(['x', '中', 'a'])) },
];
