import type * as TrustedTypesModule from '../../../src/content/trusted-types';

type Rules = Record<string, (input: string) => string>;

/** Loads the module anew in a browser that has the API. */
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

describe('the policy for what libraries give to the document', () => {
  test('takes away what could run', async () => {
    const { module, policies } = await load();
    module.guardDocument();
    const { loadSanitizer } = await import('../../../src/content/load-sanitizer');
    await loadSanitizer();
    expect(policies.get('default')?.createHTML?.('<b>x</b><img src=x onerror=alert(1)>')).toBe(
      '<b>x</b><img src="x">',
    );
  });

  test('lets nothing through before the sanitiser is there, but the app’s own', async () => {
    const { module, policies } = await load();
    module.guardDocument(['<i>ours</i>']);
    expect(policies.get('default')?.createHTML?.('<i>ours</i>')).toBe('<i>ours</i>');
    expect(() => policies.get('default')?.createHTML?.('<i>theirs</i>')).toThrow(TypeError);
  });

  test.each([
    ['/docs/assets/js/main.0123456789.js', 'http://localhost/docs/assets/js/main.0123456789.js'],
    ['/docs/service-worker.js', 'http://localhost/docs/service-worker.js'],
    // The host is for `script-src` to allow.
    ['https://hm.baidu.com/hm.js?x', 'https://hm.baidu.com/hm.js?x'],
  ])('lets %s be a script', async (address, href) => {
    const { module, policies } = await load();
    module.guardDocument();
    expect(policies.get('default')?.createScriptURL?.(address)).toBe(href);
  });

  test.each([
    '/docs/files/upload.js',
    '/uploads/x.js',
    '/docs/assets/../upload.js',
    '/docs/service-worker.js/../x.js',
  ])('does not let %s be one', async (address) => {
    const { module, policies } = await load();
    module.guardDocument();
    expect(() => policies.get('default')?.createScriptURL?.(address)).toThrow(TypeError);
  });
});

test('without the API, sanitised HTML is handed on as it is', async () => {
  jest.resetModules();
  const { guardDocument, toTrusted } = await import('../../../src/content/trusted-types');
  const { sanitizeHtml } = await import('../../../src/content/sanitize-html');
  expect(() => guardDocument()).not.toThrow();
  expect(toTrusted(sanitizeHtml('<p>x</p>'))).toBe('<p>x</p>');
});
