import { THEME_COLORS } from '../bundle/constants';
import { STORAGE_KEYS } from '../shared/storage';

/**
 * Script for the `<head>` of every page, to be put inline before the first paint, so that no page flashes or moves. From
 * the reader's choices or system it sets `html[data-theme]`, the colour of the browser's toolbar and
 * `html[data-wrap-code]`. It also sets `html[data-js]`, which tells the style sheet that scripts can open what is closed;
 * if one of the app's scripts fails before the app runs (from then on `data-started` is set), it removes `data-js`: the
 * page then looks as without JavaScript, and all of it can be reached.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,c;d.setAttribute("data-js","");try{c=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.colorScheme)});if(localStorage.getItem(${JSON.stringify(STORAGE_KEYS.wrapCode)})==="on")d.setAttribute("data-wrap-code","")}catch(e){}c=c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches;d.setAttribute("data-theme",c?"dark":"light");if(c){c=document.querySelector("meta[name=theme-color]");c&&(c.content="${THEME_COLORS.dark}")};addEventListener("error",function(e){if(!("started" in d.dataset)&&(e.filename||e.target.tagName==="SCRIPT"))d.removeAttribute("data-js")},true)})()`;
