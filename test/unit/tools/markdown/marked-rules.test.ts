import { createHash } from 'node:crypto';
import { Lexer } from 'marked';
import { adaptBlockRules, adaptInlineRules } from '../../../../tools/markdown/lexer-rules';

const { gfm: BLOCK } = Lexer.rules.block;
const { gfm: INLINE } = Lexer.rules.inline;

/** The patterns of marked of which `lexer-rules.ts` replaces a part, as they were when that was written. */
const KNOWN = {
  paragraph: 'd3d9823ad92e',
  lheading: '158822c68e4f',
  table: 'e501af2f88cb',
  reflinkSearch: 'ea5ae1086fbe',
  link: 'd38bfad768aa',
};

const fingerprint = (pattern: RegExp) =>
  createHash('sha256').update(String(pattern)).digest('hex').slice(0, 12);
const countGroups = (pattern: RegExp) => new RegExp(`${pattern.source}|`).exec('')?.length;

describe('marked’s pattern', () => {
  test.each(Object.entries(KNOWN))('%s is the one that lexer-rules.ts changes', (name, known) => {
    const pattern: unknown = Reflect.get({ ...BLOCK, ...INLINE }, name);
    if (!(pattern instanceof RegExp)) throw new Error(`marked has no pattern ${name} any more`);
    const found = fingerprint(pattern);
    if (found !== known)
      throw new Error(
        `marked has changed its pattern ${name} (${found}). Read lexer-rules.ts against it, then update this test:\n${pattern}`,
      );
  });

  test('keeps its groups, which marked reads by number', () => {
    const block = adaptBlockRules(BLOCK);
    const inline = adaptInlineRules(INLINE);
    expect(countGroups(block.lheading)).toBe(countGroups(BLOCK.lheading));
    expect(countGroups(block.table)).toBe(countGroups(BLOCK.table));
    expect(countGroups(inline.link)).toBe(countGroups(INLINE.link));
    expect(countGroups(inline.reflinkSearch)).toBe(countGroups(INLINE.reflinkSearch));
  });
});

test('a rule that no longer has the part to change is an error', () => {
  expect(() => adaptBlockRules({ ...BLOCK, table: /^x/ })).toThrow("marked's pattern has changed: ^x");
});
