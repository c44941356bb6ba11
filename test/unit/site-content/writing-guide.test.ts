import { readFileSync } from 'node:fs';
import path from 'node:path';
import { PAGE_RULES, SITE_RULES, TYPOGRAPHY_RULES } from '../../../tools/authoring/check/rules';
import { SAMPLE_RULES } from '../../../tools/authoring/check/rules/broken-sample';
import { ALERT_KINDS } from '../../../tools/markdown/alerts';
import { CONTAINER_KINDS, DEFAULT_TITLES } from '../../../tools/markdown/container-kinds';
import { frontmatterSchema } from '../../../tools/source/frontmatter-schema';
import { filesBelow } from '../../../tools/support/hash-files.mjs';
import { PROJECT_ROOT } from '../../../tools/support/project-root';

/** The guide and its pages about Markdown and the check. */
const GUIDE = ['writing-guide', 'writing-markdown', 'writing-checks']
  .map((name) => readFileSync(path.join(PROJECT_ROOT, `content/miscellaneous/${name}.md`), 'utf8'))
  .join('\n');

/** Text of a second-level section, without its code blocks. */
function sectionOf(heading: string): string {
  const plain = GUIDE.replace(/^[ \t]*(`{3,})[\s\S]*?^[ \t]*\1$/gm, '');
  const [, after = ''] = plain.split(`\n## ${heading}\n`);
  return after.split('\n## ')[0] ?? '';
}

/** Rows of a section's tables without their headers: the words in backticks of the first cell, and the other cells. */
function rowsOf(heading: string): { names: string[]; cells: string[] }[] {
  return [...sectionOf(heading).matchAll(/^\| (`.*) \|$/gm)].map(([, row = '']) => {
    const [first = '', ...cells] = row.split(' | ');
    return { names: Array.from(first.matchAll(/`([^`]+)`/g), ([, name = '']) => name), cells };
  });
}

const namesIn = (heading: string): string[] => rowsOf(heading).flatMap(({ names }) => names);

describe('the writing guide names', () => {
  test('every kind of container, and no other', () => {
    expect(namesIn('提示框').toSorted()).toEqual(CONTAINER_KINDS.toSorted());
  });

  test('the default title of each container', () => {
    const titles = rowsOf('提示框').flatMap(({ names, cells }) => names.map((name) => [name, cells[0]]));
    expect(Object.fromEntries(titles)).toMatchObject({ ...DEFAULT_TITLES, info: DEFAULT_TITLES.note });
  });

  test("every kind of GitHub's alerts", () => {
    expect(/五种：(.*)。/.exec(GUIDE)?.[1]).toBe('`NOTE`、`TIP`、`IMPORTANT`、`WARNING`、`CAUTION`');
    expect(ALERT_KINDS).toEqual(['note', 'tip', 'important', 'warning', 'caution']);
  });

  test('every key of the frontmatter, and no other', () => {
    expect(namesIn('frontmatter').toSorted()).toEqual(Object.keys(frontmatterSchema.shape).toSorted());
  });

  test('every rule of the check, and no name that is not in the code of the tools', () => {
    const named = namesIn('检查报告里的名字');
    const rules = [...PAGE_RULES, ...TYPOGRAPHY_RULES, ...SITE_RULES].flatMap(({ names }) => names);
    expect([...SAMPLE_RULES, ...rules].filter((name) => !named.includes(name))).toEqual([]);
    const sources = filesBelow(path.join(PROJECT_ROOT, 'tools'))
      .filter((file) => file.endsWith('.ts'))
      .map((file) => readFileSync(path.join(PROJECT_ROOT, 'tools', file), 'utf8'))
      .join('\n');
    expect(named.filter((name) => !sources.includes(`'${name}'`))).toEqual([]);
  });
});
