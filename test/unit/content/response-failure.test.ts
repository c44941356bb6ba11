import { failureOfStatus, lostConnection } from '../../../src/content/response-failure';

const answer = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers });

test('a response with status 200 is no failure', () => {
  expect(failureOfStatus(answer(200))).toBeUndefined();
});

test.each([404, 410])('%d: the file is missing', (status) => {
  expect(failureOfStatus(answer(status))).toEqual({ kind: 'missing' });
});

describe('Retry-After', () => {
  test('may be seconds', () => {
    expect(failureOfStatus(answer(503, { 'retry-after': '7' }))).toMatchObject({ retryAfterMs: 7000 });
  });

  test('may be a date, which is compared with the server’s clock: the reader’s may be years wrong', () => {
    jest.spyOn(Date, 'now').mockReturnValue(0);
    const headers = {
      date: 'Sat, 21 Nov 2026 18:00:00 GMT',
      'retry-after': 'Sat, 21 Nov 2026 18:00:05 GMT',
    };
    expect(failureOfStatus(answer(503, headers))).toMatchObject({ retryAfterMs: 5000 });
  });

  test('that is a date in the past asks for no pause', () => {
    const headers = { date: 'Sat, 21 Nov 2026 18:00:00 GMT', 'retry-after': 'Sat, 21 Nov 2026 17:00:00 GMT' };
    expect(failureOfStatus(answer(503, headers))).toMatchObject({ retryAfterMs: 0 });
  });

  test.each(['soon', '', '-1', 'Sat, 21 Nov 2026 18:00:05 GMT'])(
    '%j without a Date header is ignored',
    (value) => {
      expect(failureOfStatus(answer(503, { 'retry-after': value }))).toEqual({ kind: 'http', status: 503 });
    },
  );
});

test.each([
  [true, 'network'],
  [false, 'offline'],
])('without a response, navigator.onLine = %s means the kind %s', (isOnline, kind) => {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  expect(lostConnection()).toEqual({ kind });
});
