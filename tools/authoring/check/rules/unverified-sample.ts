import { findVerified, readVerifiedLock, VERIFIED_LOCK_FILE } from '../../../source/config/verified-lock';
import type { SiteRule } from '../rule';

/** Reports samples marked `run` that `verified.lock` does not list as they are now. */
export const unverifiedSample: SiteRule = {
  names: ['unverified-sample'],
  async check({ root, pages }) {
    const find = findVerified(await readVerifiedLock(root));
    return pages
      .flatMap(({ samples }) => samples)
      .filter(({ hash, place }) => find(place.file, hash) === undefined)
      .map(({ place }) => ({
        ...place,
        message: `this sample is not in ${VERIFIED_LOCK_FILE} as it is now`,
        hint: 'Run "npm run verify -- --server URL --changed".',
      }));
  },
};
