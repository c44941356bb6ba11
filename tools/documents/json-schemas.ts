import { z } from 'zod';
import { SCHEMA_VERSION } from '../../src/bundle/constants';
import { assetUrl } from '../../src/bundle/paths';
import { pageRecord, sectionIndex, siteIndex } from '../../src/bundle/records';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** Shapes of the bundle's files, by the name of their JSON Schema. */
const SHAPES = { page: pageRecord, section: sectionIndex, site: siteIndex };

/** A JSON Schema (2020-12) of one kind of file. */
interface NamedSchema {
  /** `page.v1.json`; a new version of the contract is a new file. */
  file: string;
  schema: Record<string, unknown>;
}

/**
 * JSON Schemas of the bundle, made from the schemas of the contract. Objects are open: within a
 * version, keys may be added but never removed.
 *
 * @param base address of the schemas' folder, ends with a slash
 */
export function jsonSchemas(base: string): NamedSchema[] {
  return Object.entries(SHAPES).map(([name, shape]) => {
    const file = `${name}.v${SCHEMA_VERSION}.json`;
    const { $schema, ...schema } = z.toJSONSchema(shape, {
      target: 'draft-2020-12',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    return { file, schema: { $schema, $id: base + file, ...schema } };
  });
}

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
