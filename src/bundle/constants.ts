/** Delays, limits and distances of the app, each with its unit, and the names that the app shares with the bundler. */

/** URL prefix of a site that names none. */
export const DEFAULT_BASE = '/docs/';

/**
 * URL prefix of the whole site: `base` in `site.yml`; begins and ends with a slash. `tools/run.mjs` sets the variable before
 * anything is loaded, and webpack puts its value into the app.
 */
export const BASE_PATH = process.env.DOCS_BASE || DEFAULT_BASE;

/** Attribute of the head tags that belong to the page. Tags without it, such as icons and scripts, are left alone. */
export const HEAD_MARK = 'data-app';

/** Folder of the content bundle and of scripts and styles, below `BASE_PATH`. */
export const ASSETS_DIR = 'assets/';

/** Version of the record shapes in `records.ts`; raised when a reader of the old shapes would fail. */
export const SCHEMA_VERSION = 1;

/** Timeout of a chunk. Milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Throttle interval for finding the current heading while the reader scrolls. Milliseconds. */
export const HEADING_SCROLL_THROTTLE_MS = 300;

/** Event of the window when a reader says whether a page helped: `detail` has `answer` and `path`. */
export const FEEDBACK_EVENT = 'docs:feedback';

/** Maximum number of pages whose answer to 这页解决了吗？ is remembered. */
export const MAX_FEEDBACK_ANSWERS = 200;

/** Longest text of an issue in an address: servers refuse addresses above 8 KB, and a Chinese character takes nine bytes. Characters. */
export const MAX_FEEDBACK_TEXT = 700;

/** Maximum number of pages suggested when an address does not exist. */
export const MAX_NEAREST_PAGES = 5;

/** Scrolling down hides the outline's bar only below this scroll position. CSS pixels. */
export const BAR_RETREAT_FROM_PX = 160;

/** A heading counts as reached this far before it meets the header's lower edge. CSS pixels. */
export const HEADING_SCROLL_TOLERANCE_PX = 10;

/** Wait after a page's HTML is in place before images become zoomable. Milliseconds. */
export const ZOOM_ATTACH_DELAY_MS = 1000;

/** A zoomed image closes once the page has scrolled this far. CSS pixels. */
export const ZOOM_SCROLL_OFFSET_PX = 40;

/** Delay before a zoomed image that has been scrolled away closes. Milliseconds. */
export const ZOOM_CLOSE_DELAY_MS = 150;

/** The back-to-top button shows below this scroll position. CSS pixels. */
export const BACK_TO_TOP_THRESHOLD_PX = 300;

/** Throttle interval for the back-to-top button's check of the scroll position. Milliseconds. */
export const BACK_TO_TOP_THROTTLE_MS = 100;

/** A diagram's loading animation stays at least this long, so that it never flickers. Milliseconds. */
export const MIN_DIAGRAM_LOADING_MS = 500;

/** Colour of the browser's toolbar on phones, by colour scheme: the site's accent, and the dark background of `tokens.css`. */
export const TOOLBAR_COLORS = { light: '#3eaf7c', dark: '#121817' } as const;

/** Narrowest window with the sidebar beside the page. Em of the browser's default text size; the style sheets repeat this value. */
export const MIN_SIDEBAR_WIDTH_EM = 45;

/** Retries of a file after a transient failure (connection lost, status 5xx). */
export const RETRY_LIMIT = 2;

/** Pause before the first retry; it doubles with each further one. Milliseconds. */
export const RETRY_PAUSE_MS = 1000;

/** Longest pause a server may ask for (`Retry-After`) to be retried automatically. Milliseconds. */
export const MAX_RETRY_AFTER_MS = 10_000;

/** A document younger than this counts as the server's current version. Milliseconds. */
export const DOCUMENT_FRESH_MS = 10_000;

/** The pointer rests on a link this long before its page is prefetched. Milliseconds. */
export const PREFETCH_REST_MS = 65;

/** Code with this many lines has the buttons for wrapping and full screen even if no line is too long. Lines. */
export const LONG_CODE_LINES = 24;

/** The name of a copy button says at most this much of the code. Characters. */
export const MAX_COPY_NAME = 40;

/** Both copy buttons, of code and of the page's Markdown, confirm a copy for this long. Milliseconds. */
export const COPIED_SHOWN_MS = 2000;

/** A swipe that opens the drawer starts within this distance of the window's left edge. CSS pixels. */
export const SWIPE_EDGE_PX = 80;

/** Shortest movement that counts as a swipe. CSS pixels. */
export const MIN_SWIPE_PX = 40;

