import { isValidResponse } from '../../../../src/content/offline/check-response';
import { toPageRecord } from '../../../msw/bundle-options';

const RECORD = 'http://localhost/docs/assets/pages/a.0123456789.json';
const IMAGE = 'http://localhost/docs/assets/media/a.0123456789.png';
const PAGE = 'http://localhost/docs/a.html';
const LOGIN = '<!doctype html><title>登录</title>';

function answer(body: string, type: string, init: ResponseInit = {}): Response {
  return new Response(body, { ...init, headers: { 'Content-Type': type } });
}

const record = JSON.stringify(toPageRecord({ path: '/a.html' }));

test.each([
  ['a record', RECORD, answer(record, 'application/json')],
  ['an image', IMAGE, answer('x', 'image/png')],
  ['a page of the app', PAGE, answer('<div id="app"></div>', 'text/html')],
  ['a page at a folder', 'http://localhost/docs/a/', answer('<div id="app"></div>', 'text/html')],
])('accepts %s, without consuming its body', async (_, address, response) => {
  expect(await isValidResponse(address, response)).toBe(true);
  expect(response.bodyUsed).toBe(false);
});

test.each([
  ['an error', RECORD, answer(record, 'application/json', { status: 500 })],
  ['a part of a file', IMAGE, answer('x', 'image/png', { status: 206 })],
  ['a login page in place of a record', RECORD, answer(LOGIN, 'text/html')],
  ['a login page that says it is JSON', RECORD, answer(LOGIN, 'application/json')],
  ['a record that was cut off', RECORD, answer(record.slice(0, -1), 'application/json')],
  ['JSON that is no record', RECORD, answer('{"error":"login"}', 'application/json')],
  ['a login page in place of an image', IMAGE, answer(LOGIN, 'text/html')],
  ['a login page in place of a page', PAGE, answer(LOGIN, 'text/html')],
  ['a file in place of a page', PAGE, answer('x', 'text/plain')],
])('rejects %s', async (_, address, response) => {
  expect(await isValidResponse(address, response)).toBe(false);
});

test('rejects a redirected and an opaque response', async () => {
  const redirected = answer(record, 'application/json');
  Object.defineProperty(redirected, 'redirected', { value: true });
  expect(await isValidResponse(RECORD, redirected)).toBe(false);
  const opaque = answer(record, 'application/json');
  Object.defineProperty(opaque, 'type', { value: 'opaque' });
  expect(await isValidResponse(RECORD, opaque)).toBe(false);
});
