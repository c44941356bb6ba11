import type { Token, Tokens } from 'marked';
import { ALERT_KINDS, alertKind } from '../../../markdown/alerts';
import { tabLabel } from '../../../markdown/block-container';
import { childTokens, textOf } from '../../../markdown/token-tree';
import type { Reported, Unplaced } from '../finding';
import type { PageRule } from '../rule';
import { unreadFence } from './unread-fence';

/** Text that was meant as markup: its pattern, what it was meant as, and how to write it. */
const SLIPS: [RegExp, string, string][] = [
  [/^#{2,6}[\p{L}\p{N}].*/gmu, 'a heading', 'Put a space after the "#".'],
  [/^:{3,}[ \t]*$/gm, 'the end of a container', 'No container is open here: delete the line.'],
  [/^\|.*\|[ \t]*\n\|.*\|[ \t]*$/gm, 'a table', 'Write one "---" for each column in its second line.'],
  [
    /!\[[^\]\n]*\]\([^){\s]+ [^)"'{\n]*\)/g,
    'an image',
    'Write a space in its address as %20, or rename the file.',
  ],
  [
    /(?<![![])\[[^\][\n]*\]\([^){\s]+ [^)"'{\n]*\)/g,
    'a link',
    'Write a space in its address as %20, or rename the file.',
  ],
  [/!?\[[^\][\n]*\]\([^){\n]*\{\{[^)\n]*\)/g, 'a link', 'Write the address itself: nothing fills in {{ }}.'],
  [/\[\^[^\]\n]+\]/g, 'a footnote', 'Add its text: "[^name]: …". The name has no spaces.'],
  [/\[[^\][\n]+\]\[[^\][\n]*\]/g, 'a link', 'Add its address: "[name]: address".'],
  // What other generators read.
  [/(?<!\[)\[\[[^\][\n,]{1,200}\]\]/g, 'a link', 'Write [text](page.md).'],
  [/(?<![=\w])==[^=\s][^=\n]{0,200}==(?!=)/g, 'marked text', 'Write <mark>text</mark>.'],
  [/^\$\$.*/gm, 'a formula', 'There are no formulas here: write it as code or show a picture.'],
  [/^(?:!!!|\?\?\?\+?)[ \t]+\w.*/gm, 'a container', 'Write "::: tip" and, below its text, ":::".'],
  [
    /^@(?:flowstart|flowend|tab)\b.*/gm,
    'a block',
    'Write a diagram as "```mermaid", tabs as "::: code-group".',
  ],
];

/** An anchor of its own at the end of a heading or a `{open}` at the end of a container's title. */
const OWN_ANCHOR_PATTERN = /\{#([^{}\s]+)(?:[ \t][^{}\n]*)?\}[ \t#]*$/;
const OPEN_PATTERN = /\{open\}$/;

/** `[!WORD]`, with any word, at the beginning of a quotation. */
const ALERT_PATTERN = /^\s*\[!(\w+)\]/;

const UNESCAPED_PIPE_PATTERN = /(?<!\\)(?:\\\\)*\|/;

/**
 * Reports markup that is shown as typed because of a slip in it, markup without effect, pages with neither a `title`
 * nor a heading of level 1, and several tags written as one text.
 */
export const unreadMarkup: PageRule = {
  names: [
    'unread-markup',
    'empty-link',
    'cell-count',
    'no-title',
    'tags-as-text',
    'empty-code-group',
    'repeated-label',
  ],
  check(page) {
    const { frontmatter, body } = page.source;
    const findings = page.allTokens.flatMap((token): Reported[] =>
      slipsIn(token).map(({ index, ...unplaced }) => ({ ...page.placeOf(token, index), ...unplaced })),
    );
    const hasTitle =
      frontmatter.home === true ||
      Boolean(frontmatter.title) ||
      page.allTokens.some((token) => token.type === 'heading' && token.depth === 1);
    if (!hasTitle && body.trim() !== '') {
      const hint = 'Begin it with "# Title", or write `title` in the frontmatter.';
      findings.push({
        ...page.placeAt(0),
        rule: 'no-title',
        message: 'the page has no title of its own',
        hint,
      });
    }
    if (typeof frontmatter.tags === 'string' && /[,，、]/.test(frontmatter.tags)) {
      const place = page.source.placeOf('tags');
      const hint = 'Write [one, two].';
      findings.push({ ...place, rule: 'tags-as-text', message: 'the tags are one text, not a list', hint });
    }
    return findings;
  },
};

/** The mistakes in a token. `index`: offset in the token's source. */
function slipsIn(token: Token): (Unplaced & { index?: number })[] {
  switch (token.type) {
    case 'text':
      if ('tokens' in token && token.tokens) return [];
      return SLIPS.flatMap(([pattern, what, hint]) =>
        [...token.raw.matchAll(pattern)].map(({ index, 0: found }) => {
          const [line = ''] = found.split('\n', 1);
          return { index, rule: 'unread-markup', message: `"${line}" is not read as ${what}`, hint };
        }),
      );
    case 'blockquote': {
      const [, word] = ALERT_PATTERN.exec(String(token.text)) ?? [];
      if (word === undefined || alertKind(token as Tokens.Blockquote) !== null) return [];
      const isKnown = ALERT_KINDS.some((kind) => kind === word.toLowerCase());
      const hint = isKnown
        ? 'Put the text after it on a line of its own: this kind of box has no title. Or write "::: tip title".'
        : `Allowed: ${ALERT_KINDS.join(', ').toUpperCase()}.`;
      return [{ rule: 'unread-markup', message: `"[!${word}]" is not read as an alert`, hint }];
    }
    case 'link': {
      if (/^\[\^.*\]$/.test(token.raw)) {
        const message = `"${token.raw}" is not read as a footnote`;
        return [{ rule: 'unread-markup', message, hint: 'Write its name without spaces.' }];
      }
      if (token.text === '') {
        const message = `the link to "${token.href}" has no text`;
        return [{ rule: 'empty-link', message, hint: 'Write what readers see: [text](address).' }];
      }
      if (token.href !== '') return [];
      const message = `the link "${token.text}" has no address`;
      return [{ rule: 'empty-link', message, hint: 'Write where it leads.' }];
    }
    case 'heading': {
      const [found, id] = OWN_ANCHOR_PATTERN.exec(token.raw.trimEnd()) ?? [];
      if (found === undefined) return [];
      const message = `"${found.trimEnd()}" is not read as an anchor`;
      return [{ rule: 'unread-markup', message, hint: `Write <a id="${id}"></a> above the heading.` }];
    }
    case 'code':
    case 'snippet':
      return unreadFence(token);
    case 'container': {
      if ('caption' in token && OPEN_PATTERN.test(textOf(token.caption))) {
        const message = '"{open}" is not read: the box begins closed';
        const hint = 'Write <details open> and <summary> with empty lines below them.';
        return [{ rule: 'unread-markup', message, hint }];
      }
      if (token.kind !== 'code-group') return [];
      if (childTokens(token).some((block) => tabLabel(block) !== undefined)) return repeatedLabels(token);
      const hint = 'Put code blocks into it, each opened by "```js [Name]".';
      return [{ rule: 'empty-code-group', message: 'the code group has no code block', hint }];
    }
    case 'table':
      return oddRows(token as Tokens.Table);
    default:
      return [];
  }
}

/** The reader's choice of a tab is remembered by its label, so labels of one group should differ. */
function repeatedLabels(group: Token): Unplaced[] {
  const labels = childTokens(group).flatMap((block) => tabLabel(block) ?? []);
  const repeated = labels.find((label, i) => labels.indexOf(label) < i);
  if (repeated === undefined) return [];
  const message = `two tabs of the code group are named "${repeated}"`;
  return [{ rule: 'repeated-label', message, hint: 'Name each: "```js [Name]".' }];
}

/** Rows with fewer or more cells than the header: missing cells are shown empty, surplus cells not at all. */
function oddRows({ raw, header }: Tokens.Table): (Unplaced & { index: number })[] {
  return [...raw.trimEnd().matchAll(/.+/g)].flatMap(({ 0: line, index }, i) => {
    const cells = line.trim().replace(/^\|/, '').split(UNESCAPED_PIPE_PATTERN);
    // The empty text after the bar at the end is not a cell.
    if (cells.length > 1 && cells.at(-1) === '') cells.pop();
    if (i < 2 || cells.length === header.length) return [];
    const message = `the row has ${cells.length} cells, the header has ${header.length}`;
    const hint = line.includes('|')
      ? 'Write "\\|" for a bar that is text.'
      : 'A table ends at an empty line: put one before this line if it is no row.';
    return { index, rule: 'cell-count', message, hint };
  });
}
