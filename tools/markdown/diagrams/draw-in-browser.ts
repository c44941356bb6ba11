import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserType, Page } from '@playwright/test';
import { DEFAULT_LANG } from '../../../src/bundle/constants';
import { findChromium } from '../../support/browser/find-chromium';
import { UsageError } from '../../support/problems';
import { PROJECT_ROOT } from '../../support/project-root';

const STYLES = path.join(PROJECT_ROOT, 'src/app/styles/tokens.css');
const PROGRAM = path.join(PROJECT_ROOT, 'src/features/article/diagrams/draw-for-file.ts');

/** An empty page with the site's font and colours. Its language picks the Chinese font. */
function emptyPage(): string {
  return `<!doctype html><html lang="${DEFAULT_LANG}"><style>${readFileSync(STYLES, 'utf8')}</style><body></body></html>`;
}

/** The text of a diagram's drawing, or the reason why drawing failed. */
type Drawn = { svg: string } | { reason: string };

interface DrawnInBrowser {
  /** One result per source, in their order. */
  drawn: Drawn[];
  /** Chinese characters of the sources that the browser has no font for. */
  withoutGlyph: string[];
}

/** Draws diagrams with mermaid in Chromium, one after the other. Throws `UsageError` when no browser starts. */
export async function drawInBrowser(
  diagrams: readonly { id: string; source: string }[],
  onDrawn: (count: number) => void,
): Promise<DrawnInBrowser> {
  // Loaded on demand: the other commands need neither.
  const [{ build }, { chromium }] = await Promise.all([import('rolldown'), import('@playwright/test')]);
  const { output } = await build({
    input: PROGRAM,
    platform: 'browser',
    logLevel: 'silent',
    write: false,
    // A script cannot load the parts of mermaid one by one.
    output: { format: 'iife', minify: true, codeSplitting: false },
  });
  const browser = await startBrowser(chromium);
  try {
    const page = await browser.newPage();
    await page.setContent(emptyPage());
    await page.addScriptTag({ content: output[0].code });
    const drawn: Drawn[] = [];
    for (const { id, source } of diagrams) {
      drawn.push(await draw(page, source, id));
      onDrawn(drawn.length);
    }
    const text = diagrams.map(({ source }) => source).join('');
    return { drawn, withoutGlyph: await page.evaluate(findWithoutGlyph, text) };
  } finally {
    await browser.close();
  }
}

async function draw(page: Page, source: string, id: string): Promise<Drawn> {
  try {
    return { svg: await page.evaluate(`drawForFile(${JSON.stringify(source)}, ${JSON.stringify(id)})`) };
  } catch (error) {
    return { reason: error instanceof Error ? error.message : String(error) };
  }
}

/**
 * Runs in the page. The browser draws a narrow box for a Chinese character without a font: the shapes around it would
 * be too small for other readers. In a font that has it, its width is the font size.
 */
function findWithoutGlyph(text: string): string[] {
  const canvas = document.createElement('canvas').getContext('2d');
  if (!canvas) throw new Error('there is no canvas to measure with');
  canvas.font = `100px ${getComputedStyle(document.documentElement).getPropertyValue('--font-diagram')}`;
  const characters = new Set(text.match(/\p{Script=Han}/gu));
  return [...characters].filter((character) => canvas.measureText(character).width < 90);
}

async function startBrowser(chromium: BrowserType): Promise<Browser> {
  try {
    return await chromium.launch(await findChromium());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Chromium did not start. Set CHROME_PATH to the browser to use.\n${reason}`);
  }
}
