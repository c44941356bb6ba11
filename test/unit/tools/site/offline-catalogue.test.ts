import type { SectionIndex } from '../../../../src/bundle/records';
import { makeOfflineCatalogue } from '../../../../tools/site/offline-catalogue';

const IMAGE = 'media/logo.0123456789.png';
/** Size of each record. */
const BYTES = 1234;

function section(name: string, files: string[]): SectionIndex {
  const pages = files.map((file) => ({ path: `/${name}/${file}`, title: file, file }));
  return { section: name, path: `/${name}/`, title: name, sidebar: [], pages, redirects: {} };
}

test('the size of a section counts its index, its records and their linked files once each', () => {
  const index = section('api', ['pages/a.json', 'pages/b.json']);
  const { data, file } = makeOfflineCatalogue(
    [index, section('empty', [])],
    [
      { file: 'pages/a.json', bytes: BYTES, linkedFiles: [IMAGE] },
      { file: 'pages/b.json', bytes: BYTES, linkedFiles: [IMAGE] },
    ],
    [
      { file: IMAGE, bytes: 5000 },
      { file: 'media/other.0123456789.png', bytes: 70_000 },
    ],
  );
  const bytes = JSON.stringify(index).length + 2 * BYTES + 5000;
  expect(JSON.parse(data)).toEqual({
    sections: [{ name: 'api', title: 'api', path: '/api/', pages: 2, bytes }],
  });
  expect(file).toMatch(/^offline\/sections\.[\da-f]{8,}\.json$/);
});
