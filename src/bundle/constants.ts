/** Delays, limits and distances of the app, each with its unit. Also the names that the app shares with the bundler. */

/** URL prefix of a site whose `site.yml` has no `base`. */
export const DEFAULT_BASE = '/docs/';

/**
 * URL prefix of the whole site: `base` in `site.yml`. Begins and ends with a slash. `tools/main.ts` sets the
 * environment variable `DOCS_BASE` before it loads the tools, and webpack puts its value into the app.
 */
export const BASE_PATH = process.env.DOCS_BASE || DEFAULT_BASE;

/**
 * Put into the names of caches and stored values, so that two sites of one host (`/docs/` and `/docs/7.3/`) do not read
 * each other's. Empty at the default base: its readers have values under names without it.
 */
export const SITE_MARK = BASE_PATH === DEFAULT_BASE ? '' : `:${BASE_PATH}`;

/**
 * Attribute of the head tags that belong to the page. A navigation leaves tags without it (icons, scripts)
 * unchanged.
 */
export const HEAD_MARK = 'data-app';

/** Folder of the content bundle and of scripts and styles, below `BASE_PATH`. */
export const ASSETS_DIR = 'assets/';

/** Version of the record shapes in `records.ts`. Raise it when code that knows only the old shapes would fail. */
export const SCHEMA_VERSION = 1;

/** Maximum loading time of a file in `ASSETS_DIR`: script, style sheet or JSON. Milliseconds. */
export const CHUNK_TIMEOUT_MS = 120_000;

/** Throttle interval for finding the current heading while the reader scrolls. Milliseconds. */
export const HEADING_SCROLL_THROTTLE_MS = 300;

/** Event that is dispatched on `window` when a reader says whether a page helped. `detail` has `answer` and `path`. */
export const FEEDBACK_EVENT = 'docs:feedback';

/** Maximum number of pages for which the browser remembers whether the reader found them helpful. */
export const MAX_FEEDBACK_ANSWERS = 200;

/**
 * Maximum length of the text in a link that opens an issue, in characters. Servers refuse addresses longer than 8 KB,
 * and a percent-encoded Chinese character takes nine bytes.
 */
export const MAX_FEEDBACK_TEXT = 700;

/** Maximum number of pages suggested when an address does not exist. */
export const MAX_NEAREST_PAGES = 5;

/** Scrolling down hides the outline bar only after the page has scrolled more than this far. CSS pixels. */
export const BAR_RETREAT_FROM_PX = 160;

/** The current heading is the last one that is at most this far below the header's lower edge. CSS pixels. */
export const HEADING_SCROLL_TOLERANCE_PX = 10;

/** Delay between the display of a page's HTML and the setup of image zoom. Milliseconds. */
export const ZOOM_ATTACH_DELAY_MS = 1000;

/** A zoomed image closes when the page has scrolled more than this far since it was opened. CSS pixels. */
export const ZOOM_SCROLL_OFFSET_PX = 40;

/** Delay between a scroll beyond `ZOOM_SCROLL_OFFSET_PX` and the closing of the zoomed image. Milliseconds. */
export const ZOOM_CLOSE_DELAY_MS = 150;

/** The back-to-top button appears after the page has scrolled more than this far. CSS pixels. */
export const BACK_TO_TOP_THRESHOLD_PX = 300;

/** Throttle interval for the back-to-top button's check of the scroll position. Milliseconds. */
export const BACK_TO_TOP_THROTTLE_MS = 100;

/** Minimum duration of the loading animation of a diagram, so that it never flickers. Milliseconds. */
export const MIN_DIAGRAM_LOADING_MS = 500;

/** Colour of the browser's toolbar on phones, by colour scheme: `--accent` and the dark `--bg` of `tokens.css`. */
export const TOOLBAR_COLORS = { light: '#3eaf7c', dark: '#121817' } as const;

/**
 * Minimum window width at which the sidebar stands beside the page; the style sheets repeat this value. Em of the
 * browser's default text size.
 */
export const SIDEBAR_BREAKPOINT_EM = 45;

/** Maximum number of automatic retries after a transient failure (connection lost, status 5xx). */
export const RETRY_LIMIT = 2;

/** Pause before the first retry. It doubles with each further retry. Milliseconds. */
export const RETRY_PAUSE_MS = 1000;

/**
 * If the server asks for a longer pause than this (`Retry-After`), the app does not retry automatically.
 * Milliseconds.
 */
export const MAX_RETRY_AFTER_MS = 10_000;

/**
 * A document loaded less than this long ago counts as up to date: the app does not ask for a newer version.
 * Milliseconds.
 */
export const DOCUMENT_FRESH_MS = 10_000;

/** A page is prefetched when the pointer or the focus has rested on its link for this long. Milliseconds. */
export const PREFETCH_REST_MS = 65;

/**
 * Code with at least this many lines has the buttons for wrapping and full screen even if no line is too long.
 * Lines.
 */
export const LONG_CODE_LINES = 24;

/** Maximum length of the code or title quoted in the accessible name of a copy button. Characters. */
export const MAX_COPY_NAME = 40;

/** Number of chosen tabs of code groups that are remembered. */
export const MAX_TAB_CHOICES = 20;

/** Both copy buttons, of code and of the page's Markdown, show the result of a copy for this long. Milliseconds. */
export const COPIED_SHOWN_MS = 2000;

