import type { Locale } from '#shared/contracts/fields.ts';
import cs from '#shared/messages/cs/holidays.ts';
import en from '#shared/messages/en/holidays.ts';
import ru from '#shared/messages/ru/holidays.ts';

const names: Record<Locale, typeof cs | typeof en | typeof ru> = { cz: cs, en, ru };

/** The name of a Czech state holiday in the reader's language, by its date (YYYY-MM-DD). */
export const holidayName = (locale: Locale, date: string): string => {
  const fixed = Object.entries(names[locale]).find(([key]) => key === date.slice(5));
  if (fixed) return fixed[1];
  return names[locale][new Date(date).getUTCDay() === 5 ? 'good-friday' : 'easter-monday'];
};
