/** Malformed, hostile and senseless requests. A client picks one at random for each connection. One character is one byte. */
export const RUBBISH: readonly string[] = [
  ...['10-5', '-', 'a-b', '99999999999-', '-0', '0-0,2-2,4-4', `${'0-1,'.repeat(500)}0-1`].map((range) =>
    get('/docs/a.html', `Range: bytes=${range}`),
  ),
  ...['/docs/%zz', '/docs/%E4%BD', '/docs/a%00', '/docs/../../../etc/passwd', '/..%2f..%2fetc/passwd'].map(
    (target) => get(target),
  ),
  ...['*', 'docs', '//', '/\\..\\..', 'http://x/docs/', `/docs/${'x'.repeat(7000)}`].map((target) =>
    get(target),
  ),
  get('/docs/a.html', `X: ${'y'.repeat(50_000)}`),
  get('/docs/a.html', 'a: b\r\n'.repeat(3000).trimEnd()),
  get('/docs/a.html', 'Content-Length: 1\r\nContent-Length: 2'),
  get('/docs/a.html', 'Content-Length: -1'),
  get('/docs/a.html', 'Transfer-Encoding: chunked\r\nContent-Length: 3'),
  get('/docs/a.html', 'Expect: wonders'),
  get('/docs/a.html', 'Accept-Encoding: br;q=x, ,;;q=,gzip;q=9'),
  get('/docs/a.html', 'If-None-Match: ",,,"\r\nIf-Modified-Since: yesterday\r\nIf-Range: "'),
  'POST /docs/__dev?shown=NaN HTTP/1.1\r\nHost: localhost\r\nContent-Length: 999999\r\n\r\n{"kind":',
  'POST /docs/a.html HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n',
  'GET /docs/a.html\r\n\r\n',
  'GET /docs/a.html HTTP/9.9\r\nHost: x\r\n\r\n',
  'BREW /docs/ HTTP/1.1\r\nHost: x\r\n\r\n',
  'CONNECT localhost:1 HTTP/1.1\r\nHost: x\r\n\r\n',
  `${get('/docs/a.html')}\0\0rubbish\r\n\r\n`,
  `${get('/docs/a.html').repeat(50)}`,
  '\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03',
  '\0'.repeat(1000),
  // A second `Host` header.
  get('/docs/', 'Host: evil.example'),
  ...['/docs/__hot', '/docs/__other', '/docs/a.html'].flatMap((target) => [
    `${upgrade(target)}\x81\x83\0\0\0\0{{{`,
    `${upgrade(target)}\x8f\xff\xff\xff\xff\xff\xff\xff\xff\xff`,
    `${upgrade(target)}rubbish\r\n\r\n`,
    upgrade(target).replace('Version: 13', 'Version: x'),
    upgrade(target).replace('websocket', 'h2c'),
  ]),
];

function get(target: string, header = 'X: y'): string {
  return `GET ${target} HTTP/1.1\r\nHost: localhost\r\n${header}\r\n\r\n`;
}

function upgrade(target: string): string {
  return [
    `GET ${target} HTTP/1.1`,
    'Host: localhost',
    'Origin: http://localhost',
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==',
    '\r\n',
  ].join('\r\n');
}
