import { currentLanguage } from '../../ui/i18n.ts';

/** `September 2026`, of YYYY-MM. */
export const monthName = (month: string, style: 'short' | 'long' = 'long'): string =>
  new Intl.DateTimeFormat(currentLanguage(), { month: style, year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01`),
  );
