import { TOOLBAR_COLORS } from '../bundle/constants';
import { STORAGE_KEYS } from '../shared/storage';

/**
 * Inline script for the `<head>` of every page. It runs before the first paint, so that no page flashes or moves. It
 * sets:
 * - `html[data-theme]`: the reader's choice; the system's colour scheme if there is none or the browser denies access to
 *   its storage
 * - `html[data-wrap-code]` if the reader chose to wrap code
 * - the colour of the browser's toolbar in the dark scheme
 * - `html[data-plain]` in a browser that is too old for the app: the app does not start, the page stays as without
 *   JavaScript, with a style sheet that such a browser understands (`tools/app/plain-styles.ts`). The oldest versions
 *   that have both methods are those of `browserslist` in package.json.
 * - `html[data-js]`: the style sheets may hide what a script can open. If a script fails before the app has started
 *   (`data-started`), the attribute is removed again, and everything can be reached as without JavaScript.
 *
 * The text is the same at every base, and so is its hash in the policy: hosts that read headers only at their root send
 * one policy for all sites. `html[data-site]` is the `SITE_MARK` of the site.
 */
export const FIRST_PAINT_SCRIPT = `(function () {
  var root = document.documentElement, site = root.dataset.site || "", choice;
  try {
    choice = localStorage.getItem(${JSON.stringify(STORAGE_KEYS.colorScheme)} + site);
    if (localStorage.getItem(${JSON.stringify(STORAGE_KEYS.wrapCode)} + site) === "on") root.setAttribute("data-wrap-code", "");
  } catch (e) { choice = null; }
  var isDark = choice === "dark" || choice !== "light" && matchMedia("(prefers-color-scheme: dark)").matches;
  root.setAttribute("data-theme", isDark ? "dark" : "light");
  var color = isDark && document.querySelector("meta[name=theme-color]");
  if (color) color.content = "${TOOLBAR_COLORS.dark}";
  if (![].findLast || !window.AbortSignal || !AbortSignal.timeout) {
    root.setAttribute("data-plain", "");
    var link = document.createElement("link");
    link.rel = "stylesheet";
    link.href = document.currentScript.dataset.plain;
    document.head.appendChild(link);
    return;
  }
  root.setAttribute("data-js", "");
  addEventListener("error", function (e) {
    if (!("started" in root.dataset) && (e.filename || e.target.tagName === "SCRIPT")) root.removeAttribute("data-js");
  }, true);
})()`.replace(/\n\s*/g, '');
