import { Parser } from 'htmlparser2';
import { isVoidElement } from '../support/markup';
import type { PageEnv } from './page-env';

/** A tag that the author wrote, in the HTML of a page: a comment with its number in `env.rawTags`, then the tag. */
export function markRawTag(
  tag: string,
  name: string,
  token: PageEnv['rawTags'][number]['token'],
  env: PageEnv,
): string {
  const number = env.rawTags.push({ name, token, isClosing: tag.startsWith('</') }) - 1;
  return `<!--${number}-->${tag}`;
}

/** Elements whose closing tag may be left out in HTML. */
const OPTIONAL_ENDS = new Set('p li dt dd rt rp tr td th thead tbody tfoot colgroup'.split(' '));

/** The box in which a wide table scrolls, as around the tables of Markdown. */
const TABLE_BOX = '<div class="table-scroll">';

/**
 * Balances the HTML of a page that contains tags from its author (`markRawTag`), as an HTML parser nests them: so a page
 * cannot close elements of the layout around it or swallow what follows. Puts the author's tables into boxes. Reports
 * tags that close nothing and elements that are never closed.
 */
export function balanceHtml(html: string, env: PageEnv): string {
  let balanced = '';
  /** The author's tag that comes next. */
  let raw: PageEnv['rawTags'][number] | undefined;
  /** For each open element, the author's tag that opened it; null if nothing has to close it. */
  const open: (typeof raw | null)[] = [];

  /** Whether an element of the author needs a box: a table, but none inside another. */
  const isBoxed = (name: string, opener: typeof raw) =>
    name === 'table' && opener !== undefined && open.every((outer) => outer?.name.toLowerCase() !== 'table');
  const takeRaw = () => {
    const taken = raw;
    raw = undefined;
    return taken;
  };
  const reportStray = () => {
    const stray = takeRaw();
    if (!stray?.isClosing) return;
    const hint = 'Remove it, or add the opening tag.';
    env.warn('raw-html', `</${stray.name}> closes nothing`, stray.token, hint);
  };
  const reportUnclosed = ({ name, token }: PageEnv['rawTags'][number]) => {
    if (OPTIONAL_ENDS.has(name.toLowerCase())) return;
    env.warn('raw-html', `<${name}> is never closed`, token, `Write </${name}> where it ends.`);
  };

  const parser: Parser = new Parser(
    {
      oncomment(number) {
        reportStray();
        raw = env.rawTags[Number(number)];
      },
      ontext(text) {
        reportStray();
        balanced += text;
      },
      onopentag(name, _, isImplied) {
        if (raw?.isClosing) reportStray();
        // `</p>` outside a paragraph would make an empty one.
        const tag = isImplied ? '' : html.slice(parser.startIndex, parser.endIndex + 1);
        const opener = takeRaw();
        balanced += isBoxed(name, opener) ? TABLE_BOX + tag : tag;
        if (!isVoidElement(name)) open.push(isImplied || tag.endsWith('/>') ? null : opener);
      },
      onclosetag(name, isImplied) {
        if (isVoidElement(name)) return;
        const opener = open.pop();
        if (opener === null) return;
        balanced += isBoxed(name, opener) ? '</table></div>' : `</${name}>`;
        if (isImplied) {
          if (opener) reportUnclosed(opener);
        } else if (opener) {
          if (!takeRaw()) reportUnclosed(opener);
        } else reportStray();
      },
      onend: reportStray,
    },
    { decodeEntities: false },
  );
  parser.end(html);
  return balanced;
}
