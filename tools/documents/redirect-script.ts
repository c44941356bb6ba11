/**
 * Script of every redirect page: goes to the page's one link, with the query and anchor of the address unless the
 * link has an anchor. The text is the same on all pages, so that one hash allows it.
 */
export const REDIRECT_SCRIPT =
  '(function(){var a=document.querySelector("a");location.replace(a.hash?a.href:a.href+location.search+location.hash)})()';
