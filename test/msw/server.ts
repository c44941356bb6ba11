import { setupServer } from 'msw/node';

/**
 * The one msw server of a test file. `test/setup/jsdom.ts` starts it before the tests, removes the handlers
 * after each test, and fails a test that requests an address without a handler.
 */
export const server = setupServer();
