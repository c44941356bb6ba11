import { Failure } from './job.mjs';
import { reachId } from './reach-id.mjs';

/** The editor's insert wants the token of its page and the cookie that came with it. */
async function openEditor(product, siteId, channelId) {
  const path = `/cms/editor?siteId=${siteId}&channelId=${channelId}&contentId=0`;
  const reply = await product.adminReply('GET', path);
  if (reply.status !== 200) throw new Failure('sample', `GET ${path} answered ${reply.status}`);
  const cookie = (reply.headers.get('set-cookie') ?? '').split(';')[0];
  return { 'X-CSRF-TOKEN': JSON.parse(reply.text).csrfToken, Cookie: cookie };
}

/** As an editor does it: the author is known and the tags are counted, which REST leaves out. */
async function insert(product, siteId, channelId, content) {
  const headers = await openEditor(product, siteId, channelId);
  const { checked = true, ...values } = content;
  const reply = await product.adminReply(
    'POST',
    '/cms/editor/actions/insert',
    {
      siteId,
      channelId,
      contentId: 0,
      content: { linkType: 'None', linkUrl: '', ...values, checkedLevel: checked ? 1 : 0 },
      translates: [],
      linkTo: { channelIds: [siteId], contentId: 0 },
      isScheduled: false,
      scheduledDate: '2025-01-01 00:00:00',
    },
    headers,
  );
  if (reply.status !== 200) {
    throw new Failure(
      'sample',
      `content ${values.title} was refused (${reply.status}): ${reply.text.slice(0, 300)}`,
    );
  }
}

async function wasteContents(product, siteId, channelId, count) {
  for (let made = 0; made < count; made += 1) {
    const row = await product.restPost(`/contents/${siteId}/${channelId}`, { title: 'gap', checked: false });
    await product.restPost(`/contents/${siteId}/${channelId}/${row.id}/actions/delete`);
  }
  // Deleted contents wait in the recycle bin.
  await product.post('/cms/contents/contentsRecycle/actions/delete', {
    siteId,
    action: 'DeleteAll',
    channelContentIds: '',
    restoreChannelId: 0,
  });
}

/** Contents come in ascending order of their Ids; all sites share one table, so one sequence. */
export async function addContents(product, contents, rootId) {
  let last = 0;
  for (const { id, siteId = rootId, channelId, ...content } of contents) {
    if (id - last > 1) await wasteContents(product, siteId, channelId, id - last - 1);
    await insert(product, siteId, channelId, content);
    const row = await product.restGet(`/contents/${siteId}/${channelId}/${id}`).catch(() => undefined);
    if (row?.title !== content.title) reachId.check('content', content.title, id, 'another');
    last = id;
  }
}
