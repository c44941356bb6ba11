import { highlight } from '../../../../tools/markdown/highlight';

describe('code in the language http', () => {
  it.each([
    ['{"title": "题"}', 'language-json'],
    ['<channel id="1">题</channel>', 'language-xml'],
  ])('has its body highlighted: %s', (body, language) => {
    const html = highlight(`POST /api/v1/contents HTTP/1.1\nHost: example.cn\n\n${body}`, 'http');
    expect(html).toContain('<span class="hljs-keyword">POST</span>');
    expect(html).toContain(`<span class="${language}">`);
  });

  it('leaves a body that is neither JSON nor XML as it is', () => {
    expect(highlight('GET /x HTTP/1.1\nHost: a\n\nname=1&b=2', 'http')).toContain('\n\nname=1&amp;b=2');
  });

  it('is not tried in every language: a body in CSS stays plain', () => {
    const html = highlight('GET /x HTTP/1.1\nHost: a\n\nbody { color: red; }', 'http');
    expect(html).toContain('\n\nbody { color: red; }');
  });
});
