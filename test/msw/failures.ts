import { HttpResponse } from 'msw';
import { SCHEMA_VERSION } from '../../src/bundle/constants';

/** The failures that have a name. */
export const NAMED_FAILURES = [
  /** 404 with an HTML page, as static hosts answer. */
  'missing',
  /** No answer: the connection breaks. */
  'error',
  /** No answer until the failure ends. */
  'late',
  /** The first half of the file. */
  'truncated',
  /** 200 and nothing in it. */
  'empty',
  /** 200 with an HTML page, like the login page of a captive network. */
  'not-json',
  /** Valid JSON that is not a record. */
  'wrong-shape',
  /** The file of another page or section. */
  'other-file',
  /** The file as a later version of the site would have it. */
  'other-schema',
] as const;

/**
 * How a request for a file fails. `{ status }` answers with this status and, if given, a `Retry-After`
 * header.
 */
export type Failure = (typeof NAMED_FAILURES)[number] | { status: number; retryAfter?: string };

/** Throws a `TypeError` that lists the known failures, for tests that run without a type check. */
export function checkFailure(failure: Failure): void {
  if (typeof failure === 'object' ? Number.isInteger(failure.status) : NAMED_FAILURES.includes(failure))
    return;
  throw new TypeError(
    `no such failure: ${JSON.stringify(failure)}. Allowed: ${NAMED_FAILURES.join(', ')}, { status }`,
  );
}

/** The answer to a request that fails in this way. `late` has no answer: the caller handles it. */
export function respondWithFailure(failure: Exclude<Failure, 'late'>, text: string): Response {
  switch (failure) {
    case 'missing':
      return HttpResponse.html('<!doctype html><title>404</title><h1>404</h1>', { status: 404 });
    case 'error':
      return HttpResponse.error();
    case 'truncated':
      return new HttpResponse(text.slice(0, text.length / 2), {
        headers: { 'content-type': 'application/json' },
      });
    case 'empty':
      return new HttpResponse('', { headers: { 'content-type': 'application/json' } });
    case 'not-json':
      return HttpResponse.html('<!doctype html><title>登录</title><form></form>');
    case 'wrong-shape':
      return HttpResponse.json({ ok: true });
    case 'other-file':
      return HttpResponse.json({ ...JSON.parse(text), path: '/other.html', section: 'other' });
    case 'other-schema':
      return HttpResponse.json({ ...JSON.parse(text), schema: SCHEMA_VERSION + 1 });
    default: {
      const { status, retryAfter } = failure;
      return new HttpResponse('', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
    }
  }
}
