import { z } from 'zod';

/** Why a product or a sample could not be run. All but `sample` end the whole run. */
export type FaultKind = 'down' | 'slow' | 'version' | 'login' | 'sample';

/** A runner's report that something failed. */
export interface Fault {
  error: string;
  kind: FaultKind;
}

const faultReply = z.object({
  error: z.string(),
  kind: z.enum(['down', 'slow', 'version', 'login', 'sample']),
});

/** What a runner writes about a sample: its output, why it cannot be run here, or what failed. */
export const sampleReply = z.union([
  z.object({ output: z.string() }),
  z.object({ skip: z.string() }),
  faultReply,
]);

/** What `version` writes. */
export const versionReply = z.union([z.object({ product: z.string(), version: z.string() }), faultReply]);

/** What `seed` writes. */
export const seedReply = z.union([z.object({ output: z.string() }), faultReply]);
