import { bundleContent, type ContentBundle } from '../bundle/bundle-content';
import { checkUrlsLock, extendUrlsLock, readUrlsLock } from '../config/urls-lock';

/** What a check found. */
export interface CheckResult {
  bundle: ContentBundle;
  /** Lines added to `urls.lock`. */
  added: number;
}

/** Runs all checks of the content, the one for lost addresses among them. Writes nothing but, when asked to, `urls.lock`. */
export async function checkContent(root: string, isUpdate: boolean): Promise<CheckResult> {
  const bundle = await bundleContent({ root, isLenient: true });
  bundle.problems.addAll(checkUrlsLock(await readUrlsLock(root), bundle));
  const isSound = bundle.problems.errorCount === 0;
  return { bundle, added: isUpdate && isSound ? await extendUrlsLock(root, bundle) : 0 };
}
