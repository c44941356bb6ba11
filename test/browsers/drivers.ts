import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { findFreePort } from '../browser/support/find-free-port';

/** A browser with one page. */
export interface Driver {
  version: string;
  go: (address: string) => Promise<unknown>;
  /** Runs a function in the page. It sees nothing of the surrounding code; its result is JSON. */
  run: <T, A extends readonly unknown[]>(ask: (...args: A) => T | Promise<T>, ...args: A) => Promise<T>;
  close: () => Promise<unknown>;
}

/** Also starts versions of 2020. */
export async function startChromium(executablePath: string): Promise<Driver> {
  const browser = await chromium.launch({
    executablePath,
    args: ['--disable-dev-shm-usage', '--disable-gpu'],
  });
  const page = await browser.newPage({ locale: 'zh-CN' });
  return {
    version: `Chromium ${browser.version()}`,
    go: (address) => page.goto(address),
    run: (ask, ...args) => page.evaluate(callOf(ask, args)),
    close: () => browser.close(),
  };
}

export async function startFirefox(executablePath: string): Promise<Driver> {
  const { default: puppeteer } = await import('puppeteer-core');
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath,
    headless: true,
    // Else the driver loses the page when it comes back from memory.
    extraPrefsFirefox: { 'remote.events.async.enabled': false },
  });
  const page = await browser.newPage();
  return {
    version: (await browser.version()).replace('firefox/', 'Firefox '),
    go: (address) => page.goto(address),
    run: (ask, ...args) => page.evaluate(callOf(ask, args)) as Promise<Awaited<ReturnType<typeof ask>>>,
    close: () => browser.close(),
  };
}

/**
 * Starts a WebKit by its driver. Three commands of the W3C WebDriver protocol are all that is needed of it; a client from
 * npm would be larger than this whole test.
 */
export async function startWebKit(driver: string, options: object, display?: string): Promise<Driver> {
  const home = mkdtempSync(path.join(tmpdir(), 'docs-webkit-'));
  const port = await findFreePort();
  const env = {
    ...process.env,
    HOME: home,
    WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: '1',
    ...(display && { DISPLAY: display }),
  };
  const programs: ChildProcess[] = [];
  if (display) programs.push(spawn('Xvfb', [display, '-screen', '0', '1280x900x24'], { stdio: 'ignore' }));
  programs.push(spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' }));
  const send = async (method: string, command: string, body?: object) => {
    const address = `http://127.0.0.1:${port}/session${command}`;
    const answer = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
    const { value } = (await answer.json()) as { value: { error?: string; message?: string } };
    if (value?.error) throw new Error(`${value.error}: ${value.message}`);
    return value as unknown;
  };
  const end = (): void => {
    for (const program of programs) program.kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    await answersAt(port);
    const { sessionId, capabilities } = (await send('POST', '', {
      capabilities: { alwaysMatch: options },
    })) as {
      sessionId: string;
      capabilities: { browserName: string; browserVersion: string };
    };
    return {
      version: `${capabilities.browserName} ${capabilities.browserVersion}`,
      go: (url) => send('POST', `/${sessionId}/url`, { url }),
      run: (ask, ...args) => {
        const script = `const done = arguments[0]; Promise.resolve(${callOf(ask, args)}).then(done)`;
        return send('POST', `/${sessionId}/execute/async`, { script, args: [] }) as Promise<
          Awaited<ReturnType<typeof ask>>
        >;
      },
      close: () => send('DELETE', `/${sessionId}`).finally(end),
    };
  } catch (error) {
    end();
    throw error;
  }
}

/** The call of a function as source text. A node of the page would not get through, so it counts as `true`. */
function callOf(ask: (...args: never[]) => unknown, args: readonly unknown[]): string {
  const call = `(${ask})(...${JSON.stringify(args)})`;
  return `Promise.resolve(${call}).then((value) => (value instanceof Node ? true : value))`;
}

async function answersAt(port: number): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await fetch(`http://127.0.0.1:${port}/status`);
      return;
    } catch (error) {
      if (tries === 100) throw error;
      await sleep(100);
    }
  }
}
