import { findLinkedFiles } from '../../src/bundle/linked-files';
import { parsePageRecord } from '../../src/bundle/parse-records';
import { splitHash, withBase } from '../../src/bundle/paths';
import type { PageRecord } from '../../src/bundle/records';
import type { ParsedSource } from '../source/parse-source';
import { chunkFileName } from './chunk-file-name';
import type { RecordStore } from './record-store';
import type { PageFacts, RenderedPage } from './render-page';

/** What is known about a page whose record is in a chunk. */
export interface ChunkFacts extends Pick<PageFacts, 'record' | 'anchors' | 'anchorUses'> {
  /** The chunk, below the bundle's folder. */
  file: string;
  /** Size of the chunk. */
  bytes: number;
  /** Files of the bundle that the page shows or links to. */
  linkedFiles: string[];
  /** Addresses of this site that the page links to, without anchors. */
  links: string[];
}

const LINK_PATTERN = /<a\s(?:[^<>]*?\s)?href="([^"]*)"/g;

/** A page of a bundle. */
export interface BundledPage extends ChunkFacts, PageFacts {
  /** Markdown without frontmatter. */
  body: string;
  /** Reads the record with its HTML, which is not kept in memory. */
  readRecord(): PageRecord;
}

/** Makes the chunk of a page. */
export function chunkOf({ record, anchors, anchorUses }: RenderedPage): { facts: ChunkFacts; text: string } {
  const text = JSON.stringify(record);
  const { html, ...rest } = record;
  const facts: ChunkFacts = {
    record: rest,
    anchors,
    anchorUses,
    file: chunkFileName('pages', record.relativePath.replace(/\.md$/i, ''), text),
    bytes: Buffer.byteLength(text),
    linkedFiles: findLinkedFiles(html),
    links: linksIn(html),
  };
  return { text, facts };
}

/** Addresses of this site that a page's HTML links to, without anchors and the site's base. */
export function linksIn(html: string): string[] {
  const hrefs = Array.from(html.matchAll(LINK_PATTERN), ([, href = '']) => splitHash(href).path);
  const own = hrefs.filter((href) => href.startsWith(withBase('/')));
  return [...new Set(own.map((href) => `/${href.slice(withBase('/').length)}`))];
}

/** Makes a page from its facts and the store of its record. */
export function bundledPage(
  facts: ChunkFacts,
  { body, placeOf }: Pick<ParsedSource, 'body' | 'placeOf'>,
  records: RecordStore,
  problems: PageFacts['problems'] = [],
): BundledPage {
  const readRecord = () => parsePageRecord(JSON.parse(records.read(facts.file)));
  return { ...facts, body, problems, placeOfKey: placeOf, readRecord };
}
