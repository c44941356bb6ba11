/**
 * Unit tests: `tools` runs in Node (bundler, contract, architecture, config), `app` in jsdom with
 * Node's own fetch (jest-fixed-jsdom), which msw needs.
 */

/** Packages without a CommonJS build among those the tests reach; they are transformed as our sources are. */
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
  'rettime',
  'until-async',
];

/** Tests of what runs in a browser; all others run in Node. */
const APP_FOLDERS = ['app', 'content', 'features', 'msw', 'shared', 'worker'];

const shared = {
  transform: {
    '^.+\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
          target: 'es2022',
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${ESM_ONLY_PACKAGES.join('|')})/)`],
  moduleNameMapper: { '\\.css(?:\\?text)?$': '<rootDir>/test/stubs/style.ts' },
  restoreMocks: true,
};

export default {
  // By default one core is left free, which on two is half of them.
  maxWorkers: '100%',
  // A cap for machines with other work, not a demand. Milliseconds.
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