/** Scroll positions kept for back and forward. History entries. */
export const MAX_SCROLL_POSITIONS = 200;

/** Default language of pages and sites. */
export const DEFAULT_LANG = 'zh-CN';

/** First two letters of `lang` in `site.yml`, set as `BASE_PATH` is. The interface is English for `en`, Chinese for all others. */
export const INTERFACE_LANGUAGE = process.env.DOCS_LANG || 'zh';

/** After a jump, its position is held for this long while diagrams and images load. Milliseconds. */
export const SCROLL_HOLD_MS = 5000;

/** How long the app lays out blocks below the first screen before it looks whether the browser is still idle. Milliseconds. */
export const LAYOUT_STEP_MS = 12;

/** Pages the reading history keeps. */
export const MAX_READING_HISTORY = 8;

/** The mouse or the focus rests on a term this long before its definition shows. Milliseconds. */
export const TERM_NOTE_REST_MS = 65;

/** A term's definition stays this long after the mouse has left the word, so that it can be reached. Milliseconds. */
export const TERM_NOTE_LINGER_MS = 200;

/** Search page, below the base. The build refuses a content page at this address. */
export const SEARCH_PATH = '/search.html';

/** How long the search waits after the last key before it asks again; it answers the first key at once. Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 40;

/** A search that takes longer than this shows that it is in progress. Milliseconds. */
export const SEARCH_SLOW_MS = 300;

/** Delay after the last key before the search page's address is updated; browsers limit such updates. Milliseconds. */
export const SEARCH_ADDRESS_PAUSE_MS = 400;

/** Longest query. UTF-16 code units. */
export const MAX_SEARCH_QUERY = 200;

/** Pages listed in the search dialog. */
export const SEARCH_DIALOG_HITS = 8;

/** Pages listed on the search page at first, and added by each 显示更多. */
export const SEARCH_PAGE_HITS = 20;

/** Results the search engine returns if the caller sets no limit. Pages. */
export const SEARCH_DEFAULT_HITS = 10;

/** Longest excerpt of a page or section that was found, without its `…`. Characters. */
export const SEARCH_EXCERPT_LENGTH = 90;

/** Different spellings of the search terms that are marked on a page. */
export const MAX_SEARCH_TERMS = 24;

/** Queries offered when nothing was found. */
export const MAX_SEARCH_SUGGESTIONS = 5;

/** Sections listed under one page of the results. */
export const MAX_SEARCH_HIT_SECTIONS = 3;

/** Queries remembered on the reader's device. */
export const MAX_RECENT_SEARCHES = 8;

/** Matches marked on a page opened from a search: more would slow the page and help nobody. */
export const MAX_SEARCH_MARKS = 500;

/** Files fetched at a time while a section is saved for reading offline. */
export const SAVE_CONCURRENCY = 6;

/** If the server has not answered after this long, a page cached on this device is shown. Milliseconds. */
export const NAVIGATION_PATIENCE_MS = 5000;

/** The same for `site.json` and the start files. Seconds, the unit of Workbox. */
export const SITE_PATIENCE_S = 10;

/** Largest number the worker caches of each kind; the least recently used are deleted first. Files. */
export const MAX_KEPT = { records: 300, pages: 60, search: 200, files: 150 } as const;

/** Larger files (downloads) are not cached unless their section is saved. Bytes. */
export const MAX_KEPT_FILE_BYTES = 4 * 1024 * 1024;

/** Shortest interval between checks for a new version when a tab comes back to the front. Milliseconds. */
export const MIN_UPDATE_CHECK_MS = 10 * 60 * 1000;

/** Maximum number of errors of one visit that are reported to the visitor statistics. */
export const MAX_ERROR_REPORTS = 20;

/** Longest error message in the statistics. Characters. */
export const MAX_ERROR_REPORT_CHARACTERS = 200;

/** Timeout of the assistant's start. Milliseconds. */
export const ASSISTANT_TIMEOUT_MS = 20_000;

/** When the reader asks for the new version: longest wait for its worker to take over before the page reloads anyway. Milliseconds. */
export const TAKE_OVER_PATIENCE_MS = 3000;

/** Longest wait for an idle browser. Milliseconds. */
export const MAX_IDLE_WAIT_MS = 3000;

/** Longest wait for an active service worker before saving is refused: its registration failed, or it installs slowly. Milliseconds. */
export const MAX_WORKER_READY_MS = 15_000;

/** After a full load of the page has begun, no other begins for this long. Milliseconds. */
export const FULL_LOAD_PATIENCE_MS = 10_000;

/** Id of the element that carries the `PageData` of a page's own HTML file. */
export const PAGE_DATA_ID = 'page-data';
