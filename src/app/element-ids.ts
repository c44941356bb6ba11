// Each id has a capital letter, which the slug of a heading never has.

/** Id of the `<main>` element, to which the skip link leads. */
export const MAIN_ID = 'pageContent';
/** Id of the drawer, to which the menu button refers (`aria-controls`). */
export const DRAWER_ID = 'siteSidebar';
