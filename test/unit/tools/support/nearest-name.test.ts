import { nearestHint, nearestName } from '../../../../tools/support/nearest-name';

describe('the nearest existing name', () => {
  it.each([
    ['a letter too few', 'guid', 'guide'],
    ['a letter too many', 'guidee', 'guide'],
    ['two letters changed about', 'giude', 'guide'],
    ['a Chinese character that looks alike', '安装步聚', '安装步骤'],
    ['a long address', '/model/tables/chanel.html', '/model/tables/channel.html'],
  ])('is found for %s', (_, wanted, expected) => {
    expect(nearestName(wanted, ['unrelated', expected, '/model/tables/content.html'])).toBe(expected);
  });

  it('is the nearest of several', () => {
    expect(nearestName('pic2.png', ['pic22.jpg', 'pic.png', 'p.png'])).toBe('pic.png');
  });

  it('is none when all are far', () => {
    expect(nearestName('deployment', ['installation', 'guide'])).toBeUndefined();
  });

  it('is none when the names are too short to tell', () => {
    expect(nearestName('b', ['a', 'x'])).toBeUndefined();
    expect(nearestName('ab', ['xy', 'q'])).toBeUndefined();
    expect(nearestName('ad', ['ab'])).toBe('ab');
  });

  it('is none when there are no names, or the wanted one is a whole text', () => {
    expect(nearestName('guide', [])).toBeUndefined();
    expect(nearestName('x'.repeat(201), ['x'.repeat(200)])).toBeUndefined();
  });

  it('is a question to the author, or else what there is to say', () => {
    expect(nearestHint('guid', ['guide'], 'No such page.')).toBe('Did you mean "guide"?');
    expect(nearestHint('deployment', ['guide'], 'No such page.')).toBe('No such page.');
  });
});
