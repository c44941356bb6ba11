import { bundleTools } from '../../tools/bundle.mjs';

/** Bundles the programs that code under test starts in threads and processes. */
export default async function bundlePrograms() {
  process.env.DOCS_TOOLS = (await bundleTools()).folder;
}
