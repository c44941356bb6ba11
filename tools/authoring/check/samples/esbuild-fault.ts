import { transform } from 'esbuild';
import type { SampleFault } from './sample';

/** Returns the first mistake that esbuild finds; null when the code is correct. */
export async function findEsbuildFault(code: string, loader: 'js' | 'json'): Promise<SampleFault | null> {
  try {
    // The output is not used. It has no white space, which would take gigabytes in deeply nested code.
    await transform(code, { loader, logLevel: 'silent', minifyWhitespace: true });
    return null;
  } catch (error) {
    const first = hasErrors(error) ? error.errors[0] : undefined;
    // Any other failure of esbuild is not a fault of the sample.
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
