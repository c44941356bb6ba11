import { z } from 'zod';
import { SCHEMA_VERSION } from '../../../src/bundle/constants';
import type {
  AnalyticsConfig,
  AssistantConfig,
  NavItem,
  RepoConfig,
  SectionPart,
  SectionRef,
  SiteIndex,
} from '../../../src/bundle/records';
import { objectOf } from './object-of';
import { headAttributes } from './page-schema';
import { chunkFile } from './section-schema';

const navItem: z.ZodType<NavItem> = z
  .lazy(() =>
    objectOf<NavItem>()({
      text: z.string(),
      link: z.string().optional(),
      items: z.array(navItem).optional(),
      target: z.string().optional(),
      rel: z.union([z.string(), z.literal(false)]).optional(),
    }),
  )
  .meta({ id: 'NavItem' });

const sectionPart = objectOf<SectionPart>()({
  from: z.string().describe('First address of the file, decoded, lower case'),
  file: chunkFile('sections').describe('Below assets/'),
});

const sectionRef = objectOf<SectionRef>()({
  name: z.string().describe('Folder name; empty for the root'),
  path: z.string().regex(/^\//),
  title: z.string(),
  parts: z.array(sectionPart).min(1).describe('Sorted by from'),
});

const repo = objectOf<RepoConfig>()({
  url: z.string(),
  label: z.string(),
  editBase: z.string().optional(),
  editSuffix: z.string().optional(),
});

const commands = z.array(z.array(z.union([z.string(), z.number(), z.boolean()])));

const analytics = objectOf<AnalyticsConfig>()({
  src: z.string(),
  attributes: z.record(z.string(), z.string()),
  queue: z
    .strictObject({ name: z.string(), setup: commands, pageView: commands, error: commands })
    .optional(),
  respectsRefusal: z.boolean(),
});

const assistant = objectOf<AssistantConfig>()({ url: z.string(), title: z.string().optional() });

/** `site.json` */
export const siteSchema: z.ZodType<SiteIndex> = objectOf<SiteIndex>()({
  schema: z.literal(SCHEMA_VERSION).describe('Version of these shapes'),
  buildId: z.string().min(8).describe('Changes with any page'),
  title: z.string(),
  description: z.string(),
  lang: z.string(),
  origin: z.string().describe('Scheme and host of canonical addresses; empty when unknown'),
  nav: z.array(navItem),
  sections: z.array(sectionRef),
  meta: z.array(headAttributes),
  repo: repo.optional(),
  lastUpdatedLabel: z.string(),
  footer: z.string().optional(),
  search: z.string().optional().describe('Folder of the search index, below assets/'),
  analytics: analytics.optional(),
  assistant: assistant.optional(),
  offline: z
    .string()
    .optional()
    .describe('Catalogue of what can be saved for reading offline, below assets/'),
}).meta({
  title: 'SiteIndex',
  description: 'assets/site.json: where to begin; the only file whose name has no hash',
});
