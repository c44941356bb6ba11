import { z } from 'zod';
import type {
  PageEntry,
  PageLink,
  SectionIndex,
  SidebarGroup,
  SidebarItem,
} from '../../../src/bundle/records';
import { objectOf } from './object-of';
import { pagePath } from './page-schema';

/** Name of a file of the bundle below `assets/`, with its hash. */
export function chunkFile(folder: string): z.ZodType<string> {
  return z.string().regex(new RegExp(`^${folder}/.+\\.[\\da-f]{8,}\\.json$`));
}

const pageLink = objectOf<PageLink>()({
  title: z.string(),
  path: z.string().min(1).describe('Address of a page, or an absolute URL'),
});

const sidebarItem: z.ZodType<SidebarItem> = z
  .lazy(() =>
    z.union([
      objectOf<SidebarGroup>()({
        title: z.string(),
        path: z.string().optional(),
        collapsable: z.boolean().describe('false: always open'),
        sidebarDepth: z.int().min(0).max(2).optional(),
        children: z.array(sidebarItem),
      }),
      pageLink,
    ]),
  )
  .meta({ id: 'SidebarItem' });

const neighbour = z.union([pageLink, z.literal(false)]).optional();

const pageEntry = objectOf<PageEntry>()({
  path: pagePath,
  title: z.string().min(1),
  file: chunkFile('pages').describe('Below assets/'),
  prev: neighbour,
  next: neighbour,
});

/** `sections/*.json` */
export const sectionSchema: z.ZodType<SectionIndex> = objectOf<SectionIndex>()({
  section: z.string().describe('Folder name; empty for the root'),
  path: z.string().regex(/^\/(?:.*\/)?$/),
  title: z.string(),
  sidebar: z.array(sidebarItem),
  pages: z.array(pageEntry).describe('In the order of their paths'),
  redirects: z.record(z.string().regex(/^\//), z.string()).describe('Old address: where its content is now'),
}).meta({
  title: 'SectionIndex',
  description: 'assets/sections/<section>.<hash>.json: a top-level folder, or a part of a very large one',
});
