import { reachId } from './reach-id.mjs';

/** Makes channels below `parentId`, one a line, and returns their Ids. */
async function append(product, siteId, parentId, names) {
  const ids = await product.post('/cms/channels/channels/actions/append', {
    siteId,
    parentId,
    channelTemplateId: 0,
    contentTemplateId: 0,
    isParentTemplates: false,
    isIndexName: false,
    channels: names,
  });
  // The first one is the site's own.
  return ids.slice(1);
}

async function wasteChannel(product, siteId) {
  const [channelId] = await append(product, siteId, siteId, 'gap');
  const request = { siteId, channelId, channelName: 'gap', deleteFiles: true };
  await product.post('/cms/channels/channels/actions/delete', request);
}

/** Depth first, as the back office numbers them; the product numbers new ones among their brothers only. */
function orderTree(rootId, channels) {
  const order = new Map();
  const visit = (id) => {
    for (const channel of channels.filter((item) => item.parentId === id)) {
      order.set(channel.id, order.size + 2);
      visit(channel.id);
    }
  };
  visit(rootId);
  return order;
}

/** Uses up the Ids before `wanted`. */
export async function skipChannels(product, siteId, last, wanted) {
  await reachId.to(last, wanted, () => wasteChannel(product, siteId));
}

/** Channels come in ascending order of their Ids, and a parent before its children. */
export async function addChannels(product, siteId, channels, last) {
  let reached = last;
  for (const { id, parentId } of channels) {
    await skipChannels(product, siteId, reached, id);
    const [got] = await append(product, siteId, parentId, `channel-${id}`);
    reachId.check('channel', id, id, got);
    reached = id;
  }
  return reached;
}

/** REST keeps names, groups, dates and custom fields. */
export async function describeChannels(product, siteId, channels) {
  const order = orderTree(siteId, channels);
  for (const { id, parentId: _, ...values } of channels) {
    await product.restPost(`/channels/${siteId}/${id}/actions/update`, { ...values, taxis: order.get(id) });
  }
}
