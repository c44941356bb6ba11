import { QueryClient } from '@tanstack/react-query';
import { PAGE_DATA_ID } from '../../../../src/bundle/constants';
import { queryKeyOf } from '../../../../src/content/queries';
import { collectLoadedFiles } from '../../../../src/features/update-popup/collect-loaded-files';
import { entryOf, recordOf, sectionOf, siteOf } from '../../../helpers/records';

const START = {
  surroundings: '',
  site: siteOf(),
  sectionFile: 'sections/model.1.json',
  section: sectionOf(),
};

/** The queries of an app that opened `/a`, whose record is in the HTML, and then `/b` of another section. */
function openApp(): QueryClient {
  const { html: _, ...record } = recordOf({ path: '/a' });
  const data = { startFile: 'start/model.json', surroundings: '', recordFile: 'pages/a.json', record };
  document.body.innerHTML = `<script type="application/json" id="${PAGE_DATA_ID}">${JSON.stringify(data)}</script>`;
  const client = new QueryClient();
  client.setQueryData(queryKeyOf('start', 'start/model.json'), START);
  client.setQueryData(queryKeyOf('section', 'sections/model.1.json'), START.section);
  client.setQueryData(queryKeyOf('section', 'sections/api.1.json'), sectionOf({ section: 'api' }));
  for (const path of ['/a', '/b']) {
    const entry = entryOf(path, { file: `pages${path}.json` });
    const page = { kind: 'page', site: siteOf(), section: sectionOf(), entry, record: recordOf({ path }) };
    client.setQueryData(queryKeyOf('route', path), page);
  }
  return client;
}

const filesOf = (hasWorker: boolean) => collectLoadedFiles(openApp(), hasWorker).map(({ file }) => file);

test('without a service worker, returns all section indexes and records in memory', () => {
  expect(filesOf(false)).toEqual([
    'sections/model.1.json',
    'sections/api.1.json',
    'pages/a.json',
    'pages/b.json',
  ]);
});

test('with a worker, returns only the record from the HTML and the index from the start file', () => {
  expect(filesOf(true)).toEqual(['sections/model.1.json', 'pages/a.json']);
});
