import { z } from 'zod';
import { closedObject } from '../../support/schema-issues';

/** An item of `sidebar.yml`, in the forms VuePress 1 accepts. */
export type SourceItem = string | [string, string] | SourceGroup;

export interface SourceGroup {
  title?: string;
  path?: string;
  collapsable?: boolean;
  collapsible?: boolean;
  sidebarDepth?: number;
  initialOpenGroupIndex?: number;
  children?: SourceItem[];
}

const item: z.ZodType<SourceItem> = z.lazy(() =>
  z.union([
    z.string(),
    z.tuple([z.string(), z.string()]),
    closedObject({
      title: z.string().optional(),
      path: z.string().optional(),
      collapsable: z.boolean().optional(),
      collapsible: z.boolean().optional(),
      sidebarDepth: z.int().min(0).max(2).optional(),
      initialOpenGroupIndex: z.int().optional(),
      children: z.array(item).optional(),
    }),
  ]),
);

export const sidebarSchema = z.array(item);
