import { z } from 'zod';
import { UsageError } from '../../support/problems';

/** The product that samples run on, and who logs in there. */
export interface Target {
  /** Address without a slash at its end. */
  server: string;
  user: string;
  password: string;
}

const faultReply = z.object({
  error: z.string(),
  /** From the runner of a language, `sample` fails only the sample. All others end the run. */
  kind: z.enum(['down', 'slow', 'version', 'login', 'sample']),
});

/** A runner's report of why it failed, or ours of why it gave no report. */
export type Fault = z.infer<typeof faultReply>;

/** What the runner of a language writes about a sample: its output, why it cannot be run here, or what failed. */
export const sampleReply = z.union([
  z.object({ output: z.string() }),
  z.object({ skip: z.string() }),
  faultReply,
]);

/** What the runner `version` writes. */
export const versionReply = z.union([z.object({ product: z.string(), version: z.string() }), faultReply]);

/** What the runner `seed` writes. */
export const seedReply = z.union([z.object({ output: z.string() }), faultReply]);

/** The product could not be used, so nothing is written. It is reported without a stack trace. */
export class ProductFault extends UsageError {
  constructor({ error, kind }: Fault, target: Target, at: string) {
    super(`${explain(kind, target)}\n    ${at}: ${error}\nNothing was written.`);
  }
}

function explain(kind: Fault['kind'], { server, user }: Target): string {
  switch (kind) {
    case 'down':
      return `The product does not answer at ${server}. Start it, or name another with --server.`;
    case 'slow':
      return `The product at ${server} took too long. Run the command again when it has less to do.`;
    case 'version':
      return `The product at ${server} is of a version that the samples are not for.`;
    case 'login':
      return user === ''
        ? `The product at ${server} wants a login. Name a user with --user.`
        : `The product at ${server} refuses the login of ${user}. Check --user and DOCS_VERIFY_PASSWORD.`;
    // Reported by `version` or `seed`: a sample that fails does not end the run.
    case 'sample':
      return `The product at ${server} could not be used.`;
  }
}
