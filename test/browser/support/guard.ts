import type { BrowserContext } from '@playwright/test';

/** Collects console errors, uncaught script errors and requests to other sites while a test runs. */
export function collectFaults(context: BrowserContext, origin: string, allowed: RegExp[]): string[] {
  const faults: string[] = [];
  const report = (fault: string): void => {
    if (!allowed.some((pattern) => pattern.test(fault))) faults.push(fault);
  };
  context.on('console', (message) => {
    if (message.type() === 'error') report(`console: ${message.text()} (${message.location().url})`);
  });
  context.on('weberror', (error) => report(`script: ${error.error().stack ?? error.error().message}`));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.protocol.startsWith('http') && url.origin !== origin) report(`foreign request: ${url.href}`);
  });
  return faults;
}

/** Logs every violation of the Content-Security-Policy as a console error, even if the browser logs none. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}
