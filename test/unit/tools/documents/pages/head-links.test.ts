import { cardTags, linksOfSite } from '../../../../../tools/documents/pages/head-links';
import { siteConfigSchema } from '../../../../../tools/source/config/site-schema';
import { siteOf } from '../../../../helpers/records';

const CARDS = new Map([
  ['home', '/docs/assets/media/home.png'],
  ['stl', '/docs/assets/media/stl.png'],
]);
const SITE = { origin: 'https://sscms.cn' };

test('a page has the card image of its section, or else the card image of the home page', () => {
  expect(cardTags(SITE, 'stl', CARDS)[0]?.content).toBe('https://sscms.cn/docs/assets/media/stl.png');
  expect(cardTags(SITE, 'api', CARDS)[0]?.content).toBe('https://sscms.cn/docs/assets/media/home.png');
  expect(cardTags(SITE, '', CARDS)[0]?.content).toBe('https://sscms.cn/docs/assets/media/home.png');
});

test('a page has no card image when the site has no origin or no card images', () => {
  expect(cardTags({ origin: '' }, 'stl', CARDS)).toEqual([]);
  expect(cardTags(SITE, 'stl', new Map())).toEqual([]);
});

test('a page links the feed only if its section exists', () => {
  const sections = [{ name: 'news', path: '/news/', title: '更新', parts: [] }];
  const site = siteOf({ origin: SITE.origin, sections });
  const linksFeed = (feed: string) => {
    const links = linksOfSite({ site, config: siteConfigSchema.parse({ feed }) });
    return links.some(({ type }) => type === 'application/atom+xml');
  };
  expect([linksFeed('news'), linksFeed('gone'), linksFeed('')]).toEqual([true, false, false]);
});
