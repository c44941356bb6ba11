import { useEffect } from 'react';
import { HEAD_MARK } from '../../bundle/constants';
import type { HeadTag, PageHead } from './build-head';

function createTag({ tag, attributes }: HeadTag): Element {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
  element.setAttribute(HEAD_MARK, '');
  return element;
}

/** Keeps title, language and the page's own head tags in step with the page; equal tags stay in place. */
export function useDocumentHead(head: PageHead | undefined): void {
  useEffect(() => {
    if (!head) return;
    document.title = head.title;
    // Setting `lang` makes the browser recompute all styles, even if the value is the same.
    if (document.documentElement.lang !== head.lang) document.documentElement.lang = head.lang;
    const wanted = head.tags.map(createTag);
    for (const old of document.head.querySelectorAll(`[${HEAD_MARK}]`)) {
      const same = wanted.findIndex((tag) => tag.isEqualNode(old));
      if (same < 0) old.remove();
      else wanted.splice(same, 1);
    }
    document.head.append(...wanted);
  }, [head]);
}
