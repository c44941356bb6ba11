/** How the build and the thread that makes the search index talk to each other. */

/** Number of pages that wait for the thread at a time: all texts of a large site would fill the memory. */
export const PAGES_AHEAD = 100;

/** Posted by the thread when it has read `PAGES_AHEAD` pages more. */
export const MORE = 'more';
