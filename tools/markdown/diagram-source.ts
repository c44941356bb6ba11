import type { Token } from 'marked';
import { fenceOf } from './fence-info';
import { textOf } from './token-tree';

/** mermaid source of a fence in a diagram language; undefined for any other fence. */
export function diagramOfFence(code: string, language: string): string | undefined {
  if (language === 'mermaid') return code.trim();
  if (language === 'flow' || language === 'flowchart') return flowchartToMermaid(code).trim();
  return undefined;
}

/** mermaid source of a token that becomes a diagram; undefined for any other token. */
export function diagramOfToken(token: Token): string | undefined {
  const fence = fenceOf(token);
  return fence ? diagramOfFence(textOf(token), fence.language) : undefined;
}

/** Shapes of flowchart.js and the brackets around their text in mermaid; all other shapes are boxes. */
const SHAPES = new Map([
  ['start', ['([', '])']],
  ['end', ['([', '])']],
  ['subroutine', ['[[', ']]']],
  ['condition', ['{', '}']],
  ['inputoutput', ['[/', '/]']],
]);

const NODE_PATTERN = /^([^\s=]+)\s*=>\s*(\w+)\s*:(.*)$/;
/** `name` or `name(words)`. A name may contain hyphens but not end with one: `a-->b` is no arrow of flowchart.js. */
const STEP_PATTERN = /^([^\s(>]*[^\s(>-])\s*(?:\(([^)]*)\))?$/;
/** A node's text may be followed by its state (`|past`) and its link (`:>https://…`), in this order. */
const STATE_PATTERN = /\|\w+$/;
const LINK_PATTERN = /:>[^\s:](?:(?!:>)\S)*$/;
/** Words in parentheses after a node that say where an arrow leaves the shape. They are not labels. */
const DIRECTIONS = new Set(['left', 'right', 'top', 'bottom']);

/** Rewrites a flowchart.js diagram (`st=>start: …`, `st->op`) as mermaid. */
function flowchartToMermaid(source: string): string {
  const ids = new Map<string, string>();
  const defined = new Set<string>();
  // Names of flowchart.js may be words that mermaid reserves, such as `end`.
  const idOf = (name: string) => {
    const id = ids.get(name) ?? `n${ids.size + 1}`;
    ids.set(name, id);
    return id;
  };
  const lines = ['flowchart TD'];
  for (const line of source.split('\n')) {
    const node = NODE_PATTERN.exec(line.trim());
    if (node) {
      const [, name = '', shape = '', text = ''] = node;
      const [open, close] = SHAPES.get(shape) ?? ['[', ']'];
      defined.add(name);
      lines.push(`  ${idOf(name)}${open}"${labelOf(text)}"${close}`);
    } else if (line.includes('->')) {
      lines.push(...edgesOf(line, idOf));
    }
  }
  // A node that occurs only in arrows, for example because of a misspelling, becomes a box with its name.
  for (const [name, id] of ids) if (!defined.has(name)) lines.push(`  ${id}["${labelOf(name)}"]`);
  return lines.join('\n');
}

/** A label without link and state; quotation marks, which would end it, are escaped. */
function labelOf(text: string): string {
  return text.trim().replace(LINK_PATTERN, '').replace(STATE_PATTERN, '').replaceAll('"', '#quot;');
}

function edgesOf(line: string, idOf: (name: string) => string): string[] {
  const steps = line.split('->').map((step) => STEP_PATTERN.exec(step.trim()));
  return steps.slice(1).flatMap((to, i) => {
    const from = steps[i];
    if (!from?.[1] || !to?.[1]) return [];
    const words = (from[2] ?? '').split(',').map((word) => word.trim());
    const label = words.filter((word) => word !== '' && !DIRECTIONS.has(word)).join(', ');
    return `  ${idOf(from[1])} -->${label ? `|"${labelOf(label)}"|` : ''} ${idOf(to[1])}`;
  });
}
