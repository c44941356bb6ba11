import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, BrowserType } from '@playwright/test';
import { DEFAULT_LANG } from '../../../src/bundle/constants';
import { findChromium } from '../../support/browser/find-chromium';
import { UsageError } from '../../support/problems';
import { PROJECT_ROOT } from '../../support/project-root';
import type { Drawn } from './in-page/draw';

const STYLES = path.join(PROJECT_ROOT, 'src/app/styles/tokens.css');
const PROGRAM = path.resolve(import.meta.dirname, 'in-page/draw.ts');

/** An empty page with the site's font, which determines the widths of boxes. Its language picks the Chinese font. */
function emptyPage(): string {
  return `<!doctype html><html lang="${DEFAULT_LANG}"><style>${readFileSync(STYLES, 'utf8')}
body { font-family: var(--font-diagram); }</style><body></body></html>`;
}

interface DrawnInBrowser {
  /** One result per source, in their order: the drawing, or the reason why there is none. */
  drawn: Drawn[];
  /** Chinese characters of the sources that the browser has no font for. */
  withoutGlyph: string[];
}

/** Draws diagrams with mermaid in Chromium, one after the other. Throws `UsageError` when no browser starts. */
export async function drawInBrowser(
  sources: readonly string[],
  onDrawn: (count: number) => void,
): Promise<DrawnInBrowser> {
  // Loaded on demand: the other commands need neither.
  const [{ build }, { chromium }] = await Promise.all([import('esbuild'), import('@playwright/test')]);
  const { outputFiles } = await build({
    entryPoints: [PROGRAM],
    bundle: true,
    write: false,
    format: 'iife',
    minify: true,
    logLevel: 'error',
  });
  const browser = await startBrowser(chromium);
  try {
    const page = await browser.newPage();
    await page.setContent(emptyPage());
    await page.addScriptTag({ content: outputFiles[0]?.text ?? '' });
    const drawn: Drawn[] = [];
    for (const source of sources) {
      drawn.push(await page.evaluate((text) => window.drawDiagram(text), source));
      onDrawn(drawn.length);
    }
    const withoutGlyph = await page.evaluate((text) => window.findWithoutGlyph(text), sources.join(''));
    return { drawn, withoutGlyph };
  } finally {
    await browser.close();
  }
}

async function startBrowser(chromium: BrowserType): Promise<Browser> {
  try {
    return await chromium.launch(await findChromium());
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new UsageError(`Chromium did not start. Set CHROME_PATH to the browser to use.\n${reason}`);
  }
}
