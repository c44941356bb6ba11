/** Every number and key the app and the bundler agree on, each with its unit. */

/** URL prefix of the whole site; begins and ends with a slash. */
export const BASE_PATH = '/docs/';

/** Folder of the content bundle and of scripts and styles, below `BASE_PATH`. */
export const ASSETS_DIR = 'assets/';

/** Version of the record shapes in `records.ts`; raised when a reader of the old shapes would fail. */
export const SCHEMA_VERSION = 1;

/** A chunk that has not arrived after this long has failed. Milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Longest interval between two looks at the reader's scroll position for the current heading. Milliseconds. */
export const HEADING_SCROLL_THROTTLE_MS = 300;

/** A heading counts as reached this far before it meets the header's lower edge. CSS pixels. */
export const HEADING_SCROLL_TOLERANCE_PX = 10;

/** Wait after a page's HTML is in place before images become zoomable. Milliseconds. */
export const ZOOM_ATTACH_DELAY_MS = 1000;

/** Space between a zoomed image and the window's edge. CSS pixels. */
export const ZOOM_MARGIN_PX = 0;

/** Zoomed image closes once the page has scrolled this far. CSS pixels. */
export const ZOOM_SCROLL_OFFSET_PX = 40;

/** Wait between that scroll and the closing. Milliseconds. */
export const ZOOM_CLOSE_DELAY_MS = 150;

/** Duration of the zoom animation. Seconds. */
export const ZOOM_TRANSITION_S = 0.3;

/** The back-to-top button shows below this scroll position. CSS pixels. */
export const BACK_TO_TOP_THRESHOLD_PX = 300;

/** Longest interval between two looks at the scroll position for the back-to-top button. Milliseconds. */
export const BACK_TO_TOP_THROTTLE_MS = 100;

/** A diagram's loading animation stays at least this long, so that it never flickers. Milliseconds. */
export const DIAGRAM_LOADING_MIN_MS = 500;

/** Accent of the site; also the browser's toolbar colour on phones. */
export const THEME_COLOR = '#3eaf7c';

/** Narrowest window with the sidebar beside the page. CSS pixels; the same figure stands in the style sheets. */
export const SIDEBAR_MIN_WIDTH_PX = 720;

/** Narrowest window with the page's outline beside it. CSS pixels; the same figure stands in the style sheets. */
export const OUTLINE_MIN_WIDTH_PX = 1280;

/** A section with more pages than this is split into several index files. Pages. */
export const SECTION_PART_MAX_PAGES = 500;

/** Layouts a page may name in its frontmatter; the first is the default. */
export const LAYOUTS = ['Layout', 'Home'] as const;

/** Times a file is asked for again after a fault that may pass (connection lost, status 5xx). */
export const RETRY_LIMIT = 2;

/** Pause before the first of those; each later one waits twice as long. Milliseconds. */
export const RETRY_PAUSE_MS = 1000;

/** The pointer rests on a link this long before its page is fetched ahead. Milliseconds. */
export const PREFETCH_REST_MS = 65;

/** A programmatic scroll is over when no scroll event came for this long. Milliseconds. */
export const SCROLL_SETTLE_MS = 150;

/** The copy button says that it copied for this long. Milliseconds. */
export const COPIED_SHOWN_MS = 2000;

/** A swipe that opens the drawer begins this near to the window's left edge. CSS pixels. */
export const SWIPE_EDGE_PX = 80;

/** A swipe shorter than this is a slip of the finger. CSS pixels. */
export const SWIPE_MIN_PX = 40;

/** Scroll positions kept for back and forward. History entries. */
export const SCROLL_POSITIONS_MAX = 200;

/** Language of pages and sites that name none. */
export const DEFAULT_LANG = 'zh-CN';

/** After a jump, what loads late (diagrams, images) does not move the reader away from it for this long. Milliseconds. */
export const SCROLL_HOLD_MS = 5000;

/** Atom feed of the section that `site.yml` names; below the base. */
export const FEED_FILE = 'feed.xml';

/** OpenSearch description; below the base. */
export const OPEN_SEARCH_FILE = 'opensearch.xml';

/** Web manifest; below the base. */
export const MANIFEST_FILE = 'manifest.webmanifest';

/** Pages the reading history keeps. */
export const READING_HISTORY_MAX = 8;

/** A term's definition stays this long after the mouse has left the word, so that it can be reached. Milliseconds. */
export const TERM_NOTE_LINGER_MS = 200;
