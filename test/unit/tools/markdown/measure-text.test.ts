import { measureText } from '../../../../tools/markdown/measure-text';

test('a Chinese character is taken to be as wide as the font size, a Latin letter about half as wide', () => {
  expect(measureText('管理员', 10)).toBe(30);
  expect(measureText('，。（）', 10)).toBe(40);
  expect(measureText('abc', 10)).toBeGreaterThan(15);
  expect(measureText('abc', 10)).toBeLessThan(20);
});
