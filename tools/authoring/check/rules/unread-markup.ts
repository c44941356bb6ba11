import type { Token, Tokens } from 'marked';
import { ALERT_KINDS, alertKind } from '../../../markdown/alerts';
import { visitTokens } from '../../../markdown/token-tree';
import type { CheckedPage } from '../checked-page';
import type { Finding } from '../finding';
import type { PageRule } from '../rule';

const NAMES = {
  markup: 'unread-markup',
  link: 'empty-link',
  cells: 'cell-count',
  title: 'no-title',
  tags: 'tags-as-text',
  group: 'empty-code-group',
} as const;

/** Reports markup that is shown as it was typed, because of a slip in it, and what has no effect. */
export const unreadMarkup: PageRule = { names: Object.values(NAMES), check: checkUnreadMarkup };

/** Text that was meant as markup: its pattern, what it was meant as, and how to write it. */
const SLIPS: [RegExp, string, string][] = [
  [/^#{2,6}[\p{L}\p{N}].*/gmu, 'a heading', 'Put a space after the "#".'],
  [/^:{3,}[ \t]*$/gm, 'the end of a container', 'No container is open here: delete the line.'],
  [/^\|.*\|[ \t]*\n\|.*\|[ \t]*$/gm, 'a table', 'Its second line has one "---" for each column.'],
  [
    /!\[[^\]\n]*\]\([^)\s]+ [^)"'\n]*\)/g,
    'an image',
    'Write a space in its address as %20, or rename the file.',
  ],
  [/\[\^[^\]\s]+\]/g, 'a footnote', 'Add its text: "[^name]: …".'],
  [/\[[^\][\n]+\]\[[^\][\n]*\]/g, 'a link', 'Add its address: "[name]: address".'],
];

/** `[!HINT]` at the beginning of a quotation. */
const ALERT_PATTERN = /^\s*\[!(\w+)\]/;

const UNESCAPED_PIPE_PATTERN = /(?<!\\)(?:\\\\)*\|/;

function checkUnreadMarkup(page: CheckedPage): Finding[] {
  const findings: Finding[] = [];
  const tell = (token: Token, offset: number, rule: string, message: string, hint: string): void => {
    const at = page.sourceOf(token)?.offsets[offset] ?? 0;
    findings.push(page.findingAt(at, { rule, message, hint }));
  };
  let hasTitle = page.frontmatter.home === true || Boolean(page.frontmatter.title);
  visitTokens(page.tokens, (token) => {
    if (token.type === 'heading') hasTitle ||= token.depth === 1;
    if (token.type === 'text' && !('tokens' in token && token.tokens)) {
      for (const [pattern, what, hint] of SLIPS) {
        for (const { index, 0: found } of token.raw.matchAll(pattern))
          tell(token, index, NAMES.markup, `"${firstLine(found)}" is not read as ${what}`, hint);
      }
    }
    if (token.type === 'blockquote' && alertKind(token as Tokens.Blockquote) === null) {
      const [, word] = ALERT_PATTERN.exec(String(token.text)) ?? [];
      const hint = `Allowed: ${ALERT_KINDS.join(', ').toUpperCase()}.`;
      if (word !== undefined) tell(token, 0, NAMES.markup, `"[!${word}]" is not read as a kind of box`, hint);
    }
    if (token.type === 'link' && token.href === '' && token.text !== '')
      tell(token, 0, NAMES.link, `the link "${token.text}" has no address`, 'Write where it leads.');
    if (token.type === 'container' && token.kind === 'code-group' && !token.tokens?.some(isCode))
      tell(
        token,
        0,
        NAMES.group,
        'the code group has no code block',
        'Put fences into it, named "```js [Name]".',
      );
    if (token.type === 'table')
      checkCells(token as Tokens.Table, (...complaint) => tell(token, ...complaint));
  });
  if (!hasTitle && page.body.trim() !== '') {
    const hint = 'Begin it with "# Title", or write `title` in the frontmatter.';
    findings.push(page.findingAt(0, { rule: NAMES.title, message: 'the page has no title', hint }));
  }
  const { tags } = page.frontmatter;
  if (typeof tags === 'string' && /[,，、]/.test(tags))
    findings.push(
      page.findingOfKey('tags', {
        rule: NAMES.tags,
        message: 'the tags are one text',
        hint: 'Write [one, two].',
      }),
    );
  return findings;
}

/** Reports rows with fewer or more cells than the header: missing cells are shown empty, surplus cells not at all. */
function checkCells(
  { raw, header }: Tokens.Table,
  tell: (offset: number, rule: string, message: string, hint: string) => void,
): void {
  let offset = 0;
  for (const [i, line] of raw.trimEnd().split('\n').entries()) {
    const cells = line.trim().replace(/^\|/, '').split(UNESCAPED_PIPE_PATTERN);
    // What follows the bar at the end is no cell.
    if (cells.length > 1 && cells.at(-1) === '') cells.pop();
    if (i > 1 && cells.length !== header.length) {
      const message = `the row has ${cells.length} cells, the header has ${header.length}`;
      tell(offset, NAMES.cells, message, 'Write "\\|" for a bar that is text.');
    }
    offset += line.length + 1;
  }
}

function isCode({ type }: Token): boolean {
  return type === 'code';
}

function firstLine(text: string): string {
  return text.split('\n', 1)[0] ?? '';
}
