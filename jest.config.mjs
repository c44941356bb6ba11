/**
 * Unit tests in two projects: `tools` runs in Node; `app` runs in jsdom with Node's own fetch (jest-fixed-jsdom), which
 * msw needs.
 */

// Not UTC, so that tests fail where the result depends on the machine's time zone.
process.env.TZ = 'Asia/Shanghai';

/** Packages that tests load and that have no CommonJS build. They are transformed like our own sources. */
const ESM_ONLY_PACKAGES = [
  '@open-draft/deferred-promise',
  'dom-serializer',
  'domelementtype',
  'domhandler',
  'domutils',
  'entities',
  'feed',
  'gemoji',
  'htmlparser2',
  'marked',
  'marked-cjk-friendly',
  'rettime',
  'until-async',
];

/** Folders of `test/unit/` with tests of code that runs in a browser; all other tests run in Node. */
const APP_FOLDERS = ['app', 'content', 'features', 'msw', 'shared', 'worker'];

const shared = {
  transform: { '^.+\\.[cm]?[jt]sx?$': '<rootDir>/test/setup/compile.mjs' },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY_PACKAGES.join('|')})/)`],
  moduleNameMapper: { '\\.css(?:\\?text)?$': '<rootDir>/test/stubs/style.ts' },
  restoreMocks: true,
};

export default {
  globalSetup: '<rootDir>/test/setup/bundle-tools.mjs',
  // By default Jest leaves one core free: on two cores, half of the machine.
  maxWorkers: '100%',
  // High, so that tests also pass on a busy machine. Milliseconds.
  testTimeout: 120_000,
  // `default` prints the usual summary; the tally is silent unless `.ci/run` asks for it.
  reporters: ['default', '<rootDir>/test/ci/tally-jest.mjs'],
  projects: [
    {
      ...shared,
      displayName: 'tools',
      testEnvironment: 'node',
      testMatch: ['<rootDir>/test/unit/**/*.test.ts'],
      testPathIgnorePatterns: [`/test/unit/(?:${APP_FOLDERS.join('|')})/`],
    },
    {
      ...shared,
      displayName: 'app',
      testEnvironment: 'jest-fixed-jsdom',
      testEnvironmentOptions: { url: 'http://localhost/docs/' },
      testMatch: [`<rootDir>/test/unit/{${APP_FOLDERS}}/**/*.test.{ts,tsx}`],
      setupFilesAfterEnv: ['<rootDir>/test/setup/jsdom.ts'],
    },
  ],
};
