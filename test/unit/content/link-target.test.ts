import { readLinkTarget } from '../../../src/content/link-target';

const ORIGIN = 'https://sscms.cn';

describe('readLinkTarget', () => {
  test.each([
    ['/docs/', '/', ''],
    ['/docs/model/tables/channel.html#字段', '/model/tables/channel.html', '#%E5%AD%97%E6%AE%B5'],
    ['/docs/model', '/model', ''],
    ['/docs/updates/7.4', '/updates/7.4', ''],
  ])('%s is a page', (href, pathname, hash) => {
    expect(readLinkTarget(ORIGIN + href, ORIGIN)).toEqual({ pathname, search: '', hash });
  });

  test.each([
    ['https://other.cn/docs/', 'another site'],
    ['http://sscms.cn/docs/', 'another scheme'],
    [`${ORIGIN}/`, 'outside the base'],
    [`${ORIGIN}/docsother/`, 'outside the base'],
    [`${ORIGIN}/docs/guide.zip`, 'a file'],
    [`${ORIGIN}/docs/assets/media/x.1a2b3c4d.png`, 'a file of the bundle'],
    ['mailto:a@sscms.cn', 'no address of a page'],
    ['javascript:alert(1)', 'no address of a page'],
    ['not a url', 'nothing at all'],
  ])('%s gives undefined: %s', (href) => {
    expect(readLinkTarget(href, ORIGIN)).toBeUndefined();
  });
});
