import type { MermaidConfig } from 'mermaid';

/** mermaid's theme variables, each with the custom property whose colour it has. mermaid derives its other colours. */
export const THEME: Readonly<Record<string, string>> = {
  background: '--bg',
  primaryColor: '--diagram-fill',
  primaryTextColor: '--text',
  primaryBorderColor: '--diagram-line',
  secondaryColor: '--diagram-fill-2',
  secondaryTextColor: '--text',
  secondaryBorderColor: '--diagram-line',
  tertiaryColor: '--bg-soft',
  tertiaryTextColor: '--text',
  tertiaryBorderColor: '--border-strong',
  lineColor: '--diagram-line',
  arrowheadColor: '--diagram-line',
  edgeLabelBackground: '--bg',
  noteBkgColor: '--diagram-note',
  noteTextColor: '--text',
  noteBorderColor: '--border-strong',
  actorLineColor: '--border-strong',
  signalColor: '--diagram-line',
  signalTextColor: '--text',
  labelBoxBkgColor: '--diagram-fill-2',
  sequenceNumberColor: '--bg',
  activationBorderColor: '--diagram-line',
  rowOdd: '--bg',
  rowEven: '--bg-soft',
};

/** Size of the text in diagrams. CSS pixels. */
const FONT_SIZE = 14;

/**
 * Sizes for the width of a phone: about 330 CSS pixels, in which two boxes with wrapped labels stand beside each other.
 */
export const SETTINGS: MermaidConfig = {
  startOnLoad: false,
  securityLevel: 'strict',
  theme: 'base',
  suppressErrorRendering: true,
  // The same source gives the same drawing.
  deterministicIds: true,
  handDrawnSeed: 1,
  // Lines of similar length, instead of a last line with one or two characters.
  themeCSS: `
    .nodeLabel p, .edgeLabel p { text-wrap: balance; }
    .node rect, .cluster rect, .statediagram-state rect { rx: 6px; }
    .edgeLabel foreignObject > div { max-width: 120px !important; white-space: normal !important; }`,
  flowchart: { wrappingWidth: 132, nodeSpacing: 18, rankSpacing: 34, padding: 10 },
  state: { nodeSpacing: 18, rankSpacing: 34 },
  er: {
    fontSize: FONT_SIZE,
    nodeSpacing: 18,
    rankSpacing: 56,
    minEntityHeight: 44,
    minEntityWidth: 60,
    entityPadding: 10,
    diagramPadding: 4,
  },
  sequence: {
    height: 40,
    width: 84,
    actorMargin: 16,
    boxMargin: 6,
    messageMargin: 24,
    mirrorActors: false,
  },
};
