/** Ids the shell refers to. Each has a capital letter, which the slug of a heading never has. */
export const MAIN_ID = 'pageContent';
export const DRAWER_ID = 'siteSidebar';
