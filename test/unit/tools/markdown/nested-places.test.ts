import { bundlePage } from '../../../helpers/bundle-page';

const LINK = '[x](./dead.md)';

/** Line and column of each dead link: where it is reported (`told`), and where it stands outside code (`wanted`). */
async function placesOf(text: string): Promise<{ told: string[]; wanted: string[] }> {
  const { problems } = await bundlePage(text);
  const wanted = text
    .split('\n')
    .flatMap((line, i) =>
      [...line.matchAll(/(?<!`)\[x\]\(\.\/dead\.md\)/g)].map(({ index }) => `${i + 1}:${index + 1}`),
    );
  return { told: problems.map((problem) => problem.split(' ')[0] ?? ''), wanted };
}

/** Each of these problems was once reported at a wrong place. */
describe('a problem in nested blocks is reported at its line and column', () => {
  it.each([
    ['a quotation with tabs', `>\t\n>\t${LINK}\n`],
    ['a quotation of a table, with tabs', `>\t>\t| a |\n>\t>\t|---|\n>\t>\t| ${LINK} |\n`],
    ['a quotation right after a list, continued without its ">"', `- > 甲\n>\t ${LINK}\n      ${LINK}\n`],
    ['a quotation continued by an indented line', `> -   > [!NOTE]\n>         ${LINK}\n>     > 乙 ${LINK}\n`],
    ['a list that begins with an empty line', `-\n  ${LINK}\n\n  ${LINK}\n`],
    ['a task in a list', `- [ ] 甲 ${LINK}\n- [x] ${LINK}\n\n  ${LINK}\n`],
    [
      'a cell after an escaped pipe',
      `| a\\|b ${LINK} | c |\n|---|---|\n| \`\\|\` | ${LINK} |\n${LINK} | ${LINK}\n`,
    ],
    ['a list in a container in a list', `1. 甲\n\n   ::: tip\n   - 乙\n     ${LINK}\n   :::\n\n   ${LINK}\n`],
    ['the title of a container', `:::: tip  tip ${LINK} \n\n::: details ${LINK} 甲\n${LINK}\n:::\n::::\n`],
    ['a cell with an escaped pipe after the link', `| ${LINK} a\\|b |\n|---|\n| ${LINK} \`\\|\` |\n`],
    ['a quotation in a quotation, continued without its ">"', `>\t> 甲\n>\t> 乙 ${LINK}\n    ${LINK}\n`],
    ['a task with a list', `- [x] ${LINK}\n  - ${LINK}\n- [ ] 甲\n  乙 ${LINK}\n`],
    ['a footnote that begins with an empty line', `甲[^1]\n\n[^1]:\n    ${LINK}\n\n    ${LINK}\n`],
    ['a footnote', `甲[^1]\n\n[^1]: 乙 ${LINK}\n\n    ${LINK}\n`],
    ['emphasis after an escape and an entity', `\\*&amp; ***a ${LINK}*** ~~${LINK}~~\n`],
    ['an alert', `> [!TIP]\n> ${LINK}\n>\n> - ${LINK}\n`],
    ['a heading with "#" signs on both sides', `  ## ${LINK} ##\n\n  ${LINK}\n===\n`],
    ['a link after code with the same text', `\`${LINK}\` ${LINK}\n`],
  ])('%s', async (_, text) => {
    const { told, wanted } = await placesOf(text);
    expect(wanted).not.toEqual([]);
    expect(told).toEqual(wanted);
  });
});
