import { useEffect, useState } from 'react';

const FORMAT = { year: 'numeric', month: 'numeric', day: 'numeric' } as const;

/** Formats a time as the date in the reader's time zone, such as `2025/7/27`; empty if `iso` is invalid. */
export function formatLocalDate(iso: string, lang: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleDateString(lang, FORMAT);
}

/** The date in the reader's time zone; empty in the first render, since the build cannot know the zone. */
export function useLocalDate(iso: string, lang: string): string {
  const [text, setText] = useState('');
  useEffect(() => setText(formatLocalDate(iso, lang)), [iso, lang]);
  return text;
}
