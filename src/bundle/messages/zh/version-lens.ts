export const versionLens = {
  missing: (version: string) => `，${version} 没有`,
} as const;
