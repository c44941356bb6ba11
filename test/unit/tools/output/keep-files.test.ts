import { filesToKeep, KEPT_LIST, type KeptList } from '../../../../tools/output/keep-files';
import { createTree } from '../../../helpers/temp-tree';

const DAY = 24 * 60 * 60 * 1000;
const START = Date.parse('2026-01-01T00:00:00Z');

const OLD = 'docs/assets/pages/a.0123456789.json';
const NEW = 'docs/assets/pages/a.abcdef0123.json';

/** What a build on this day, whose own files are `current`, keeps of one with `files` and this list. */
function keep(files: string[], current: string[], day: number, { list = '', days = 30 } = {}): KeptList {
  return filesToKeep({
    previous: createTree(list === '' ? {} : { [KEPT_LIST]: list }),
    files,
    isCurrent: (file) => current.includes(file),
    assets: 'docs/assets',
    days,
    now: new Date(START + day * DAY),
  });
}

const timeOf = (day: number) => new Date(START + day * DAY).toISOString();

describe('filesToKeep', () => {
  it('keeps hashed files of the last build with their compressed forms, no search index, and nothing else', () => {
    const previous = [
      OLD,
      `${OLD}.br`,
      NEW,
      'docs/assets/js/main.0123456789.js',
      'docs/assets/search/0123456789/part-1.bin',
      'docs/assets/site.json',
      'docs/assets/schema/page-record.json',
      'docs/gone.html',
      'docs/file.0123456789.js',
    ];
    expect(Object.keys(keep(previous, [NEW, 'docs/assets/site.json'], 0))).toEqual([
      OLD,
      `${OLD}.br`,
      'docs/assets/js/main.0123456789.js',
    ]);
  });

  it('counts the days from the build that replaced a file, over any number of builds', () => {
    const second = keep([OLD], [NEW], 100);
    const third = keep([OLD, NEW], [NEW], 120, { list: JSON.stringify(second) });
    expect(third).toEqual({ [OLD]: timeOf(100) });
    expect(keep([OLD, NEW], [NEW], 131, { list: JSON.stringify(third) })).toEqual({});
  });

  it('forgets the age of a file that is current again', () => {
    const second = keep([OLD], [NEW], 0);
    const rolledBack = keep([OLD, NEW], [OLD], 20, { list: JSON.stringify(second) });
    expect(keep([OLD, NEW], [NEW], 40, { list: JSON.stringify(rolledBack) })).toEqual({ [OLD]: timeOf(40) });
  });

  it('keeps nothing for 0 days, nor when there was no build', () => {
    expect(keep([OLD], [NEW], 0, { days: 0 })).toEqual({});
    expect(keep([], [NEW], 0)).toEqual({});
  });

  it.each(['{"docs/assets', '{"docs/assets/pages/a.0123456789.json": "yesterday"}'])(
    'takes files for current when the list is damaged: %j',
    (list) => {
      expect(keep([OLD], [NEW], 7, { list })).toEqual({ [OLD]: timeOf(7) });
    },
  );
});
