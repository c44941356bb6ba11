import { server } from '../msw/server';
import { installMissingApis } from './missing-apis';

installMissingApis();

beforeAll(() => server.listen({ onUnhandledRequest: 'error' }));
afterEach(() => server.resetHandlers());
afterAll(() => server.close());
