import { readStored, readStoredMap, writeStored } from '../../../src/shared/storage';

const isNumber = (value: unknown): value is number => typeof value === 'number';

function denyStorage(): void {
  const deny = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  jest.spyOn(window, 'localStorage', 'get').mockImplementation(deny);
}

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
});

describe('storage', () => {
  test('gives back what was stored, and undefined for what was not', () => {
    writeStored('localStorage', 'a', '1');
    expect(readStored('localStorage', 'a')).toBe('1');
    expect(readStored('localStorage', 'b')).toBeUndefined();
    expect(readStored('sessionStorage', 'a')).toBeUndefined();
  });

  test('does not throw, and reads nothing, if the browser denies storage', () => {
    denyStorage();
    expect(() => writeStored('localStorage', 'a', '1')).not.toThrow();
    expect(readStored('localStorage', 'a')).toBeUndefined();
    expect(readStoredMap('localStorage', 'a', isNumber)).toEqual({});
  });

  test('does not throw if the storage is full', () => {
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    expect(() => writeStored('localStorage', 'a', '1')).not.toThrow();
  });

  test.each([
    ['{"a":1,"b":"x","c":2}', { a: 1, c: 2 }],
    ['[1,2]', { 0: 1, 1: 2 }],
    ['null', {}],
    ['7', {}],
    ['{"a":', {}],
  ])('readStoredMap reads %s as %j: only values that pass the check', (text, expected) => {
    writeStored('localStorage', 'a', text);
    expect(readStoredMap('localStorage', 'a', isNumber)).toEqual(expected);
  });
});
