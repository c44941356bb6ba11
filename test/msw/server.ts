import { setupServer } from 'msw/node';

/**
 * The one msw server of a test file. `test/setup/jsdom.ts` starts it before the tests, takes the
 * handlers away after each, and fails a test that asks for an address nobody serves.
 */
export const server = setupServer();
