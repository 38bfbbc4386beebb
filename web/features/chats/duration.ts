import { currentLanguage } from '../../ui/i18n.ts';

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** `41 min`, `3 hr`, `2 days` in the reader's language; less than a minute counts as one. */
export const duration = (seconds: number): string => {
  const [unit, length] =
    seconds < hour
      ? (['minute', minute] as const)
      : seconds < 2 * day
        ? (['hour', hour] as const)
        : (['day', day] as const);
  return new Intl.NumberFormat(currentLanguage(), { style: 'unit', unit }).format(
    Math.max(1, Math.floor(seconds / length)),
  );
};

/** How long a person has waited, and from when on it is long. */
export const waitOf = (since: string, now: string): { text: string; is: 'short' | 'long' | 'too-long' } => {
  const seconds = Math.max(0, (Date.parse(now) - Date.parse(since)) / 1000);
  return { text: duration(seconds), is: seconds < 10 * minute ? 'short' : seconds < 30 * minute ? 'long' : 'too-long' };
};
