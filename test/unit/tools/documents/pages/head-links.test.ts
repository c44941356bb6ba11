import { cardTags } from '../../../../../tools/documents/pages/head-links';

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
