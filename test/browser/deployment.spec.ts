import { assetUrl } from '../../src/bundle/paths';
import { breakFile } from './broken-files';
import { expect, LOAD_FAILURE, test } from './fixtures';

test.use({ allowedErrors: [LOAD_FAILURE] });

const FROM = '/model/tables/site.html';
const TO = '/model/tables/channel.html';

test('a tab opened before a deployment shows the new version of a page, without a word', async ({
  page,
  site,
  bundle,
}) => {
  await site.open(FROM);
  const [index, section, record] = [await bundle.site(), await bundle.section(TO), await bundle.record(TO)];
  const oldFile = await bundle.fileOf(TO);
  const newFile = 'pages/new.0123456789.json';
  const newSection = 'sections/model.0123456789.json';
  const pages = section.pages.map((entry) => (entry.path === TO ? { ...entry, file: newFile } : entry));
  const sections = index.sections.map((ref) =>
    ref.name === 'model' ? { ...ref, parts: [{ from: '', file: newSection }] } : ref,
  );
  await breakFile(page, oldFile, 'missing');
  await page.route(`**${assetUrl('site.json')}`, (route) => route.fulfill({ json: { ...index, sections } }));
  await page.route(`**${assetUrl(newSection)}`, (route) => route.fulfill({ json: { ...section, pages } }));
  await page.route(`**${assetUrl(newFile)}`, (route) =>
    route.fulfill({ json: { ...record, html: '<h1 id="new">新版本</h1>' } }),
  );
  await site.follow(TO);
  await expect(site.title).toHaveText('新版本');
  await expect(site.alert).toHaveCount(0);
});
