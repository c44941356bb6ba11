/** webpack replaces these by their values; a worker has no `process`. */
declare const process: { readonly env: { readonly DOCS_BASE?: string; readonly DOCS_LANG?: string } };
