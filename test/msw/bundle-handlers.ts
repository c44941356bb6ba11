import { type HttpHandler, http } from 'msw';
import { assetUrl } from '../../src/bundle/paths';
import type { TestBundle } from './create-bundle';

/** msw handlers that serve a bundle under `/docs/assets/` on any host. */
export function bundleHandlers(bundle: TestBundle): HttpHandler[] {
  const prefix = assetUrl('');
  return [
    http.get(`*${prefix}*`, ({ request }) => {
      const { pathname } = new URL(request.url);
      return bundle.answer(decodeURI(pathname.slice(prefix.length)));
    }),
  ];
}
