import { PAGE_DATA_ID } from '../../../src/bundle/constants';
import { readPageData } from '../../../src/content/page-data';
import { recordOf } from '../../helpers/records';

const { html: _, ...record } = recordOf({ path: '/api/error.html', title: '错误' });
const DATA = {
  startFile: 'start/api.json',
  surroundings: 's',
  recordFile: 'pages/api.12345678.json',
  record,
};

function documentWith(text: string): Document {
  const root = document.implementation.createHTMLDocument();
  const script = root.createElement('script');
  script.type = 'application/json';
  script.id = PAGE_DATA_ID;
  script.textContent = text;
  root.body.append(script);
  return root;
}

describe('readPageData', () => {
  test('reads the data in the page’s HTML', () => {
    expect(readPageData(documentWith(JSON.stringify(DATA)))).toEqual(DATA);
  });

  test('is undefined for a page without data', () => {
    expect(readPageData(document.implementation.createHTMLDocument())).toBeUndefined();
  });

  test.each([
    ['cut off', JSON.stringify(DATA).slice(0, 20)],
    ['null', 'null'],
    ['without its record', JSON.stringify({ ...DATA, record: undefined })],
  ])('is undefined for data that is %s, and logs a warning', (_name, text) => {
    const warn = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    expect(readPageData(documentWith(text))).toBeUndefined();
    expect(warn).toHaveBeenCalled();
    warn.mockRestore();
  });
});
