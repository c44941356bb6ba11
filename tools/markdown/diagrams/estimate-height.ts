/** Height of a diagram with one line of source, by kind. CSS pixels, measured at the site's text size. */
const BASE: Record<string, number> = { sequenceDiagram: 190, pie: 450, gantt: 120, mindmap: 300 };
/** Height that each further line adds. */
const STEP: Record<string, number> = { sequenceDiagram: 48, pie: 0, gantt: 28, mindmap: 24 };

/** The same for all other kinds. A line is mostly a link, and every second link adds a rank of 104 pixels. */
const OTHER_BASE = 110;
const OTHER_STEP = 52;
/** A drawing that runs sideways (LR, RL) grows little in height. */
const SIDEWAYS_STEP = 16;
const SIDEWAYS_PATTERN = /^(?:flowchart|graph)[ \t]+(?:LR|RL)\b|^[ \t]*direction[ \t]+(?:LR|RL)\b/m;

/** Smallest drawing, and the most that a reader may scroll past without seeing anything. CSS pixels. */
const MIN_HEIGHT = 130;
const MAX_HEIGHT = 640;

/**
 * Height to reserve for a diagram that the browser will draw, in CSS pixels. A smaller diagram leaves empty space; a
 * larger one scrolls.
 */
export function estimateHeight(source: string): number {
  const lines = source.split('\n').filter((line) => /\S/.test(line) && !/^\s*%%/.test(line));
  const [kind = ''] = lines[0]?.trim().split(/\s/) ?? [];
  const step = STEP[kind] ?? (SIDEWAYS_PATTERN.test(source) ? SIDEWAYS_STEP : OTHER_STEP);
  const height = (BASE[kind] ?? OTHER_BASE) + step * (lines.length - 1);
  return Math.min(Math.max(height, MIN_HEIGHT), MAX_HEIGHT);
}
