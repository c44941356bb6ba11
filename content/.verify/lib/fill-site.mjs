import { API_KEY_TITLE } from './client.mjs';
import { reachId } from './reach-id.mjs';

const CONTENT_TABLE = 'siteserver_content';

export async function addSite(product, { id, siteName, siteDir, root, ...values }) {
  const { guid } = await product.get('/settings/sitesAdd');
  const { value } = await product.post('/settings/sitesAdd', {
    guid,
    createType: '',
    siteName,
    root,
    parentId: 0,
    siteDir,
    // A table of this name is the same on every product; "Create" names one after the day.
    tableRule: 'HandWrite',
    tableChoose: '',
    tableHandWrite: CONTENT_TABLE,
    isImportContents: false,
    isImportTableStyles: false,
  });
  reachId.check('site', siteName, id, value);
  const { channels: _, ...settings } = values;
  return async () => product.post('/cms/settings/settingsSite', { siteId: id, siteName, ...settings });
}

export async function addFields(product, tableName, relatedIdentities, fields) {
  for (const { values = [], ...field } of fields) {
    await product.post('/common/tableStyle/layerEditor', {
      tableName,
      relatedIdentities,
      isRapid: true,
      rapidValues: values.join('\n'),
      taxis: 0,
      helpText: '',
      inputType: 'Text',
      defaultValue: '',
      horizontal: false,
      items: [],
      height: 0,
      ...field,
    });
  }
}

async function addGroup(product, path, request, { id, name }) {
  const { groups } = await product.post(path, request);
  const made = groups.find((group) => group.groupName === name);
  reachId.check('group', name, id, made?.id);
}

export async function addGroups(product, siteId, { channelGroups, contentGroups, userGroups, tags }) {
  for (const group of channelGroups) {
    const request = { siteId, groupName: group.name, description: group.description };
    await addGroup(product, '/common/groupChannelLayerAdd', request, group);
  }
  for (const group of contentGroups) {
    const request = { siteId, groupName: group.name, description: group.description };
    await addGroup(product, '/common/groupContentLayerAdd', request, group);
  }
  for (const group of userGroups) {
    const request = { id: -1, groupName: group.name, description: group.description, adminName: '' };
    await addGroup(product, '/settings/usersGroup', request, group);
  }
  // Contents count only those tags that are there before them.
  await product.post('/cms/settings/settingsContentTag', { siteId, tagNames: tags.join('\n') });
}

/** Their folder and extension are added by the product: `header` becomes `/include/header.html`. */
export async function addIncludes(product, siteId, includes) {
  for (const { path, content } of includes) {
    const request = { siteId, path, content, fileType: 'html', directoryPath: '' };
    await product.post('/cms/templates/templatesAssetsEditor', request);
  }
}

export async function addApiKey(product, adminName) {
  await product.post('/settings/administratorsAccessTokens', {
    title: API_KEY_TITLE,
    adminName,
    scopes: ['Channels', 'Contents', 'STL', 'Administrators', 'Users', 'Others'],
  });
}

const hasRows = (list) => Array.isArray(list) && list.length > 0;

/** The rows that are there, empty for a new product: Ids are only the pages' ids on a product that never had rows of its own. */
export async function describeRows(product) {
  const found = [];
  const { sites } = await product.get('/settings/sites');
  if (hasRows(sites)) found.push(`${sites.length} site(s): ${sites.map((site) => site.siteName).join(', ')}`);
  const users = await product.post('/settings/users', {
    page: 1,
    pageSize: 10,
    groupId: -1,
    order: '',
    lastActivityDate: 0,
    keyword: '',
  });
  if (hasRows(users.users)) found.push(`${users.total} user(s)`);
  const admins = await product.get(
    '/settings/administrators?role=&order=&lastActivityDate=0&keyword=&offset=0&limit=10',
  );
  if (admins.administrators.length > 1) found.push(`${admins.administrators.length} administrators`);
  return found.join('; ');
}
