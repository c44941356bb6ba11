import type { Token } from 'marked';
import type { PageEnv } from './page-env';
import { resolveImage } from './resolve-image';
import { resolveLink } from './resolve-link';

/** Attributes of a tag; names are in lower case. */
export type Attributes = Record<string, string>;
/** Attributes with resolved addresses. Undefined attributes are left out of the tag. */
type ResolvedAttributes = Record<string, string | number | undefined>;

/**
 * Attributes of a raw tag, with addresses resolved as in Markdown. An element without a case here keeps its other
 * attributes but loses its addresses.
 */
export function resolveAddresses(
  element: string,
  values: Attributes,
  env: PageEnv,
  token: Token,
): ResolvedAttributes {
  const { href, src, poster, srcset, ...rest } = values;
  switch (element) {
    case 'a': {
      if (href === undefined) return rest;
      const { href: resolved, ...external } = resolveLink(href, env, token);
      return resolved === undefined ? rest : { ...external, ...rest, href: resolved };
    }
    case 'img':
      return { ...rest, ...imageAttributes(values, env, token) };
    case 'video':
    case 'audio':
    case 'source':
    case 'track':
      return {
        ...rest,
        src: src === undefined ? undefined : resolveImage(src, env, token, 'file').src,
        poster: poster === undefined ? undefined : resolveImage(poster, env, token).src,
        srcset: srcset === undefined ? undefined : resolveSet(srcset, env, token),
      };
    default:
      return rest;
  }
}

function imageAttributes(values: Attributes, env: PageEnv, token: Token): ResolvedAttributes {
  const { src, width, height } = resolveImage(values.src ?? '', env, token);
  const hasSize = 'width' in values || 'height' in values;
  return {
    src,
    srcset: values.srcset === undefined ? undefined : resolveSet(values.srcset, env, token),
    ...(hasSize ? {} : { width, height }),
    loading: 'lazy',
    decoding: 'async',
  };
}

/** Separates the candidates of a `srcset`. A comma within an address (`data:image/png;base64,…`) does not. */
const CANDIDATE_SEPARATOR_PATTERN = /,\s+|(?<=\s[\d.]+[wx]),/;

/** Resolves the addresses of a `srcset`: `a.png 1x, b.png 2x`. */
function resolveSet(srcset: string, env: PageEnv, token: Token): string {
  return srcset
    .split(CANDIDATE_SEPARATOR_PATTERN)
    .map((candidate) => candidate.trim().split(/\s+/))
    .map(([src = '', ...size]) => [resolveImage(src, env, token).src, ...size].join(' '))
    .join(', ');
}
