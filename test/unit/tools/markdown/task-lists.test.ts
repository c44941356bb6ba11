import { bundledHtml } from '../../../helpers/bundle-page';

describe('a task list', () => {
  it('shows boxes, checked or not, that a reader cannot change', async () => {
    expect(await bundledHtml('- [ ] 甲\n- [x] **乙**\n- [X] 丙\n- 丁\n')).toBe(
      '<ul>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled aria-label="未完成"> 甲</li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled checked aria-label="已完成"> <strong>乙</strong></li>\n' +
        '<li class="task-list-item"><input type="checkbox" disabled checked aria-label="已完成"> 丙</li>\n' +
        '<li>丁</li>\n</ul>\n',
    );
  });

  it('may be numbered and nested', async () => {
    const html = await bundledHtml('1. [x] 甲\n   - [ ] 乙\n');
    expect(html).toMatch(/^<ol>\n<li class="task-list-item">[\s\S]*<ul>\n<li class="task-list-item">/);
  });

  it('may hold several paragraphs', async () => {
    const html = await bundledHtml('- [x] 甲\n\n  乙\n');
    expect(html.match(/<input type="checkbox" disabled checked aria-label="已完成">/g)).toHaveLength(1);
    expect(html).toContain('乙');
  });

  it('is not made from "[x]" without a space after it, from "[]", or from "[x]" outside a list', async () => {
    expect(await bundledHtml('- [x]甲\n- [] 乙\n\n[x] 丙\n')).not.toContain('<input');
  });
});
