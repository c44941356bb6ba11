import { type ChunkFailure, ChunkLoadError, chunkNameOf } from '../../../src/bundle/chunk-load-error';

const ADDRESS = 'https://example.cn/docs/assets/pages/api-error.1a2b3c4d5e.json';

describe('ChunkLoadError', () => {
  test.each<[ChunkFailure, string]>([
    [{ kind: 'timeout' }, 'timeout'],
    [{ kind: 'missing' }, 'missing'],
    [{ kind: 'network' }, 'error'],
    [{ kind: 'offline' }, 'error'],
    [{ kind: 'http', status: 500 }, 'error'],
    [{ kind: 'invalid', detail: 'not JSON' }, 'invalid'],
    [{ kind: 'outdated', detail: 'site.schema is 2, not 1' }, 'outdated'],
  ])('%j is called %s in the message', (failure, type) => {
    const error = new ChunkLoadError('api-error', failure, ADDRESS);
    expect(error.message).toBe(`Loading chunk api-error failed.\n(${type}: ${ADDRESS})`);
  });

  test('has the name, chunk, failure and address as properties', () => {
    const error = new ChunkLoadError('api-error', { kind: 'http', status: 503 }, ADDRESS);
    expect(error).toBeInstanceOf(Error);
    expect(error).toMatchObject({
      name: 'ChunkLoadError',
      chunk: 'api-error',
      failure: { kind: 'http', status: 503 },
      address: ADDRESS,
    });
  });
});

describe('chunkNameOf', () => {
  test.each([
    ['pages/api-error.1a2b3c4d5e.json', 'api-error'],
    ['sections/model.0123abcd.json', 'model'],
    ['site.json', 'site'],
    ['js/vendors~flowchart.1a2b3c4d5e.js', 'vendors~flowchart'],
    ['pages/v7.2.1a2b3c4d.json', 'v7.2'],
  ])('%s → %s', (file, name) => {
    expect(chunkNameOf(file)).toBe(name);
  });
});
