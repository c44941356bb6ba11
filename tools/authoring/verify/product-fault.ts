import { UsageError } from '../../support/problems';
import type { Fault } from './replies';
import type { Target } from './target';

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
    case 'sample':
      return `The product at ${server} could not be used.`;
  }
}
