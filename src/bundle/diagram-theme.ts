/**
 * Maps mermaid's theme variables to custom properties of the style sheet. Drawings made in the browser use the current
 * values of the properties. Drawings made by `npm run diagrams` refer to the properties by name.
 */
export const DIAGRAM_THEME: Readonly<Record<string, string>> = {
  background: '--bg',
  edgeLabelBackground: '--bg',
  labelBackgroundColor: '--bg',
  primaryColor: '--diagram-fill',
  mainBkg: '--diagram-fill',
  primaryBorderColor: '--diagram-line',
  nodeBorder: '--diagram-line',
  primaryTextColor: '--text',
  nodeTextColor: '--text',
  secondaryColor: '--diagram-fill-2',
  secondaryTextColor: '--text',
  tertiaryColor: '--bg-soft',
  tertiaryTextColor: '--text',
  lineColor: '--diagram-line',
  arrowheadColor: '--diagram-line',
  textColor: '--text',
  titleColor: '--text',
  clusterBkg: '--bg-soft',
  clusterBorder: '--border-strong',
  noteBkgColor: '--diagram-note',
  noteTextColor: '--text',
  noteBorderColor: '--border-strong',
  // Entity-relationship diagrams
  rowOdd: '--bg',
  rowEven: '--bg-soft',
  // Sequence diagrams
  actorBkg: '--diagram-fill',
  actorBorder: '--diagram-line',
  actorTextColor: '--text',
  actorLineColor: '--border-strong',
  signalColor: '--diagram-line',
  signalTextColor: '--text',
  labelBoxBkgColor: '--diagram-fill-2',
  labelBoxBorderColor: '--border-strong',
  labelTextColor: '--text',
  loopTextColor: '--text',
  activationBkgColor: '--diagram-fill-2',
  activationBorderColor: '--diagram-line',
  sequenceNumberColor: '--bg',
  // State diagrams
  transitionColor: '--diagram-line',
  transitionLabelColor: '--text',
  stateLabelColor: '--text',
  stateBkg: '--diagram-fill',
  stateBorder: '--diagram-line',
  compositeBackground: '--bg-soft',
  compositeTitleBackground: '--diagram-fill-2',
  compositeBorder: '--border-strong',
  altBackground: '--bg-soft',
  innerEndBackground: '--diagram-line',
  specialStateColor: '--diagram-line',
  // Class diagrams
  classText: '--text',
};

/** Size of the text in diagrams. CSS pixels. */
export const DIAGRAM_FONT_SIZE_PX = 15;

/** mermaid's sizes and spacing, tighter than its defaults: diagrams stand in a column of text. CSS pixels. */
export const DIAGRAM_LAYOUT = {
  flowchart: { nodeSpacing: 32, rankSpacing: 40, padding: 12 },
  er: {
    fontSize: DIAGRAM_FONT_SIZE_PX,
    nodeSpacing: 48,
    rankSpacing: 56,
    minEntityHeight: 56,
    entityPadding: 12,
  },
  state: { nodeSpacing: 32, rankSpacing: 40 },
  sequence: {
    actorFontSize: DIAGRAM_FONT_SIZE_PX,
    messageFontSize: DIAGRAM_FONT_SIZE_PX,
    noteFontSize: DIAGRAM_FONT_SIZE_PX,
    height: 48,
    width: 130,
  },
};
