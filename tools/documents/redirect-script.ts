/**
 * Script of every page that only leads elsewhere: to the page's one link, with what the address had of query
 * and anchor unless the link names an anchor. The same text in all of them, so that one hash allows it.
 */
export const REDIRECT_SCRIPT =
  '(function(){var a=document.querySelector("a");location.replace(a.hash?a.href:a.href+location.search+location.hash)})()';
