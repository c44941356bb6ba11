import { encodePath } from '../../../src/bundle/paths';
import { REDIRECTS_LIST } from '../../site/file-names';
import type { OutputFile } from '../../support/output-file';
import type { ServedSite } from './served-site';

/** Old addresses as Netlify, Cloudflare Pages and others read them. Spaces separate the fields, so addresses are encoded. */
export function redirectsList({ redirects }: ServedSite): OutputFile {
  const lines = redirects.map(({ from, to }) => `${encodePath(from)} ${to} 301\n`);
  return { file: REDIRECTS_LIST, data: lines.join('') };
}
