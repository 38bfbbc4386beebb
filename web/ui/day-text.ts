import { isDay } from './days.ts';
import { fullDay } from './format.ts';

/** `1.2.2026`, and `1.2.` in the year of today. Spaces are removed before. */
const dotted = /^(\d{1,2})\.(\d{1,2})\.(\d{4})?$/;
/** `01022026`: a phone's numeric keyboard may have no dot. */
const digits = /^(\d\d)(\d\d)(\d{4})$/;

/**
 * Converts typed text to YYYY-MM-DD, or null. A year has four digits: `1.2.20` is also the beginning of `1.2.2026`, and
 * a form and a list follow each key press.
 */
export const readDay = (typed: string, today: string): string | null => {
  const text = withoutSpaces(typed);
  const [, day = '', month = '', year = today.slice(0, 4)] = dotted.exec(text) ?? digits.exec(text) ?? [];
  const iso = day ? `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}` : text;
  return isDay(iso) ? iso : null;
};

export const withoutSpaces = (typed: string): string => typed.replaceAll(/\s/g, '');

/** `01.02.2026`; text that is not a day stays as it is. */
export const writeDay = (value: string): string => (isDay(value) ? fullDay(value) : value);
