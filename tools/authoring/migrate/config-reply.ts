/** The answer of the process that runs a site's settings. */
export type ConfigReply =
  | {
      /** The settings as JSON, with `OPAQUE_KEY` in place of values that JSON cannot hold. */
      config: unknown;
      /** Modules that could not be loaded, named as in `require`. */
      missing: string[];
    }
  | { fault: string };
