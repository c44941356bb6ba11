import { formatBytes } from '../../../../src/features/offline/format-bytes';

test.each([
  [0, '1 KB'],
  [538_020, '525 KB'],
  [1_048_575, '1024 KB'],
  [1_868_535, '1.8 MB'],
  [3_221_225_472, '3.0 GB'],
])('%d bytes are written as %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
