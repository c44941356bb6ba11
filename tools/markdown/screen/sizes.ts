/** Sizes that several parts of a drawing share, in units of the drawing. */
export const DRAWING_WIDTH = 640;
export const CONTROL_HEIGHT = 28;
/** Gap between rows of one block. */
export const ROW_GAP = 8;
/** Gap between blocks. */
export const BLOCK_GAP = 16;
