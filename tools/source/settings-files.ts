/**
 * Files of a content folder that the tools find by their fixed name, so that they cannot be moved or copied: settings,
 * sidebars, lists of addresses and of samples.
 */
export const SETTINGS_PATTERN =
  /(?:^|\/)sidebar\.yml$|^(?:site|redirects|synonyms|check)\.yml$|^(?:urls|verified)\.lock$/;
