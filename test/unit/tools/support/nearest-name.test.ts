import { nearestHint, nearestName } from '../../../../tools/support/nearest-name';

describe('the nearest existing name', () => {
  it.each([
    ['a letter too few', 'guid', 'guide'],
    ['a letter too many', 'guidee', 'guide'],
    ['two letters swapped', 'giude', 'guide'],
    ['a Chinese character that looks alike', '安装步聚', '安装步骤'],
    ['a long address', '/model/tables/chanel.html', '/model/tables/channel.html'],
  ])('is found for %s', (_, wanted, expected) => {
    expect(nearestName(wanted, ['unrelated', expected, '/model/tables/content.html'])).toBe(expected);
  });

  it('is the nearest of several', () => {
    expect(nearestName('pic2.png', ['pic22.jpg', 'pic.png', 'p.png'])).toBe('pic.png');
  });

  it('is the one path that has the file name in another folder, if there is only one', () => {
    const names = ['/guide/glossary.html', '/guide/story.html', '/api/store.html'];
    expect(nearestName('/guide/api/store.html', names)).toBe('/api/store.html');
    expect(nearestName('/guides/store.html', [...names, '/old/store.html'])).toBe('/guide/story.html');
  });

  it('is undefined when all names are too different', () => {
    expect(nearestName('deployment', ['installation', 'guide'])).toBeUndefined();
  });

  it('is undefined when short names have no letter in common', () => {
    expect(nearestName('b', ['a', 'x'])).toBeUndefined();
    expect(nearestName('ab', ['xy', 'q'])).toBeUndefined();
    expect(nearestName('ad', ['ab'])).toBe('ab');
  });

  it('is undefined when there are no names, or when the wanted name is very long', () => {
    expect(nearestName('guide', [])).toBeUndefined();
    expect(nearestName('x'.repeat(201), ['x'.repeat(200)])).toBeUndefined();
  });

  it('is suggested by nearestHint, which returns the given text when no name is similar', () => {
    expect(nearestHint('guid', ['guide'], 'No such page.')).toBe('Did you mean "guide"?');
    expect(nearestHint('deployment', ['guide'], 'No such page.')).toBe('No such page.');
  });
});
