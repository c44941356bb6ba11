import path from 'node:path';
import { BUILD_MANIFEST_FILE } from '../../tools/output/manifest';
import { OutputFolder } from '../../tools/output/output-folder';
import { Cache } from '../../tools/support/cache';
import type { OutputFile } from '../../tools/support/output-file';
import { createTree, readTree } from './temp-tree';

/** Settings in which one build may differ from the others. */
export interface BuildSettings {
  /** Version of the tools. Without it, no lazy file counts as up to date. */
  version?: string | undefined;
  keepDays?: number;
  now?: Date;
  isPrecompressed?: boolean;
}

/** Builds of one site into one output folder. */
export class OutputBuilds {
  readonly parent = createTree();
  readonly source = createTree();
  readonly cache = new Cache(createTree());

  constructor(readonly out = path.join(this.parent, 'out')) {}

  /** Opens the output folder for a build. */
  open({ version, isPrecompressed = false }: BuildSettings = {}): Promise<OutputFolder> {
    const { out, source, cache } = this;
    return OutputFolder.open({ out, source, cache, version, isPrecompressed });
  }

  /** Builds a site of these files. */
  async build(
    files: OutputFile[] | Record<string, string>,
    { version, keepDays = 0, now = new Date(), isPrecompressed = false }: BuildSettings = {},
  ): Promise<{ files: number; bytes: number }> {
    const list = Array.isArray(files) ? files : Object.entries(files).map(([file, data]) => ({ file, data }));
    const output = await this.open({ version, isPrecompressed });
    try {
      await output.write(list);
      return await output.finish({ assets: 'docs/assets/', days: keepDays, now });
    } finally {
      await output.close();
    }
  }

  /** Every file in the output folder with its text, without the manifest. */
  tree(): Record<string, string> {
    const { [BUILD_MANIFEST_FILE]: _, ...files } = readTree(this.out);
    return files;
  }
}
