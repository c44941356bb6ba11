/**
 * The types of the members of each record, with which the app checks the files that it loads. `webpack.config.ts`
 * replaces this module by its values, so that the app does not contain zod.
 */
import { z } from 'zod';
import { offlineCatalogue, pageRecord, sectionIndex, siteIndex, startIndex } from './records';

/** A type; a list of one type; or an object with its members, optional ones with `?` after their names. */
export type Shape =
  | 'string'
  | 'number'
  | 'boolean'
  | 'object'
  | 'any'
  | [Shape]
  | { [member: string]: Shape };

type JsonSchema = z.core.JSONSchema._JSONSchema;

/** Shapes by record. */
export const SHAPES = {
  page: shapeOf(pageRecord),
  section: shapeOf(sectionIndex),
  site: shapeOf(siteIndex),
  /** `site` and `section` have checks of their own. */
  start: shapeOf(startIndex.omit({ site: true, section: true })),
  offline: shapeOf(offlineCatalogue),
} satisfies Record<string, Shape>;

function shapeOf(schema: z.ZodType): Shape {
  const json = z.toJSONSchema(schema);
  return toShape(json, json.$defs ?? {});
}

function toShape(schema: JsonSchema | undefined, definitions: Record<string, JsonSchema>): Shape {
  if (typeof schema !== 'object') return 'any';
  if (schema.$ref !== undefined) {
    const { [schema.$ref.replace('#/$defs/', '')]: definition, ...others } = definitions;
    // A definition that contains itself, such as a sidebar group in a sidebar group, is not followed.
    return toShape(definition, others);
  }
  if (schema.anyOf) return commonShape(schema.anyOf.map((one) => toShape(one, definitions)));
  switch (schema.type) {
    case 'integer':
      return 'number';
    case 'string':
    case 'number':
    case 'boolean':
      return schema.type;
    case 'array':
      return [toShape(Array.isArray(schema.items) ? undefined : schema.items, definitions)];
    case 'object':
      return schema.additionalProperties === false ? membersOf(schema, definitions) : 'object';
    default:
      return typeof schema.const === 'number' ? 'number' : 'any';
  }
}

function membersOf(
  { properties = {}, required = [] }: z.core.JSONSchema.BaseSchema,
  definitions: Record<string, JsonSchema>,
): Shape {
  const members = Object.entries(properties).map(([name, schema]): [string, Shape] => {
    return [required.includes(name) ? name : `${name}?`, toShape(schema, definitions)];
  });
  return Object.fromEntries(members.filter(([name, shape]) => shape !== 'any' || !name.endsWith('?')));
}

/** What all alternatives have in common. */
function commonShape([first = 'any', ...others]: readonly Shape[]): Shape {
  if (!hasMembers(first)) return others.every((other) => other === first) ? first : 'any';
  if (!others.every(hasMembers)) return 'any';
  const isShared = ([name, shape]: [string, Shape]) => others.every((other) => other[name] === shape);
  return Object.fromEntries(Object.entries(first).filter(isShared));
}

function hasMembers(shape: Shape): shape is { [member: string]: Shape } {
  return typeof shape === 'object' && !Array.isArray(shape);
}
