import type * as TrustedTypesModule from '../../../src/content/trusted-types';

type Rules = Record<string, (input: string) => string>;

/** Loads the module again, as in a browser with the Trusted Types API. */
async function load(): Promise<{ module: typeof TrustedTypesModule; policies: Map<string, Rules> }> {
  const policies = new Map<string, Rules>();
  const createPolicy = (name: string, rules: Rules): Rules => {
    policies.set(name, rules);
    return rules;
  };
  Reflect.set(globalThis, 'trustedTypes', { createPolicy });
  jest.resetModules();
  return { module: await import('../../../src/content/trusted-types'), policies };
}

afterEach(() => {
  Reflect.deleteProperty(globalThis, 'trustedTypes');
});

describe('the default policy, for HTML and scripts that libraries add', () => {
  test('sanitises HTML', async () => {
    const { module, policies } = await load();
    module.guardDocument();
    const { loadSanitizer } = await import('../../../src/content/load-sanitizer');
    await loadSanitizer();
    expect(policies.get('default')?.createHTML?.('<b>x</b><img src=x onerror=alert(1)>')).toBe(
      '<b>x</b><img src="x">',
    );
  });

  test('rejects all HTML but the app’s own before the sanitiser has loaded', async () => {
    const { module, policies } = await load();
    module.guardDocument(['<i>ours</i>']);
    expect(policies.get('default')?.createHTML?.('<i>ours</i>')).toBe('<i>ours</i>');
    expect(() => policies.get('default')?.createHTML?.('<i>theirs</i>')).toThrow(TypeError);
  });

  test.each([
    ['/docs/assets/js/main.0123456789.js', 'http://localhost/docs/assets/js/main.0123456789.js'],
    ['/docs/service-worker.js', 'http://localhost/docs/service-worker.js'],
    // Whether this host is allowed is decided by `script-src`.
    ['https://hm.baidu.com/hm.js?x', 'https://hm.baidu.com/hm.js?x'],
  ])('allows %s as a script', async (address, href) => {
    const { module, policies } = await load();
    module.guardDocument();
    expect(policies.get('default')?.createScriptURL?.(address)).toBe(href);
  });

  test.each([
    '/docs/files/upload.js',
    '/uploads/x.js',
    '/docs/assets/../upload.js',
    '/docs/service-worker.js/../x.js',
  ])('rejects %s as a script', async (address) => {
    const { module, policies } = await load();
    module.guardDocument();
    expect(() => policies.get('default')?.createScriptURL?.(address)).toThrow(TypeError);
  });
});

test('without the API, toTrusted returns sanitised HTML unchanged', async () => {
  jest.resetModules();
  const { guardDocument, toTrusted } = await import('../../../src/content/trusted-types');
  const { sanitizeHtml } = await import('../../../src/content/sanitize-html');
  expect(() => guardDocument()).not.toThrow();
  expect(toTrusted(sanitizeHtml('<p>x</p>'))).toBe('<p>x</p>');
});
