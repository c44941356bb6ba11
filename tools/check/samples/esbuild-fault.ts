import type { SampleFault } from './sample';

/** The first mistake that esbuild tells of; `shift` characters were put before the first line. */
export function esbuildFault(error: unknown, shift = 0): SampleFault {
  const first = hasErrors(error) ? error.errors[0] : undefined;
  // What esbuild fails with otherwise is no fault of the sample.
  if (!first) throw error;
  const { line = 1, column = 0 } = first.location ?? {};
  return { line, column: column + 1 - (line === 1 ? shift : 0), message: first.text };
}

interface BuildErrors {
  errors: { text: string; location?: { line: number; column: number } | null }[];
}

function hasErrors(error: unknown): error is BuildErrors {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
}
