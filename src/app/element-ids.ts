/** Ids the shell refers to. Each holds a capital, which the slug of a heading never does. */
export const MAIN_ID = 'pageContent';
export const DRAWER_ID = 'siteSidebar';
