/** Files of a content folder that are read under their name: settings, lists of addresses and of samples. */
export const SETTINGS_PATTERN =
  /(?:^|\/)sidebar\.yml$|^(?:site|redirects|synonyms|check)\.yml$|^(?:urls|verified)\.lock$/;
