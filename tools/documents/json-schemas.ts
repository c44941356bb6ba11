import { z } from 'zod';
import { SCHEMA_VERSION } from '../../src/bundle/constants';
import { assetUrl } from '../../src/bundle/paths';
import { pageRecord, sectionIndex, siteIndex } from '../../src/bundle/records';
import type { ContentBundle } from '../site/make-bundle';
import type { OutputFile } from '../support/output-file';

/** Shapes of the bundle's files, by the name of their JSON Schema. */
const SHAPES = { page: pageRecord, section: sectionIndex, site: siteIndex };

/**
 * JSON Schemas (2020-12) for programs that read the bundle. Each `SCHEMA_VERSION` has files of its own, such as
 * `page.v1.json`. Objects allow unknown keys: within a version keys may be added, but never removed.
 */
export function schemaFiles({ site }: Pick<ContentBundle, 'site'>): OutputFile[] {
  return Object.entries(SHAPES).map(([name, shape]) => {
    const address = assetUrl(`schema/${name}.v${SCHEMA_VERSION}.json`);
    const { $schema, ...schema } = z.toJSONSchema(shape, {
      target: 'draft-2020-12',
      override: ({ jsonSchema }) => {
        if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
      },
    });
    const named = { $schema, $id: site.origin + address, ...schema };
    return { file: address.slice(1), data: `${JSON.stringify(named, null, 2)}\n` };
  });
}
