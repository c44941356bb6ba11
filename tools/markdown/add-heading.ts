import type { Token, Tokens } from 'marked';
import { slugify } from '../../src/bundle/slug';
import { plainText, slugSource } from './heading-text';
import type { PageEnv } from './page-env';

/** Adds a heading to the page's headings and returns its slug, which is unique on the page. */
export function addHeading(token: Tokens.Heading | Tokens.Generic, env: PageEnv): string {
  const children: Token[] = token.tokens ?? [];
  const wanted = slugify(slugSource(children));
  const slug = env.slugs.claim(wanted);
  if (wanted === '') {
    const hint = 'Its address depends on the order of such headings: give it a word.';
    const message = `the heading "${token.raw.trim()}" has no letters, its anchor is "${slug}"`;
    env.warn('empty-slug', message, token, hint);
  }
  env.headings.push({ level: Number(token.depth), title: plainText(children), slug });
  return slug;
}
