import { z } from 'zod';
import { readVerifiedLock, VERIFIED_LOCK_FILE, type VerifiedLine } from '../../source/config/verified-lock';
import { UsageError } from '../../support/problems';
import { callRunner, type Fault, findRunner, RUNNERS_FOLDER } from './call-runner';

/** The product that samples run on, and who logs in there. */
export interface Target {
  /** Address without a slash at its end. */
  server: string;
  user: string;
  password: string;
}

/** Error when the product cannot be used; no file is written then. It is reported without a stack trace. */
export class ProductFault extends UsageError {
  constructor({ error, kind }: Fault, target: Target, at: string) {
    super(`${explain(kind, target)}\n    ${at}: ${error}\nNo file of the content was written.`);
  }
}

function explain(kind: Fault['kind'], { server, user }: Target): string {
  const explanations: Record<Fault['kind'], string> = {
    down: `The product does not answer at ${server}. Start it, or name another with --server.`,
    slow: `The product at ${server} took too long. Run the command again when it has less to do.`,
    version: `The product at ${server} runs a version that the samples are not made for.`,
    login:
      user === ''
        ? `The product at ${server} requires a login. Name a user with --user.`
        : `The product at ${server} refuses the login of ${user}. Check --user and DOCS_VERIFY_PASSWORD.`,
    setup: `The product at ${server} is not ready for samples.`,
    // Here only from `version` or `prepare`: a failed sample does not end the run.
    sample: `The product at ${server} could not be used.`,
  };
  return explanations[kind];
}

/** Returns the product and version at the server: `SSCMS 7.4.0`. Throws `ProductFault`. */
export async function askVersion(root: string, target: Target): Promise<string> {
  const versionReply = z.object({ product: z.string(), version: z.string() });
  const reply = await callRunner({ root, name: 'version', request: target, reply: versionReply });
  if ('error' in reply) throw new ProductFault(reply, target, `${RUNNERS_FOLDER}/version`);
  return `${reply.product} ${reply.version}`.replace(/\s+/g, ' ').trim();
}

/** Throws `UsageError` when `lines` name another product or version than `product`. */
export function refuseOtherVersion(
  product: string,
  lines: readonly VerifiedLine[],
  { server }: Target,
): void {
  const products = lines.flatMap(({ result }) => ('product' in result ? result.product : []));
  const [name] = product.split(' ');
  const other = products.find((known) => known.split(' ')[0] === name && known !== product);
  if (other === undefined) return;
  throw new UsageError(
    `${server} runs ${product}, but ${VERIFIED_LOCK_FILE} says that samples ran on ${other}. Name a server with ` +
      `that version; or delete ${VERIFIED_LOCK_FILE} to run all samples on ${product}.\nNo file of the content was written.`,
  );
}

/**
 * Makes the product ready with the runner `prepare`, if there is one; returns what it did. The runner may ask first, whether
 * to use a product with data of its own; `confirm` answers. Throws `ProductFault`, and `UsageError` when the answer is no.
 */
export async function prepareProduct(
  root: string,
  target: Target,
  confirm: (question: string) => Promise<boolean>,
): Promise<string> {
  refuseOtherVersion(await askVersion(root, target), await readVerifiedLock(root), target);
  if (findRunner(root, 'prepare') === undefined) return '';
  const prepareReply = z.union([z.object({ output: z.string() }), z.object({ ask: z.string() })]);
  for (let confirmed = false; ; confirmed = true) {
    const request = { ...target, confirmed };
    const reply = await callRunner({ root, name: 'prepare', request, reply: prepareReply });
    if ('error' in reply) throw new ProductFault(reply, target, `${RUNNERS_FOLDER}/prepare`);
    if ('output' in reply) return reply.output.trim();
    if (confirmed || !(await confirm(reply.ask))) throw new UsageError('The product was left as it is.');
  }
}
