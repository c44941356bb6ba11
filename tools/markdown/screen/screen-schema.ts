import { z } from 'zod';
import { closedObject } from '../../support/schema-issues';

/** Controls of a screen's fields. */
const CONTROLS = [
  'input',
  'password',
  'number',
  'textarea',
  'select',
  'radio',
  'checkbox',
  'switch',
  'date',
  'upload',
  'color',
  'editor',
  'image',
  'button',
  'text',
] as const;

export type Control = (typeof CONTROLS)[number];

/** A field with its control. `options` are the choices, or the value, that the control shows. */
export interface Field {
  label: string;
  control: Control;
  options: string[];
}

/** Maximum number of rows in the drawing of a table. More rows would not tell readers more. */
const MAX_TABLE_ROWS = 10;

/** A text on the screen. Unquoted numbers and booleans are accepted. */
const label = z.unknown().transform((value, context): string => {
  const text = ['string', 'number', 'boolean'].includes(typeof value) ? String(value).trim() : '';
  if (text === '')
    context.addIssue({
      code: 'custom',
      message: 'a label; put it in quotes if YAML does not read it as text',
    });
  return text;
});
const labels = z.array(label).min(1);

const control = z.enum(CONTROLS);

// The most structured form comes first in a union: its errors locate a mistake best.
const labelledControl = z
  .record(z.string(), z.union([closedObject({ control, options: labels.optional() }), control]))
  .refine((value) => Object.keys(value).length === 1, {
    error: 'one label with its control, such as "角色: select"',
  });

const field = z.union([labelledControl, label]).transform((value): Field => {
  if (typeof value === 'string') return { label: value, control: 'input', options: [] };
  const [[name, given] = ['', 'input' as const]] = Object.entries(value);
  if (typeof given === 'string') return { label: name, control: given, options: [] };
  return { label: name, control: given.control, options: given.options ?? [] };
});
const fields = z.array(field).min(1);

const tableObject = closedObject({
  columns: labels,
  rows: z.int().min(1).max(MAX_TABLE_ROWS).optional(),
  actions: labels.optional(),
});
const table = z
  .union([tableObject, labels])
  .transform((value): z.infer<typeof tableObject> => (Array.isArray(value) ? { columns: value } : value));

const simpleShape = {
  tabs: labels.optional(),
  buttons: labels.optional(),
  filters: fields.optional(),
  form: fields.optional(),
  table: table.optional(),
  tree: labels.optional(),
  cards: labels.optional(),
  tip: label.optional(),
  pager: z.literal(true).optional(),
};

const hasOneKey = (value: object): boolean => Object.keys(value).length === 1;
const ONE_KEY = {
  error: 'a block with exactly one key, each block with its own "-"',
  // Checked only without other issues: an unknown key is the more helpful message.
  when: ({ issues }: { issues: unknown[] }) => issues.length === 0,
};

/** Columns cannot be nested: the inner ones would be too narrow to read. */
const innerBlock = closedObject(simpleShape).refine(hasOneKey, ONE_KEY);

const block = closedObject({
  ...simpleShape,
  columns: z.array(z.array(innerBlock).min(1)).min(2).max(3).optional(),
}).refine(hasOneKey, ONE_KEY);

/** A ```` ```screen ```` block: the layout of one screen of a product. */
export const screenSchema = closedObject({
  title: label,
  kind: z.enum(['page', 'dialog']).default('page'),
  body: z.array(block).min(1),
  footer: labels.optional(),
});

export type Screen = z.infer<typeof screenSchema>;
/** A part of a screen. It has exactly one of its keys. */
export type ScreenBlock = z.infer<typeof block>;
export type ScreenTable = z.infer<typeof tableObject>;
