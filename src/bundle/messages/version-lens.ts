/** Texts for readers of an older version of the product. */
export const LENS_MESSAGES = {
  missing: (version: string) => `，${version} 没有`,
} as const;
