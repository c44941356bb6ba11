import { VERIFIED_LOCK_FILE, type VerifiedLine } from '../../source/config/verified-lock';
import { UsageError } from '../../support/problems';
import { ProductFault, seedReply, type Target, versionReply } from './product';
import { RUNNERS_FOLDER, runProgram } from './run-program';

/** Maximum time for the version of the product. Milliseconds. */
const VERSION_TIMEOUT_MS = 30_000;

/** Maximum time for filling an empty product. Milliseconds. */
const SEED_TIMEOUT_MS = 15 * 60_000;

/** Product and version at an address: `SSCMS 7.4.0`. Throws `ProductFault`. */
export async function askVersion(
  root: string,
  target: Target,
  timeoutMs = VERSION_TIMEOUT_MS,
): Promise<string> {
  const reply = await runProgram({ root, name: 'version', request: target, reply: versionReply, timeoutMs });
  if ('error' in reply) throw new ProductFault(reply, target, `${RUNNERS_FOLDER}/version`);
  return `${reply.product} ${reply.version}`.replace(/\s+/g, ' ').trim();
}

/** Throws `UsageError` when samples have run on another product or version than this one. */
export function refuseOtherVersion(
  product: string,
  lines: readonly VerifiedLine[],
  { server }: Target,
): void {
  const products = lines.flatMap(({ result }) => ('product' in result ? result.product : []));
  const other = products.find((known) => known !== product);
  if (other === undefined) return;
  throw new UsageError(
    `${server} runs ${product}, but ${VERIFIED_LOCK_FILE} says that samples ran on ${other}. Name a server with ` +
      `that version; or delete ${VERIFIED_LOCK_FILE} to run all samples on ${product}.\nNothing was written.`,
  );
}

/** Fills an empty product with the sample site; returns what `seed` says of it. Throws `ProductFault`. */
export async function seedProduct(root: string, target: Target): Promise<string> {
  const call = { root, name: 'seed', request: target, reply: seedReply, timeoutMs: SEED_TIMEOUT_MS };
  const reply = await runProgram(call);
  if ('error' in reply) throw new ProductFault(reply, target, `${RUNNERS_FOLDER}/seed`);
  return reply.output.trim();
}
