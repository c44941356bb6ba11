const DAY_PATTERN = /^(\d{4})-(\d{1,2})(?:-(\d{1,2}))?(?!\d)/;

/** Whether a text does not begin with a day or month that no calendar has, such as 2025-02-30: `Date` would take the next. */
export function isRealDay(text: string): boolean {
  const [, year, month, day = 1] = DAY_PATTERN.exec(text) ?? [];
  if (year === undefined) return true;
  const date = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day)));
  return date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day);
}
