/** webpack replaces this by its value; a worker has no `process`. */
declare const process: { readonly env: { readonly DOCS_BASE?: string } };
