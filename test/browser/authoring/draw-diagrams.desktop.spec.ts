import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { drawDiagrams } from '../../../tools/commands/draw-diagrams';
import { DRAWINGS_FOLDER, drawingFileOf, readDrawing } from '../../../tools/markdown/diagrams/drawing-file';

const FLOW =
  'flowchart TB\n  A["甲 & 乙"] -->|"是"| B{"<b>丙</b>"}\n  subgraph S["组"]\n    B -.-> C[("丁")]\n  end';
const SEQUENCE =
  'sequenceDiagram\n  autonumber\n  参与者->>系统: 请求\n  Note over 系统: 记下\n  系统-->>参与者: 回答';
const STATES = 'stateDiagram-v2\n  [*] --> 草稿\n  草稿 --> [*] : 删除';
const ENTITIES =
  'erDiagram\n  SITE ||--o{ CHANNEL : has\n  SITE {\n    int Id PK "编号"\n    string SiteName\n  }';
/** A light and a dark node with colours of their own: their labels have to be readable in both colour schemes. */
const COLORED =
  'flowchart TB\n  A["浅"] --> B["深"] --> C["无"]\n  style A fill:#f9f\n  classDef deep fill:#622,stroke:#a60,color:#fff\n  class B deep\n  click C "https://example.com"';
const BOX = 'sequenceDiagram\n  box rgb(230,240,250) 前台\n  participant 甲\n  end\n  甲->>乙: 请求';
const WRONG = 'flowchart LR\n  A --';

const fence = (source: string): string => `\`\`\`mermaid\n${source}\n\`\`\`\n`;
const textOf = (svg: string): string => svg.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ');

test('diagrams are drawn as shapes and text in the site’s colours, the same every time, and only when they change', async () => {
  const root = test.info().outputPath('content');
  mkdirSync(path.join(root, DRAWINGS_FOLDER), { recursive: true });
  writeFileSync(path.join(root, DRAWINGS_FOLDER, '0123456789.svg'), '<svg/>');
  const sources = [FLOW, SEQUENCE, STATES, ENTITIES, COLORED, BOX, WRONG];
  writeFileSync(path.join(root, 'a.md'), `# 甲\n\n${sources.map(fence).join('\n')}`);
  const drawn: number[] = [];
  const result = await drawDiagrams(root, false, (count) => void drawn.push(count));
  expect(result).toMatchObject({ total: 7, drawn: 6, removed: 1 });
  expect(result.failed.map(({ place }) => place.line)).toEqual([51]);

  const svgOf = (source: string): string => readFileSync(path.join(root, drawingFileOf(source)), 'utf8');
  for (const source of [FLOW, SEQUENCE, STATES, ENTITIES]) {
    const svg = readDrawing(svgOf(source)) ?? '';
    expect(svg).not.toMatch(/NaN|undefined|Infinity|="#|rgb/);
    expect(svg).toContain('var(--diagram-line)');
  }
  expect(textOf(svgOf(FLOW))).toMatch(/甲 &amp; 乙/);
  for (const word of ['是', '丙', '丁', '组']) expect(textOf(svgOf(FLOW))).toContain(word);
  for (const word of ['请求', '记下', '回答', ' 1 ', ' 2 ']) expect(textOf(svgOf(SEQUENCE))).toContain(word);
  // The circle behind a number, which is white.
  expect(svgOf(SEQUENCE)).toMatch(/ marker-start="url\(#\w+-sequencenumber\)"/);
  for (const word of ['草稿', '删除']) expect(textOf(svgOf(STATES))).toContain(word);
  for (const word of ['SITE', 'CHANNEL', 'has', 'SiteName', '编号'])
    expect(textOf(svgOf(ENTITIES))).toContain(word);
  const label = (text: string) => new RegExp(`<text[^>]*>${text}`).exec(svgOf(COLORED))?.[0];
  expect(svgOf(COLORED)).toContain('fill="rgb(255,153,255)"');
  expect(label('浅')).toContain('fill="#000"');
  expect(label('深')).toContain('fill="#fff"');
  expect(label('深')).toContain('stroke="none"');
  expect(label('无')).not.toContain('fill=');

  const before = svgOf(FLOW);
  await drawDiagrams(root, true, () => undefined);
  expect(svgOf(FLOW)).toBe(before);
  writeFileSync(path.join(root, 'a.md'), `# 甲\n\n${fence(FLOW)}\n${fence(STATES)}`);
  drawn.length = 0;
  expect(await drawDiagrams(root, false, (count) => void drawn.push(count))).toEqual({
    total: 2,
    drawn: 0,
    removed: 4,
    failed: [],
    wide: [],
    withoutGlyph: [],
  });
  expect(drawn).toEqual([]);
  expect(svgOf(FLOW)).toBe(before);
});

test('a Chinese character that no font has is reported, unless its placeholder is as wide as a character', async ({
  page,
}) => {
  const root = test.info().outputPath('content');
  mkdirSync(root, { recursive: true });
  // Added to Unicode in 2022, so usual fonts lack it. Chinese fonts show a box for it, as wide as a
  // character.
  const character = '\u{32000}';
  writeFileSync(path.join(root, 'a.md'), `# 甲\n\n${fence(`flowchart LR\n  A["${character}"]`)}`);
  await page.goto('');
  const boxWidth = await page.evaluate((text) => {
    const canvas = document.createElement('canvas').getContext('2d');
    const fonts = getComputedStyle(document.documentElement).getPropertyValue('--font-diagram');
    if (canvas) canvas.font = `100px ${fonts}`;
    return canvas?.measureText(text).width;
  }, character);
  const result = await drawDiagrams(root, false, () => undefined);
  expect(result).toMatchObject({ drawn: 1, withoutGlyph: boxWidth && boxWidth >= 90 ? [] : [character] });
});
