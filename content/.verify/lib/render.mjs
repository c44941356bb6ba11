import { createHash, randomUUID } from 'node:crypto';
import { mkdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { send } from './client.mjs';
import { Failure } from './job.mjs';

/** Only HTML between these two is the sample's. The number tells this run's page from an earlier one. */
const RUN = randomUUID();
const BEGIN = `<!--sample-begins ${RUN}-->`;
const END = '<!--sample-ends-->';
const ANY_BEGIN = '<!--sample-begins ';

/** The product caches template files, and may go on with the old one after a change: its cache is emptied until it does not. Milliseconds. */
const NOTICE_TIMEOUT_MS = 3_000;
const NOTICE_PAUSE_MS = 50;

/** A lock older than this belongs to a runner that was killed. Milliseconds. */
const LOCK_STALE_MS = 120_000;

/** Any template, any content, nothing is saved; but no page numbers. */
export async function renderPreview(product, { siteId, templateId, channelId, contentId }, content) {
  const path = '/cms/templates/templatesEditor/actions/preview';
  const reply = await product.post(path, { siteId, templateId, channelId, contentId, content });
  if (reply.baseUrl === 'javascript:;') {
    throw new Failure('sample', `channel ${channelId} has no content ${contentId} that can be previewed`);
  }
  return reply.html;
}

/** A page comes from the saved template, so two samples must not save theirs at once. */
async function withLock(server, work) {
  const name = createHash('sha1').update(server).digest('hex').slice(0, 12);
  const lock = join(tmpdir(), `sscms-verify-${name}`);
  for (;;) {
    try {
      await mkdir(lock);
      break;
    } catch (fault) {
      if (fault.code !== 'EEXIST') throw fault;
      const held = await stat(lock).catch(() => undefined);
      if (held && Date.now() - held.mtimeMs > LOCK_STALE_MS) await rm(lock, { recursive: true, force: true });
      await wait(50);
    }
  }
  try {
    return await work();
  } finally {
    await rm(lock, { recursive: true, force: true });
  }
}

/** The preview adds a base address after <head> and the template's name at the end. */
function cut(html, whole) {
  if (whole)
    return html
      .replace(/<base href="[^"]*" \/>/, '')
      .replace(/<!-- [^<>]*\([^<>]*模板\) -->\s*$/, '')
      .replace(`\n${BEGIN}`, '');
  const begin = html.indexOf(BEGIN);
  const end = html.lastIndexOf(END);
  if (begin < 0 || end < begin) throw new Failure('sample', 'the page does not hold the sample');
  return html.slice(begin + BEGIN.length, end);
}

/** In this preview the product links to further previews; the site's own naming rule is put back. */
function restoreSiteLinks(html, sites) {
  return html.replace(
    /\/preview\/(\d+)(?:\/(\d+))?(?:\/(\d+))?(?=["'\s<?#&])/g,
    (link, siteId, channelId, contentId) => {
      const site = sites.find((item) => String(item.id) === siteId);
      if (!site) return link;
      const root = site.root ? '' : `/${site.siteDir}`;
      if (contentId) return `${root}/contents/${channelId}/${contentId}.html`;
      return channelId ? `${root}/channels/${channelId}.html` : `${root}/index.html`;
    },
  );
}

/** Empties the cache and asks, until the answer is the one waited for. */
async function askAfresh(product, ask, isIt, message) {
  for (const end = Date.now() + NOTICE_TIMEOUT_MS; Date.now() < end; await wait(NOTICE_PAUSE_MS)) {
    await product.restPost('/actions/clearCache');
    const answer = await ask();
    if (isIt(answer)) return answer;
  }
  throw new Failure('sample', message);
}

/** Saves the sample in the default template, asks for the page, and puts the template back. */
export async function renderPage(product, place, code, number) {
  const { siteId, templateId, channelId, contentId, type, sites } = place;
  const editor = '/cms/templates/templatesEditor';
  const parts = { index: [siteId], channel: [siteId, channelId], content: [siteId, channelId, contentId] }[
    type
  ];
  const path = `/preview/${parts.join('/')}${number > 1 ? `?pageIndex=${number - 1}` : ''}`;
  const whole = /<html[\s>]/i.test(code);
  const page = whole
    ? `${code}\n${BEGIN}`
    : `<html><head></head><body>${BEGIN}\n${code}\n${END}</body></html>`;
  return withLock(product.server, async () => {
    const { content } = await askAfresh(
      product,
      () => product.get(`${editor}?siteId=${siteId}&templateId=${templateId}`),
      (template) => !template.content.includes(ANY_BEGIN),
      `template ${templateId} still holds an earlier sample: put the sample site back`,
    );
    await product.post(editor, { siteId, templateId, content: page });
    try {
      const reply = await askAfresh(
        product,
        () => send(product.server, 'GET', path),
        ({ status, text }) => status !== 200 || text.includes(BEGIN),
        `GET ${path} shows an earlier template`,
      );
      if (reply.status !== 200)
        throw new Failure('sample', `GET ${path} answered ${reply.status}: ${reply.text.slice(0, 500)}`);
      return restoreSiteLinks(cut(reply.text, whole), sites);
    } finally {
      await product.post(editor, { siteId, templateId, content });
      await product.restPost('/actions/clearCache');
    }
  });
}