/** A swipe that opens the drawer starts within this distance of the window's left edge. CSS pixels. */
export const SWIPE_EDGE_PX = 80;

/** Minimum length of a movement that counts as a swipe. CSS pixels. */
export const MIN_SWIPE_PX = 40;

/** Maximum number of history entries whose scroll positions are kept for back and forward. */
export const MAX_SCROLL_POSITIONS = 200;

/** Default language of pages and sites. */
export const DEFAULT_LANG = 'zh-CN';

/** After a jump, the target is kept in place for this long while diagrams and images load. Milliseconds. */
export const SCROLL_HOLD_MS = 5000;

/** The definition of a term appears when the mouse or the focus has rested on it for this long. Milliseconds. */
export const TERM_NOTE_REST_MS = 65;

/** The definition stays this long after the mouse has left the term, so that the mouse can reach it. Milliseconds. */
export const TERM_NOTE_LINGER_MS = 200;

/** Search page, below the base. The build refuses a content page at this address. */
export const SEARCH_PATH = '/search.html';

/** Delay between the last key and the next search. The first key starts a search at once. Milliseconds. */
export const SEARCH_DEBOUNCE_MS = 40;

/** The page says that a search is in progress if it takes longer than this. Milliseconds. */
export const SEARCH_SLOW_MS = 300;

/**
 * Delay between the last key and the update of the search page's address. Browsers limit how often a page may change
 * its address. Milliseconds.
 */
export const SEARCH_ADDRESS_PAUSE_MS = 400;

/** Maximum length of a search query. UTF-16 code units. */
export const MAX_SEARCH_QUERY = 200;

/** Maximum number of pages listed in the search dialog. */
export const SEARCH_DIALOG_HITS = 8;

/** Number of pages that the search page lists at first, and that each press of “Show more” adds. */
export const SEARCH_PAGE_HITS = 20;

/** Maximum number of pages that the search engine returns if the caller sets no limit. */
export const SEARCH_DEFAULT_HITS = 10;

/** Maximum length of an excerpt in the search results, without its `…`. Characters. */
export const SEARCH_EXCERPT_LENGTH = 90;

/** Maximum number of different words or phrases highlighted on a page opened from a search. */
export const MAX_SEARCH_TERMS = 24;

/** Maximum number of pages named as the nearest when nothing was found. */
export const MAX_NEAREST_HITS = 5;

/** Maximum number of sections listed under one page in the search results. */
export const MAX_SEARCH_HIT_SECTIONS = 3;

/** Maximum number of recent queries stored in the browser. */
export const MAX_RECENT_SEARCHES = 8;

/** Maximum number of matches highlighted on a page opened from a search. More would slow the page and help nobody. */
export const MAX_SEARCH_MARKS = 500;

/** Number of pages fetched at the same time while a section is saved for reading offline. */
export const SAVE_CONCURRENCY = 6;

/**
 * If the server has not answered a navigation after this long, the service worker sends the cached page.
 * Milliseconds.
 */
export const NAVIGATION_PATIENCE_MS = 5000;

/**
 * If the server has not answered a request for `site.json` or `start/*.json` after this long, the service worker
 * sends the cached file. Seconds, the unit of Workbox.
 */
export const SITE_PATIENCE_S = 10;

/** Maximum number of files in these caches of the service worker. The least recently used files are deleted first. */
export const MAX_KEPT = { records: 300, pages: 60, search: 200, files: 150 } as const;

/** Files larger than this (downloads) are not cached unless the reader saves their section. Bytes. */
export const MAX_KEPT_FILE_BYTES = 4 * 1024 * 1024;

/** Minimum interval between two checks for a new version when a tab comes back to the front. Milliseconds. */
export const MIN_UPDATE_CHECK_MS = 10 * 60 * 1000;

/** Maximum number of errors per visit that are reported to the visitor statistics. */
export const MAX_ERROR_REPORTS = 20;

/** Maximum length of an error message in the visitor statistics. Characters. */
export const MAX_ERROR_REPORT_CHARACTERS = 200;

/** If the page of the assistant does not load within this time, an error is shown. Milliseconds. */
export const ASSISTANT_TIMEOUT_MS = 20_000;

/**
 * After the reader accepts an update, the page waits at most this long for the new worker, then reloads anyway.
 * Milliseconds.
 */
export const TAKE_OVER_PATIENCE_MS = 3000;

/** Maximum wait for the browser to be idle. Deferred work starts after this time in any case. Milliseconds. */
export const MAX_IDLE_WAIT_MS = 3000;

/**
 * Saving a section waits at most this long for an active service worker, then fails. The registration may have
 * failed, or the installation may be slow. Milliseconds.
 */
export const MAX_WORKER_WAIT_MS = 15_000;

/**
 * After the app has begun to reload the document (a full load), it begins no other reload for this long: the first may
 * still be running. Milliseconds.
 */
export const FULL_LOAD_PATIENCE_MS = 10_000;

/** Id of the element that carries the `PageData` of a page's own HTML file. */
export const PAGE_DATA_ID = 'pageData';

/** Id of the progress bar's element. No heading has it: the bar's library would take the heading for the bar, and fail. */
export const PROGRESS_ID = 'nprogress';

/** Number of common tasks (`searchTasks`) below the search field of the home page. */
export const HOME_TASKS = 6;
