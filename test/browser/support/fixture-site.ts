import path from 'node:path';

/** Content of the small site on which the browser tests run. Its product is invented. */
export const FIXTURE_SOURCE = 'test/fixtures/site';

/** The fixture site, built by Playwright's web server before the tests start. */
export const FIXTURE_DIST = path.resolve('.tmp/fixture-site');
