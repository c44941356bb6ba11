import { drawingFileOf } from '../../../../tools/markdown/diagrams/drawing-file';
import { bundledHtml } from '../../../helpers/bundle-page';

/** The mermaid source of the only diagram on the page. */
async function diagramOf(markdown: string): Promise<string> {
  const html = await bundledHtml(markdown);
  const [, source = ''] =
    /<div class="mermaid"[^>]*><pre class="mermaid-source"><code>([\s\S]*?)<\/code><\/pre><\/div>/.exec(
      html,
    ) ?? [];
  return source.replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&lt;', '<');
}

const FLOW = [
  'st=>start: 开始',
  'in=>inputoutput: 填写"表单"',
  'ok=>condition: 通过?',
  'op=>operation: 发布|current:>https://x.cn',
  'sub=>subroutine: 子流程',
  'e=>end: 结束',
  'st->in->ok',
  'ok(yes)->op(right)->e',
  'ok(no, left)->in',
];

describe('a diagram', () => {
  it('without a drawing keeps its escaped mermaid source and reserves the estimated height', async () => {
    const html = await bundledHtml('```mermaid\ngraph TD\n  A["<b>"] --> B\n```\n');
    expect(html).toBe(
      '<div class="mermaid" style="--diagram-height:162px"><pre class="mermaid-source"><code>graph TD\n  A[&quot;&lt;b&gt;&quot;] --&gt; B</code></pre></div>\n',
    );
  });

  it('with a drawing file shows the drawing, with its width and with the accTitle as its label', async () => {
    const source = 'flowchart TD\n  accTitle: 发布\n  A --> B';
    const drawing = '<svg viewBox="0 0 120 80.5">\n<g fill="var(--bg)">\n<rect width="9"/>\n</g>\n</svg>\n';
    const html = await bundledHtml(`\`\`\`mermaid\n${source}\n\`\`\`\n`, {
      [drawingFileOf(source)]: drawing,
    });
    expect(html).toBe(
      '<div class="mermaid" data-state="drawn"><svg role="img" aria-label="发布" style="--diagram-width:120px" viewBox="0 0 120 80.5"><g fill="var(--bg)"><rect width="9"/></g></svg>' +
        '<pre class="mermaid-source"><code>flowchart TD\n  accTitle: 发布\n  A --&gt; B</code></pre></div>\n',
    );
  });

  it('whose drawing file contains a script is shown without the drawing', async () => {
    const html = await bundledHtml('```mermaid\ngraph TD\nA-->B\n```\n', {
      [drawingFileOf('graph TD\nA-->B')]: '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    });
    expect(html).not.toContain('<svg');
  });

  it.each([
    ['@flowstart and @flowend', `@flowstart\n${FLOW.join('\n')}\n@flowend\n`],
    ['@flowstart with a preset', `@flowstart vue\n${FLOW.join('\n')}\n@flowend\n`],
    ['@flowstart to the end of the page', `@flowstart\n${FLOW.join('\n')}`],
    ['a fence', `\`\`\`flow\n${FLOW.join('\n')}\n\`\`\`\n`],
  ])('of flowchart.js in %s is translated to mermaid', async (_, markdown) => {
    expect(await diagramOf(markdown)).toBe(
      [
        'flowchart TD',
        '  n1(["开始"])',
        '  n2[/"填写#quot;表单#quot;"/]',
        '  n3{"通过?"}',
        '  n4["发布"]',
        '  n5[["子流程"]]',
        '  n6(["结束"])',
        '  n1 --> n2',
        '  n2 --> n3',
        '  n3 -->|"yes"| n4',
        '  n4 --> n6',
        '  n3 -->|"no"| n2',
      ].join('\n'),
    );
  });

  it('of flowchart.js may name its nodes with words that mermaid reserves', async () => {
    expect(await diagramOf('@flowstart\nend=>end: 完\nclass=>start: 始\nclass->end\n@flowend\n')).toBe(
      'flowchart TD\n  n1(["完"])\n  n2(["始"])\n  n2 --> n1',
    );
  });

  it('shows a node that appears only in arrows as a box with its name', async () => {
    const source = await diagramOf('```flow\nst=>start: 开始\nst->完成\n```\n');
    expect(source).toContain('n1 --> n2');
    expect(source).toContain('n2["完成"]');
    expect(source.match(/n1[[(]/g)).toHaveLength(1);
  });

  it('keeps the arrows of a node with a hyphen in its name', async () => {
    expect(await diagramOf('@flowstart\nmy-op=>operation: 步\ne=>end: 完\nmy-op->e\n@flowend\n')).toBe(
      'flowchart TD\n  n1["步"]\n  n2(["完"])\n  n1 --> n2',
    );
  });

  it('may stand directly between two lines of text', async () => {
    expect(await bundledHtml('前\n@flowstart\na=>start: A\n@flowend\n后\n')).toMatch(
      /^<p>前<\/p>\n<div class="mermaid"[^>]*>[\s\S]*<\/div>\n<p>后<\/p>\n$/,
    );
  });
});
