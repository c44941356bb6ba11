import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import { type FieldRow, readRequestPage } from './openapi-pages';

const ROOT = path.resolve(__dirname, '../../..');
const API = path.join(ROOT, 'content/api');
const SPEC = path.join(API, 'openapi.yml');

interface Schema {
  properties?: Record<string, Schema>;
  items?: Schema;
  required?: string[];
}
interface Operation {
  externalDocs: { url: string };
  parameters?: { name: string; in: string; required?: boolean }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const spec: { paths: Record<string, Record<string, Operation>> } = parse(readFileSync(SPEC, 'utf8'));
const operations = Object.entries(spec.paths).flatMap(([address, methods]) =>
  Object.entries(methods).map(([method, operation]) => ({ address, method, operation })),
);

/** Pages about requests that the product no longer has; the pages stay. Source: rest-api-removed.json. */
const REMOVED = ['administrators/createLog.md', 'administrators/getLogs.md'];

const isMarkdown = (file: string): boolean => file.endsWith('.md');

/** The pages that explain an operation: one, or all pages of the folder that its `externalDocs` names. */
function pagesOf({ externalDocs: { url } }: Operation): string[] {
  if (!url.endsWith('/')) return [url.replace(/\.html$/, '.md')];
  return readdirSync(path.join(API, url))
    .filter(isMarkdown)
    .map((file) => url + file);
}

const readPage = (file: string) => readRequestPage(readFileSync(path.join(API, file), 'utf8'));

/** A schema's fields. The names of nested objects' fields follow a dot, those of list items' fields `[].`. */
function fieldsOf(schema: Schema | undefined, prefix = ''): { name: string; isRequired: boolean }[] {
  const required = schema?.required ?? [];
  return Object.entries(schema?.properties ?? {}).flatMap(([name, inner]) => [
    { name: prefix + name, isRequired: required.includes(name) },
    ...fieldsOf(inner, `${prefix + name}.`),
    ...fieldsOf(inner.items, `${prefix + name}[].`),
  ]);
}

/** Differences between a table of a page and the OpenAPI description. */
function differences(rows: FieldRow[], fields: { name: string; isRequired: boolean }[]): string[] {
  const missing = fields.filter(({ name }) => !rows.some((row) => row.name === name));
  // `<字段名>` stands for fields that a site defines for itself.
  const unknown = rows.filter(
    ({ name }) => !name.includes('<') && !fields.some((field) => field.name === name),
  );
  const unequal = rows.filter(
    (row) =>
      !row.isConditional &&
      fields.some((field) => field.name === row.name && field.isRequired !== row.isRequired),
  );
  return [
    ...missing.map(({ name }) => `the page lacks ${name}`),
    ...unknown.map(({ name }) => `the description lacks ${name}`),
    ...unequal.map(({ name }) => `${name} is required in one of the two only`),
  ];
}

test('openapi.yml is a valid OpenAPI description', () => {
  const validator = path.join(
    ROOT,
    'node_modules/@seriousme/openapi-schema-validator/bin/validate-api-cli.js',
  );
  expect(execFileSync(process.execPath, [validator, SPEC], { encoding: 'utf8' })).toContain('"valid": true');
});

test('openapi.yml has an operation for each page about a request', () => {
  const described = new Set(operations.flatMap(({ operation }) => pagesOf(operation)));
  const groups = ['administrators', 'channels', 'contents', 'forms', 'others', 'stl', 'users'];
  const pages = groups.flatMap((group) =>
    readdirSync(path.join(API, group))
      .filter((file) => isMarkdown(file) && file !== 'README.md')
      .map((file) => `${group}/${file}`),
  );
  expect(
    pages.filter(
      (page) => readPage(page).methods.length > 0 && !described.has(page) && !REMOVED.includes(page),
    ),
  ).toEqual([]);
});

describe.each(operations)('$method $address', ({ address, method, operation }) => {
  const inPlace = (place: string) =>
    (operation.parameters ?? [])
      .filter((parameter) => parameter.in === place)
      .map(({ name, required }) => ({ name, isRequired: required === true }));
  const pages = pagesOf(operation).filter((file) => file !== 'stl/README.md');

  test.each(pages)('agrees with %s on path and method', (file) => {
    const page = readPage(file);
    expect(page.methods).toContain(method.toUpperCase());
    expect(page.body).toContain(address);
  });

  test.each(pages)('agrees with %s on parameters and fields', (file) => {
    const page = readPage(file);
    const body = Object.values(operation.requestBody?.content ?? {})[0]?.schema;
    // `attributes` stands for all attributes of an STL tag; the pages explain it in a sentence, not a row.
    const query = inPlace('query').filter(({ name }) => name !== 'attributes');
    expect({
      path: differences(
        page.fieldsOf('路径参数'),
        inPlace('path').map((field) => ({ ...field })),
      ),
      query: differences(page.fieldsOf('查询参数'), query),
      body: differences(page.fieldsOf('请求体'), fieldsOf(body)),
    }).toEqual({ path: [], query: [], body: [] });
  });
});
