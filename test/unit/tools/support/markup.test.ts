import { element, escapeText, jsonScript, textElement } from '../../../../tools/support/markup';

describe('an element', () => {
  test.each([
    [element('p'), '<p></p>'],
    [element('br'), '<br>'],
    [element('rect', { width: 1 }), '<rect width="1"/>'],
    [element('input', { disabled: true, value: undefined }), '<input disabled>'],
    [textElement('a', '<&>', { href: '"\'' }), '<a href="&quot;&#39;">&lt;&amp;&gt;</a>'],
    [textElement('p', 'a\0b\x1b\ud800c\ufffe'), '<p>abc</p>'],
  ])('is written as %s', (written, expected) => expect(written).toBe(expected));

  test.each([
    '',
    'a b',
    'a=b',
    'a>',
    'a"',
    "a'",
    'a/',
    '1a',
    'a\n',
    '__proto__',
    'onclick',
    'OnLoad',
    'srcdoc',
  ])('cannot have an attribute named %j', (name) => {
    expect(() => element('p', Object.fromEntries([[name, 'x']]))).toThrow('an attribute cannot be named');
  });

  test.each(['', 'p onclick=x', 'p>', '!--', '/p', 'p\n'])('cannot be named %j', (name) => {
    expect(() => element(name)).toThrow('an element cannot be named');
  });
});

test('data in a script has no characters of markup, and JSON.parse returns the same data', () => {
  const value = { text: '</script><!--<script>-->\u2028\u2029 &', ']]>': '"' };
  const script = jsonScript({ type: 'application/json' }, value);
  const [, json = ''] = /^<script type="application\/json">(.*)<\/script>$/.exec(script) ?? [];
  expect(json).not.toMatch(/[<>\u2028\u2029]/);
  expect(JSON.parse(json)).toEqual(value);
});

test('escapeText keeps entities, escapes other special characters and drops control characters', () => {
  expect(escapeText('&lt; &#39; & <b> \x01"')).toBe('&lt; &#39; &amp; &lt;b&gt; &quot;');
});
