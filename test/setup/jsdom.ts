import { server } from '../msw/server';
import { refuseUnserved, takeUnserved } from '../msw/unserved-requests';
import { installMissingApis } from './missing-apis';

installMissingApis();

beforeAll(() => server.listen({ onUnhandledRequest: refuseUnserved }));
afterEach(() => {
  server.resetHandlers();
  // Whatever the code under test makes of the error.
  expect(takeUnserved()).toEqual([]);
});
afterAll(() => server.close());
