import { existsSync, readdirSync } from 'node:fs';
import { LOCK_NAME } from '../../../../tools/output/output-lock';
import { OutputRecords } from '../../../../tools/output/output-records';
import { OutputBuilds } from '../../../helpers/output-builds';

describe('the records of a build', () => {
  it('are what was added, whatever their characters and lengths, before and after they are written', async () => {
    const builds = new OutputBuilds();
    const output = await builds.open();
    const records = new OutputRecords(output, 'docs/assets');
    const texts = { 'a.json': '甲', 'long.json': '栏目'.repeat(200_000) };
    for (const [file, text] of Object.entries(texts)) records.set(file, text);
    for (const [file, text] of Object.entries(texts)) expect(records.get(file)).toBe(text);
    await records.write();
    for (const [file, text] of Object.entries(texts)) expect(records.get(file)).toBe(text);
    await output.close();
  });

  it('are the last ones of their names', async () => {
    const output = await new OutputBuilds().open();
    const records = new OutputRecords(output, 'docs/assets');
    records.set('a.json', 'one text');
    records.set('a.json', 'another text, which is longer');
    expect(records.get('a.json')).toBe('another text, which is longer');
    records.close();
    await output.close();
  });

  it('are in no file until they are written, so that a killed build leaves none behind', async () => {
    const builds = new OutputBuilds();
    const output = await builds.open();
    const records = new OutputRecords(output, 'docs/assets');
    records.set('a.json', 'text');
    expect(readdirSync(builds.out)).toEqual([LOCK_NAME]);
    records.close();
    await output.close();
    expect(existsSync(builds.out)).toBe(false);
  });
});
