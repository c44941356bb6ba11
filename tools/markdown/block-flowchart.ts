import type { TokenizerAndRendererExtension } from 'marked';
import { diagramHtml } from './diagram-html';
import { diagramOfToken } from './diagram-source';
import type { PageEnv } from './page-env';

/** From `@flowstart [preset]` to `@flowend`, or to the end of the document. */
const BLOCK_PATTERN = /^@flowstart[^\n]*\n([\s\S]*?)(?:^@flowend[ \t]*(?:\n|$)|$(?![\s\S]))/m;

/** `@flowstart` blocks of the VuePress flowchart plugin, drawn as mermaid. The preset, a mere style, is ignored. */
export function blockFlowchart(env: () => PageEnv): TokenizerAndRendererExtension {
  return {
    name: 'flowchart',
    level: 'block',
    tokenizer(src) {
      if (!src.startsWith('@flowstart')) return undefined;
      const found = BLOCK_PATTERN.exec(src);
      return found ? { type: 'flowchart', raw: found[0], source: found[1] ?? '' } : undefined;
    },
    renderer: (token) => diagramHtml(diagramOfToken(token) ?? '', env()),
  };
}
