import { transform } from 'esbuild';
import type { SampleFault } from './sample';

/** The first mistake that esbuild finds; null in sound code. */
export async function findEsbuildFault(code: string, loader: 'js' | 'json'): Promise<SampleFault | null> {
  try {
    // Nobody reads what it writes: without white space, of which deep nesting has gigabytes.
    await transform(code, { loader, logLevel: 'silent', minifyWhitespace: true });
    return null;
  } catch (error) {
    const first = hasErrors(error) ? error.errors[0] : undefined;
    // What esbuild fails with otherwise is no fault of the sample.
    if (!first) throw error;
    const { line = 1, column = 0 } = first.location ?? {};
    return { line, column: column + 1, message: first.text };
  }
}

interface BuildErrors {
  errors: { text: string; location?: { line: number; column: number } | null }[];
}

function hasErrors(error: unknown): error is BuildErrors {
  return typeof error === 'object' && error !== null && 'errors' in error && Array.isArray(error.errors);
}
