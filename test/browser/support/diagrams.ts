import type { Locator, Page } from '@playwright/test';

/** A page with diagrams. */
export const DIAGRAM_PAGE = '/fields/relations.html';
/** A heading on this page with two diagrams above it. */
export const BELOW_DIAGRAMS = `${DIAGRAM_PAGE}#${encodeURIComponent('字段与表单')}`;

export const firstDiagram = (page: Page): Locator => page.locator('.mermaid').first();
export const firstDrawing = (page: Page): Locator => firstDiagram(page).locator('> svg');

/** Collects the addresses of the diagram library's scripts that a page requests from now on. */
export function watchLibrary(page: Page): string[] {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (/vendors~flowchart/.test(request.url())) scripts.push(request.url());
  });
  return scripts;
}
