import { headersFor, SANDBOX_POLICY } from '../../../../../tools/documents/security/header-files';

describe('a file that a browser might run', () => {
  test.each([
    '/docs/assets/files/a.0123456789.svg',
    '/docs/assets/%66iles/a.0123456789.svg',
    '/docs/assets/files%2Fa.svg',
    '/docs//assets///files/a.svg',
    '/docs/assets/js/../files/a.svg',
    '/docs/assets/js/%2e%2e/files/a.svg',
    '/docs/assets/js\\..\\files\\a.svg',
    '/DOCS/Assets/Files/a.svg',
  ])('is sandboxed at every spelling of its address: %s', (pathname) => {
    expect(headersFor(pathname)).toEqual({
      'Content-Security-Policy': SANDBOX_POLICY,
      'X-Content-Type-Options': 'nosniff',
    });
  });

  test.each(['/docs/', '/docs/assets/media/a.png', '/docs/files/', '/docs/assets/files', '/docs/%zz'])(
    'is recognised by its folder, so %s is not sandboxed',
    (pathname) => expect(headersFor(pathname)).toEqual({}),
  );
});
