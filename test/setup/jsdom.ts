import { server } from '../msw/server';
import { refuseUnserved, takeUnserved } from '../msw/unserved-requests';
import { installMissingApis } from './missing-apis';

installMissingApis();

beforeAll(() => server.listen({ onUnhandledRequest: refuseUnserved }));
afterEach(() => {
  server.resetHandlers();
  // Fails the test even if the code under test has handled the error.
  expect(takeUnserved()).toEqual([]);
});
afterAll(() => server.close());
