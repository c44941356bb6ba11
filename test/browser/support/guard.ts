import type { BrowserContext } from '@playwright/test';

/** Collects what should never happen while a test runs: errors in the console or of scripts, requests to other sites. */
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

/** Has every violation of the Content-Security-Policy told in the console, whatever the browser itself says of it. */
export async function reportViolations(context: BrowserContext): Promise<void> {
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      console.error(`policy violation: ${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
}
