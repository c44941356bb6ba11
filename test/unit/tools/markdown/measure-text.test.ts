import { fitText, measureText, wrapEvenly, wrapText } from '../../../../tools/markdown/screen/measure-text';

describe('measureText', () => {
  it('takes a Chinese character as wide as the font size, and a Latin letter as about half as wide', () => {
    expect(measureText('管理员', 10)).toBe(30);
    expect(measureText('，。（）', 10)).toBe(40);
    expect(measureText('abc', 10)).toBeGreaterThan(15);
    expect(measureText('abc', 10)).toBeLessThan(20);
  });
});

describe('fitText', () => {
  it('keeps what fits and cuts the rest with an ellipsis', () => {
    expect(fitText('管理员', 30, 10)).toBe('管理员');
    expect(fitText('管理员管理', 30, 10)).toBe('管理…');
    expect(fitText('管理员', 0, 10)).toBe('…');
  });
});

describe('wrapText', () => {
  it('breaks between Chinese characters, keeps words whole and punctuation with its character', () => {
    expect(wrapText('站点模板文件夹', 40, 10, 3)).toEqual(['站点模板', '文件夹']);
    expect(wrapText('绑定 IP 地址', 45, 10, 3)).toEqual(['绑定 IP', '地址']);
    expect(wrapText('一二三，四五', 30, 10, 3)).toEqual(['一二', '三，四', '五']);
  });

  it('breaks a word that is wider than a line', () => {
    expect(wrapText('abcdefghij', 30, 10, 5).join('')).toBe('abcdefghij');
  });

  it('ends the last allowed line with an ellipsis', () => {
    expect(wrapText('一二三四五六七八', 30, 10, 2)).toEqual(['一二三', '四五…']);
  });
});

describe('wrapEvenly', () => {
  it('makes the lines about equally long, with no single character on the last line', () => {
    expect(wrapEvenly('我已经阅读并同意此协议', 100, 10)).toEqual(['我已经阅读并', '同意此协议']);
  });

  it('does not cut a text that fits when its lines use the whole width', () => {
    expect(wrapEvenly('一（abcdefg）二三四', 90, 10).join('')).toBe('一（abcdefg）二三四');
  });
});
