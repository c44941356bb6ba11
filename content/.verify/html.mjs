// Renders STL with the product's own template preview.
//   run             the home page          run=channel channel=news     a channel's page
//   run=content channel=company content=1  a content's page (the channel may be left out)
//   page=2          that page of a list    site=hr                      another site
import { Product } from './lib/client.mjs';
import { Failure, runJob } from './lib/job.mjs';
import { findPlace } from './lib/place.mjs';
import { renderPage, renderPreview } from './lib/render.mjs';
import { stableHtml } from './lib/volatile.mjs';

/** The preview leaves lists with pages, and their page bars, as encrypted comments. */
const NEEDS_PAGE = /<stl:page|\{stl:page|\{pageItem/i;

await runJob(async (job) => {
  const product = await Product.login(job);
  const place = await findPlace(product, job.attributes);
  const number = Number(job.attributes.page ?? 1);
  if (!Number.isInteger(number) || number < 1) throw new Failure('sample', 'page= takes a number from 1');
  const paged = NEEDS_PAGE.test(job.code) || number > 1 || /type=["']?PageContent/i.test(job.code);
  const html = paged
    ? await renderPage(product, place, job.code, number)
    : await renderPreview(product, place, job.code);
  return { output: stableHtml(html) };
});
