import { readFileSync } from 'node:fs';
import path from 'node:path';
import { findChromium } from '../../support/browser/find-chromium';
import { UsageError } from '../../support/problems';
import { PROJECT_ROOT } from '../../support/project-root';
import type { Drawn } from './in-page/draw';

const STYLES = path.join(PROJECT_ROOT, 'src/app/styles/tokens.css');
const PROGRAM = path.resolve(import.meta.dirname, 'in-page/draw.ts');

/** A page with the site's font, which determines the widths of boxes. */
const PAGE = `<!doctype html><html lang="zh-CN"><style>${readFileSync(STYLES, 'utf8')}
body { font-family: var(--font-diagram); }</style><body></body></html>`;

/** Draws diagrams with mermaid in Chromium, one after the other. Throws `UsageError` when no browser starts. */
export async function drawInBrowser(
  sources: readonly string[],
  onDrawn: (count: number) => void,
): Promise<Drawn[]> {
  // Loaded on demand: only authors who draw diagrams need them.
  const [{ build }, { chromium }] = await Promise.all([import('esbuild'), import('@playwright/test')]);
  const [program] = (
    await build({
      entryPoints: [PROGRAM],
      bundle: true,
      write: false,
      format: 'iife',
      minify: true,
      logLevel: 'error',
    })
  ).outputFiles;
  const browser = await chromium.launch(await findChromium()).catch((error: Error) => {
    throw new UsageError(`Chromium was not found. Set CHROME_PATH to the browser to use.\n${error.message}`);
  });
  try {
    const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    await page.setContent(PAGE);
    await page.addScriptTag({ content: program?.text ?? '' });
    const drawn: Drawn[] = [];
    for (const source of sources) {
      drawn.push(await page.evaluate((text) => window.drawDiagram(text), source));
      onDrawn(drawn.length);
    }
    return drawn;
  } finally {
    await browser.close();
  }
}
