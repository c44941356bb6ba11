import { bundledHtml } from '../../../helpers/bundle-page';

describe('a badge', () => {
  it.each([
    ['', 'tip'],
    [' type="tip"', 'tip'],
    [' type="green"', 'tip'],
    [' type="warning"', 'warning'],
    [' type="warn"', 'warning'],
    [' type="yellow"', 'warning'],
    [' type="error"', 'error'],
    [' type="pink"', 'tip'],
  ])('written as <Badge text="新"%s/> has the class "%s"', async (attributes, kind) => {
    expect(await bundledHtml(`甲 <Badge text="新"${attributes}/>\n`)).toBe(
      `<p>甲 <span class="badge ${kind} vertical-top">新</span></p>\n`,
    );
  });

  it('with vertical="middle" has the class vertical-middle', async () => {
    expect(await bundledHtml('甲 <Badge text="新" vertical="middle" />\n')).toContain(
      'class="badge tip vertical-middle"',
    );
  });

  it('may have a closing tag and single quotes', async () => {
    expect(await bundledHtml("甲 <Badge text='新'></Badge> 乙\n")).toBe(
      '<p>甲 <span class="badge tip vertical-top">新</span> 乙</p>\n',
    );
  });

  it('shows HTML in its text as plain text', async () => {
    expect(await bundledHtml('甲 <Badge text="<b>&amp;"/>\n')).toContain('>&lt;b&gt;&amp;</span>');
  });

  it('in a heading is left out of the anchor', async () => {
    const html = await bundledHtml('## 甲 <Badge text="新"/>\n');
    expect(html).toMatch(/<h2 id="甲">.*<span class="badge tip vertical-top">新<\/span><\/h2>/);
  });
});
