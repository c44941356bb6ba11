import { assetUrl } from '../../src/bundle/paths';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';
import { jsonSchemas } from './json-schemas';

/** JSON Schemas of the bundle's files, below the bundle's folder. */
const SCHEMA_DIR = 'schema/';

/** JSON Schemas of the bundle, for programs that read it. */
export function schemaFiles({ site }: ContentBundle): OutputFile[] {
  const folder = assetUrl(SCHEMA_DIR);
  return jsonSchemas(site.origin + folder).map(({ file, schema }) => ({
    file: folder.slice(1) + file,
    data: `${JSON.stringify(schema, null, 2)}\n`,
  }));
}
