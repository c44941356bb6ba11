import { useEffect } from 'react';
import type { HeadTag, PageHead } from './build-head';

/** Marks the head tags that belong to the page, in `tools/snapshot` too; all others are none of our business. */
const OWN_MARK = 'data-app';

function createTag({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(OWN_MARK, '');
  return element;
}

/** Keeps title, language and the page's own head tags in step with the page; equal tags stay in place. */
export function useDocumentHead(head: PageHead | undefined): void {
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    // Even the same language, set again, has the browser compute every style of the page anew.
    if (document.documentElement.lang !== head.lang) document.documentElement.lang = head.lang;
    const wanted = head.tags.map(createTag);
    for (const old of document.head.querySelectorAll(`[${OWN_MARK}]`)) {
      const same = wanted.findIndex((tag) => tag.isEqualNode(old));
      if (same < 0) old.remove();
      else wanted.splice(same, 1);
    }
    document.head.append(...wanted);
  }, [head]);
}
