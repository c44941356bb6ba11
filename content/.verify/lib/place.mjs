import { Failure } from './job.mjs';

function findSite(sites, name) {
  const site = sites.find((item) => (name ? item.siteDir === name || String(item.id) === name : item.root));
  if (!site && !name) throw new Failure('setup', 'no site at the root: name a newly installed SSCMS');
  if (!site) throw new Failure('sample', `no site ${name}`);
  return site;
}

async function findChannel(product, siteId, name) {
  const channels = await product.restGet(`/channels/${siteId}`);
  const channel = channels.find((item) => String(item.id) === name || item.indexName === name);
  if (!channel) throw new Failure('sample', `no channel ${name} in site ${siteId}`);
  return channel.id;
}

async function findContent(product, siteId, id) {
  const { contents } = await product.restPost('/contents', {
    siteId,
    page: 1,
    perPage: 1,
    wheres: [{ column: 'Id', operator: '=', value: id }],
  });
  if (contents.length === 0) throw new Failure('sample', `no content ${id} in site ${siteId}`);
  return contents[0].channelId;
}

/** The type decides which of the site's default templates is used. */
const TYPES = { index: 'IndexPageTemplate', channel: 'ChannelTemplate', content: 'ContentTemplate' };

async function findTemplate(product, siteId, type) {
  const { templates } = await product.get(`/cms/templates/templates?siteId=${siteId}`);
  const template = templates.find((item) => item.templateType === TYPES[type] && item.defaultTemplate);
  if (!template) throw new Failure('sample', `site ${siteId} has no default template of type ${TYPES[type]}`);
  return template.id;
}

/** Finds site, template, channel and content which a fence's attributes name. */
export async function findPlace(product, attributes) {
  const named = attributes.content ? 'content' : attributes.channel ? 'channel' : 'index';
  const type = typeof attributes.run === 'string' && attributes.run !== '' ? attributes.run : named;
  if (!(type in TYPES)) throw new Failure('sample', `run=${type} is none of index, channel, content`);
  const { sites } = await product.get('/settings/sites');
  const site = findSite(sites, attributes.site);
  const contentId = type === 'content' ? Number(attributes.content) : 0;
  if (type === 'content' && !contentId) throw new Failure('sample', 'run=content needs content=Id');
  let channelId = site.id;
  if (type !== 'index' && attributes.channel)
    channelId = await findChannel(product, site.id, attributes.channel);
  else if (type === 'content') channelId = await findContent(product, site.id, contentId);
  else if (type === 'channel') throw new Failure('sample', 'run=channel needs channel=index or Id');
  const templateId = await findTemplate(product, site.id, type);
  return { sites, siteId: site.id, channelId, contentId, type, templateId };
}
