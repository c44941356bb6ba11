// Makes the product ready for samples: puts the sample site back; or fills a newly installed SSCMS with it, over HTTP only.
import { readFile } from 'node:fs/promises';
import { Product, readVersion } from './lib/client.mjs';
import { findHome, hasCopy, keepCopy, putBack } from './lib/copy.mjs';
import { addChannels, describeChannels, skipChannels } from './lib/fill-channels.mjs';
import { addContents } from './lib/fill-contents.mjs';
import { addAdministrators, addForms, addUsers } from './lib/fill-people.mjs';
import { addApiKey, addFields, addGroups, addIncludes, addSite, describeRows } from './lib/fill-site.mjs';
import { Failure, runJob } from './lib/job.mjs';

/** What the requests were tried on. */
const VERSION = '7.4.';

const QUESTION =
  'Samples change data, and after each of them the database is put back to what it is now: what others write meanwhile is lost. Run the samples on it?';

async function readSpec() {
  const names = ['site', 'channels', 'contents', 'people', 'forms'];
  const texts = await Promise.all(
    names.map((name) => readFile(new URL(`site/${name}.json`, import.meta.url), 'utf8')),
  );
  return Object.assign({}, ...texts.map((text) => JSON.parse(text)));
}

async function fill(product, spec, user) {
  const { site, subSite } = spec;
  const describeSite = await addSite(product, site);
  await addFields(product, 'siteserver_Site', String(site.id), spec.siteFields);
  await addFields(product, 'siteserver_Channel', `${site.id},0`, spec.channelFields);
  await addFields(product, 'siteserver_content', `${site.id},0`, spec.contentFields);
  await addFields(product, 'siteserver_User', '0', spec.userFields);
  await describeSite();
  await addGroups(product, site.id, spec);
  await addApiKey(product, user);
  await addIncludes(product, site.id, spec.includes);
  const last = await addChannels(product, site.id, spec.channels, site.id);
  await describeChannels(product, site.id, spec.channels);
  await addSubSite(product, site.id, last, subSite);
  await addContents(product, spec.contents, site.id);
  await addAdministrators(product, spec.administrators);
  await logInOnce(product.server, spec.administrators);
  await addUsers(product, spec.users);
  await addForms(product, site.id, spec);
}

/** Pages show an editor who has logged in before. */
async function logInOnce(server, [editor]) {
  await Product.login({ server, user: editor.userName, password: editor.password });
}

/** A site's Id is the Id of its home channel, from the sequence of all channels. */
async function addSubSite(product, rootId, last, subSite) {
  await skipChannels(product, rootId, last, subSite.id);
  const describe = await addSite(product, subSite);
  await describe();
  await addChannels(product, subSite.id, subSite.channels, subSite.id);
  await describeChannels(product, subSite.id, subSite.channels);
}

await runJob(async (job) => {
  const version = await readVersion(job.server);
  if (!version.startsWith(VERSION)) {
    throw new Failure('version', `the sample site is made for ${VERSION}x, the product is ${version}`);
  }
  const product = await Product.login(job);
  const home = await findHome(product);
  if (await hasCopy(home)) {
    await putBack(product, home);
    return { output: 'the sample site was put back' };
  }
  const rows = await describeRows(product);
  if (rows !== '') {
    if (!job.confirmed) return { ask: `The product holds ${rows}. ${QUESTION}` };
    await keepCopy(home);
    return { output: `a copy of the product's database is kept: ${rows}` };
  }
  const spec = await readSpec();
  await fill(product, spec, job.user);
  await keepCopy(home);
  const counts = `${spec.channels.length} channels, ${spec.contents.length} contents, ${spec.users.length} users`;
  return { output: `${spec.site.siteName}: ${counts}, ${spec.forms.length} forms` };
});
