/** What the process that runs a site's settings answers. */
export type ConfigReply =
  | {
      /** As JSON, with `OPAQUE_KEY` where there is no JSON for a value. */
      config: unknown;
      /** Modules that could not be loaded, as they are named in `require`. */
      missing: string[];
    }
  | { fault: string };
