import {
  faultOfAddress,
  faultOfName,
  MAX_NAME_BYTES,
  MAX_PATH_BYTES,
} from '../../../../tools/support/safe-path';

describe('the name of a file', () => {
  it.each([
    'a.html',
    'a/b/c.html',
    'a b/中文（一）.html',
    '..a/b..c/.d',
    'a%20%zz.html',
    '100%.html',
    'console.html',
    'nul-byte/auxiliary.html',
    'com/com10.html',
    'é/😀.html',
    'a*[b]{c}<d>"e\'?#&.html',
    'v1.0.2',
    `${'中'.repeat(71)}.html`,
  ])('may be %j', (name) => {
    expect(faultOfName(name)).toBeUndefined();
  });

  it.each([
    ['../a.html', /has the part "\.\.", which points elsewhere/],
    ['a/../../b.html', /"\.\."/],
    ['a/./b.html', /"\."/],
    ['%2e%2e/a.html', /has the part "%2e%2e", which points elsewhere/],
    ['.%2E/a.html', /points elsewhere/],
    ['%252e%252e/a.html', /points elsewhere/],
    ['%25252525252e/a.html', /encoded several times/],
    ['%zz/..%2fb.html', /separator/],
    ['%zz%2e%2e%2fb.html', /separator/],
    ['a%2fb.html', /separator/],
    ['a\\b.html', /has the part "a\\\\b.html" with a separator in it/],
    ['..%5cb.html', /separator/],
    ['..%255cb.html', /separator/],
    ['/etc/passwd', /has an empty part/],
    ['a//b.html', /has an empty part/],
    ['a/', /has an empty part/],
    ['C:/a.html', /has the part "C:" with a drive letter/],
    ['c:a.html', /drive letter/],
    ['a\0b.html', /has the part "a\\u0000b\.html" with a control character/],
    ['a%00b.html', /control character/],
    ['a\nb.html', /control character/],
    ['a\u007fb.html', /control character/],
    ['a\u0085b.html', /control character/],
    ['a\u2028b.html', /control character/],
    ['CON', /has the part "CON", a device on Windows/],
    ['con/a.html', /device/],
    ['nul.html', /device/],
    ['aux.tar.gz', /device/],
    ['COM1.html', /device/],
    ['lpt9', /device/],
    ['n%75l.html', /device/],
    ['a./b.html', /ends in a dot or a space/],
    ['a /b.html', /ends in a dot or a space/],
    ['a.html.', /ends in a dot or a space/],
    ['a.html%20', /ends in a dot or a space/],
    ['a\uD800.html', /half a character/],
    ['\uDC00\uD800.html', /half a character/],
    ['a'.repeat(MAX_NAME_BYTES + 1), /of 221 bytes/],
    [`${'中'.repeat(74)}.html`, /of 227 bytes/],
    ['ab/'.repeat(MAX_PATH_BYTES / 3).concat('cde'), /has 95\d bytes/],
  ])('may not be %j', (name, found) => {
    expect(faultOfName(name)?.found).toMatch(found);
  });
});

describe('the address of a page', () => {
  it.each(['/', '/a/', '/a.html', '/a/b.html', '/%E4%B8%AD%20%E6%96%87/a%3Fb%23c.html', '/100%25.html'])(
    'may be %j',
    (address) => {
      expect(faultOfAddress(address)).toBeUndefined();
    },
  );

  it.each([
    ['a.html', /does not start with "\/"/],
    ['//', /empty part/],
    ['//example.com/', /empty part/],
    ['/a//', /empty part/],
    ['/a?b.html', /has a "\?"/],
    ['/a#b/', /has a "#"/],
    ['/a%2Fb.html', /encoded separator "%2F"/],
    ['/a%5cb/', /encoded separator "%5c"/],
    ['/../a.html', /points elsewhere/],
    ['/%2e%2e/', /points elsewhere/],
    ['/a%00/', /control character/],
    // The other spelling of this address is the folder `a.`.
    ['/a..html', /ends in a dot/],
    ['/a .html', /ends in a dot or a space/],
  ])('may not be %j', (address, found) => {
    expect(faultOfAddress(address)?.found).toMatch(found);
  });
});
