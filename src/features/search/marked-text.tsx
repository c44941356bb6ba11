import { Fragment } from 'react';
import type { MarkedPart } from './engine/search-types';

/** Text in which the words of the query are marked. */
export function MarkedText({ parts }: { parts: MarkedPart[] }) {
  return parts.map(({ text, isMatch }, i) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
    isMatch ? <mark key={i}>{text}</mark> : <Fragment key={i}>{text}</Fragment>,
  );
}
