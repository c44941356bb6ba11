import { HttpResponse } from 'msw';
import { SCHEMA_VERSION } from '../../src/bundle/constants';

/**
 * What goes wrong with a file:
 * - `missing`: 404 with an HTML page, as static hosts answer
 * - `error`: no answer at all, the connection breaks
 * - `late`: no answer until the failure is lifted
 * - `truncated`: the first half of the file
 * - `empty`: 200 and nothing in it
 * - `not-json`: 200 with an HTML page, as a captive network's login page
 * - `wrong-shape`: valid JSON that is not a record
 * - `other-schema`: the file as a later version of the site would have it
 * - `{ status }`: that status; `retryAfter` is its header of that name
 */
export type Failure =
  | 'missing'
  | 'error'
  | 'late'
  | 'truncated'
  | 'empty'
  | 'not-json'
  | 'wrong-shape'
  | 'other-schema'
  | { status: number; retryAfter?: string };

/** The answer to a request for a file that fails so; `late` is not an answer and is handled before. */
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
    case 'other-schema':
      return HttpResponse.json({ ...JSON.parse(text), schema: SCHEMA_VERSION + 1 });
    default: {
      const { status, retryAfter } = failure;
      return new HttpResponse('', { status, headers: retryAfter ? { 'retry-after': retryAfter } : {} });
    }
  }
}
