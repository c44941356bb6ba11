import { useEffect, useState } from 'react';

const FORMAT = {
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
} as const;

/** Formats a time in the reader's time zone, such as `2025/7/27 11:38`; empty if `iso` is invalid. */
export function formatLocalTime(iso: string, lang: string): string {
  const date = new Date(iso);
  return Number.isNaN(date.getTime()) ? '' : date.toLocaleString(lang, FORMAT);
}

/** A time in the reader's time zone; empty in the first render, since the build cannot know the zone. */
export function useLocalTime(iso: string, lang: string): string {
  const [text, setText] = useState('');
  useEffect(() => setText(formatLocalTime(iso, lang)), [iso, lang]);
  return text;
}
