import { parseSamples } from '../../../../../tools/authoring/check/samples/parse-samples';
import type { SampleLanguage } from '../../../../../tools/authoring/check/samples/sample';
import { checkPage } from '../../../../helpers/check-page';

const faultOf = async (language: SampleLanguage, code: string) =>
  (await parseSamples([{ language, code }]))[0];

describe('a sample that parses', () => {
  it.each([
    ['json', '{"a": [1, 2]}'],
    ['json', '{"a": [1, …], "b": "…", ...}'],
    ['json', '{\n  // 说明\n  "a": 1, // 说明，"…"\n  /* 乙 */ "b": "// …", // 丙\n  …\n}'],
    ['json', '{"a": …, "b": ..., "c": 1}'],
    ['json', '[\n  {"a": 1},\n  …\n]'],
    ['yaml', 'a: 1\nb:\n  - c\n…\n'],
    ['yaml', 'a: 1\n---\nb: 2\n'],
    ['js', "import a from 'a';\nconst { b } = await a();\n...\n"],
    ['js', 'return 1;'],
    ['bash', 'sscms plugin package -d <插件标识> && cd <plugin-id> # 说明'],
    ['bash', 'cat > a <<EOF\nif\nEOF'],
  ] as const)('%s %j has no fault', async (language, code) => {
    expect(await faultOf(language, code)).toBeNull();
  });
});

describe('a sample that does not parse', () => {
  it.each([
    ['json', '{\n  "a": 1\n  "b": 2\n}', 3, 3],
    ['json', '{"a": 1', 1, 8],
    ['json', '{"a": 1,}', 1, 9],
    ['json', "{'a': 1}", 1, 2],
    ['json', '{\n  a: 1 // 说明\n}', 2, 3],
    ['yaml', 'a: 1\nb: c: d\n', 2, 4],
    ['js', 'const a = 1;\nconst b = ;', 2, 11],
    ['bash', 'echo 1\nif true; then echo', 2, 1],
  ] as const)('%s %j is reported at its line and column', async (language, code, line, column) => {
    expect(await faultOf(language, code)).toMatchObject({ line, column });
  });

  it('is reported when it is nested too deeply, and the samples after it are still parsed', async () => {
    const deep = (open: string, close: string) => open.repeat(5000) + close.repeat(5000);
    const codes = [deep('(', ')'), 'ls', deep('{ ', '; }'), 'ls', 'if'];
    const reply = await parseSamples(codes.map((code) => ({ language: 'bash', code })));
    expect(reply.map((fault) => fault?.message)).toEqual([
      'it is nested too deeply',
      undefined,
      'it is nested too deeply',
      undefined,
      '`if` must be followed by a statement list',
    ]);
    expect(await faultOf('json', deep('[', ']'))).toBeNull();
  });

  it('is found among samples that parse', async () => {
    const codes = ['ls', 'echo "a', '# 说明', ')', 'cat <<EOF\nEOF'];
    const reply = await parseSamples(codes.map((code) => ({ language: 'bash', code })));
    expect(reply.map((fault) => fault !== null)).toEqual([false, true, false, true, false]);
  });
});

/** The parsers run in a process of their own, which takes long to start on a busy machine. Milliseconds. */
const WORKER_TIMEOUT_MS = 120_000;

describe('code blocks of a page', () => {
  jest.setTimeout(WORKER_TIMEOUT_MS);

  it('are reported at their lines, and so are diagrams', async () => {
    const source =
      '# 甲\n\n- 乙\n\n  ```json title="a.json"\n  {\n    "a" 1\n  }\n  ```\n\n```mermaid\nsequenceDiagram\n  A->>B\n```\n\n```mermaid\nflowchart LR\n  A["甲"] --> B{乙}\n```\n\n```mermaid\nsequenceDiagram\n  box Aqua 前台\n  participant A\n  end\n```\n';
    expect(await checkPage(source, 'broken-sample', 'broken-diagram')).toEqual([
      '7:9 broken-sample this json does not parse: Colon expected | Correct it, or write "fragment" after the language if the code is incomplete.',
      '13:1 broken-diagram this mermaid does not parse: unexpected NEWLINE | Correct it: readers would see its source.',
    ]);
  });

  it('are not parsed when they are marked "fragment"', async () => {
    expect(await checkPage('```json fragment {1}\n"a": 1,\n```\n', 'broken-sample')).toEqual([]);
  });

  it('are parsed without the lines that they mark as removed', async () => {
    const source = '```json\n{\n  "a": 1 // [!code --]\n  "a": 2 // [!code ++]\n}\n```\n';
    expect(await checkPage(source, 'broken-sample')).toEqual([]);
  });
});
