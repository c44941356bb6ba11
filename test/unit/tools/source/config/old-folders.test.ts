import { serverFiles } from '../../../../../tools/documents/server-files';
import { bundleContent } from '../../../../../tools/site/bundle-content';
import { formatProblem } from '../../../../../tools/support/problems';
import { createTree } from '../../../../helpers/temp-tree';

const SITE = { 'README.md': '# 首页\n', 'cli/setup.md': '# 安装\n' };

const bundleOf = (settings: string) =>
  bundleContent({ root: createTree({ ...SITE, 'site.yml': settings }), isLenient: true });

describe('oldFolders in site.yml, the folders that once held all pages', () => {
  test('are in site.json and in the redirects for every kind of server', async () => {
    const bundle = await bundleOf('oldFolders: [v7]\n');
    expect(bundle.problems.all).toEqual([]);
    expect(bundle.site.oldFolders).toEqual(['v7']);
    const files = new Map(serverFiles(bundle, []).map(({ file, data }) => [file, String(data)]));
    expect(files.get('_redirects')).toBe('/docs/v7/* /docs/:splat 301\n');
    expect(files.get('_server.nginx')).toContain('rewrite "^/docs/v7/([\\w./-]*)$" "/docs/$1" permanent;');
    expect(files.get('_server.caddy')).toContain('redir @old_folder_0 /docs/{re.old_folder_0.1} 301');
  });

  test.each([
    [
      'title: 站\noldFolders: [v7, cli]\n',
      'site.yml:2:18 error redirect pages are in the old folder "cli": cli/setup.md\n' +
        '    Move them, or take the folder off the list: all its addresses lead elsewhere.',
    ],
    [
      'oldFolders: [/v7/]\n',
      'site.yml:1:14 error site-config key "oldFolders.0": found "/v7/"\n' +
        '    Allowed: the name of a folder, such as "v7".',
    ],
  ])('%j is refused', async (settings, expected) => {
    const { problems } = await bundleOf(settings);
    expect(problems.all.map((problem) => formatProblem(problem, ''))).toEqual([expected]);
  });
});
