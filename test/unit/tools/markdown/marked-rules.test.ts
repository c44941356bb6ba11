import { createHash } from 'node:crypto';
import { Lexer } from 'marked';
import { adaptBlockRules, adaptInlineRules } from '../../../../tools/markdown/lexer-rules';

const { gfm: BLOCK } = Lexer.rules.block;
const { gfm: INLINE } = Lexer.rules.inline;

/** Hashes of marked's patterns that `lexer-rules.ts` replaces, as they were when that file was written. */
const KNOWN = {
  paragraph: 'd3d9823ad92e',
  heading: 'a7e8ec9710bb',
  lheading: '158822c68e4f',
  table: 'e501af2f88cb',
  reflinkSearch: 'ea5ae1086fbe',
  link: 'd38bfad768aa',
  url: '85ff0228e1db',
};

const fingerprint = (pattern: RegExp) =>
  createHash('sha256').update(String(pattern)).digest('hex').slice(0, 12);

describe('marked’s pattern', () => {
  test.each(Object.entries(KNOWN))('%s has not changed since lexer-rules.ts was written', (name, known) => {
    const pattern: unknown = Reflect.get({ ...BLOCK, ...INLINE }, name);
    if (!(pattern instanceof RegExp)) throw new Error(`marked has no pattern ${name} any more`);
    const found = fingerprint(pattern);
    if (found !== known)
      throw new Error(
        `marked has changed its pattern ${name} (${found}). Read lexer-rules.ts against it, then update this test:\n${pattern}`,
      );
  });
});

/** Name of a replaced pattern, a text that it matches, and the groups of the match that marked reads. */
const READ = [
  ['paragraph', '一\n二\n\n三', ['一\n二']],
  ['heading', '## 标题\n', ['##', ' 标题']],
  ['lheading', '标题\n===\n', ['标题', '===']],
  ['table', '| 甲 |\n| - |\n| 1 |\n| 2 |\n', ['| 甲 |', '| - |', '| 1 |\n| 2 |\n']],
  ['link', '[甲](a.md "乙")', ['甲', 'a.md', '"乙"']],
  ['url', 'www.a.cn/b c', ['www.']],
  ['reflinkSearch', '[甲][乙]', ['甲', '乙']],
  ['reflinkSearch', '[甲]', [undefined, undefined, '甲']],
] as const;

describe('our pattern', () => {
  test.each(READ)('%s captures the same groups as marked’s own pattern in %j', (name, text, groups) => {
    for (const rules of [
      { ...BLOCK, ...INLINE },
      { ...adaptBlockRules(BLOCK), ...adaptInlineRules(INLINE) },
    ]) {
      const pattern: unknown = Reflect.get(rules, name);
      const found = pattern instanceof RegExp ? new RegExp(pattern.source).exec(text) : undefined;
      expect(found?.slice(1, 1 + groups.length)).toEqual([...groups]);
    }
  });
});
