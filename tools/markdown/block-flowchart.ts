import type { TokenizerAndRendererExtension } from 'marked';
import { diagramHtml } from './code-block';
import { flowchartToMermaid } from './flowchart';

/** From `@flowstart [preset]` to `@flowend`, or to the end of the document. */
const BLOCK_PATTERN = /^@flowstart[^\n]*\n([\s\S]*?)(?:^@flowend[ \t]*(?:\n|$)|$(?![\s\S]))/m;

/** `@flowstart` blocks of the VuePress flowchart plugin, drawn as mermaid. The preset was a look only. */
export const blockFlowchart: TokenizerAndRendererExtension = {
  name: 'flowchart',
  level: 'block',
  tokenizer(src) {
    if (!src.startsWith('@flowstart')) return undefined;
    const found = BLOCK_PATTERN.exec(src);
    return found ? { type: 'flowchart', raw: found[0], source: found[1] ?? '' } : undefined;
  },
  renderer: (token) => diagramHtml(flowchartToMermaid(String(token.source))),
};
