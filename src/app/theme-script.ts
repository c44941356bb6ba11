import { STORAGE_KEYS } from '../shared/storage';

/**
 * Script for the `<head>` of every page, to be put inline before the first paint: it sets
 * `html[data-theme]` from the reader's choice or system and `html[data-wrap-code]` from their choice, so that no page
 * flashes or moves, and `html[data-js]`, which tells the style sheet that scripts can open what is closed. If one of the app's scripts
 * fails before the app runs (from then on `data-started` is set), `data-js` is removed: the page then looks as
 * without JavaScript, and all of it can be reached.
 */
export const THEME_SCRIPT = `(function(){var d=document.documentElement,c;d.setAttribute("data-js","");try{c=localStorage.getItem(${JSON.stringify(STORAGE_KEYS.colorScheme)});if(localStorage.getItem(${JSON.stringify(STORAGE_KEYS.wrapCode)})==="on")d.setAttribute("data-wrap-code","")}catch(e){}d.setAttribute("data-theme",c==="dark"||c!=="light"&&matchMedia("(prefers-color-scheme: dark)").matches?"dark":"light");addEventListener("error",function(e){if(!("started" in d.dataset)&&(e.filename||e.target.tagName==="SCRIPT"))d.removeAttribute("data-js")},true)})()`;
