import { drawingFileOf } from '../../../../tools/markdown/diagrams/drawing-file';
import { bundledHtml } from '../../../helpers/bundle-page';

describe('a diagram', () => {
  it('without a drawing keeps its escaped mermaid source and reserves the estimated height', async () => {
    const html = await bundledHtml('```mermaid\ngraph TD\n  A["<b>"] --> B\n```\n');
    expect(html).toBe(
      '<div class="mermaid" style="--diagram-height:130px"><pre class="mermaid-source"><code>graph TD\n  A[&quot;&lt;b&gt;&quot;] --&gt; B</code></pre></div>\n',
    );
  });

  it('with a drawing file shows the drawing, with the accTitle as its label', async () => {
    const source = 'flowchart TD\n  accTitle: 发布\n  A --> B';
    const drawing = '<svg viewBox="0 0 120 80.5">\n<g fill="var(--bg)">\n<rect width="9"/>\n</g>\n</svg>\n';
    const html = await bundledHtml(`\`\`\`mermaid\n${source}\n\`\`\`\n`, {
      [drawingFileOf(source)]: drawing,
    });
    expect(html).toBe(
      '<div class="mermaid" data-state="drawn"><svg role="img" aria-label="发布" viewBox="0 0 120 80.5"><g fill="var(--bg)"><rect width="9"/></g></svg>' +
        '<pre class="mermaid-source"><code>flowchart TD\n  accTitle: 发布\n  A --&gt; B</code></pre></div>\n',
    );
  });

  it('whose drawing file contains a script is shown without the drawing', async () => {
    const html = await bundledHtml('```mermaid\ngraph TD\nA-->B\n```\n', {
      [drawingFileOf('graph TD\nA-->B')]: '<svg viewBox="0 0 9 9"><script>alert(1)</script></svg>',
    });
    expect(html).not.toContain('<svg');
  });
});
