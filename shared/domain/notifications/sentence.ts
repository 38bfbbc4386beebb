import { count, money } from '../number-text.ts';
import { shiftIn } from '../time-text.ts';

/** Numbers among the parameters of notifications. */
const countedParams = ['available', 'rows', 'shifts'] as const;

type Reader = {
  /** BCP 47. */
  language: string;
  /** The text of a key of the messages `common`. */
  word: (key: string) => string;
  /** `27.10.2026`, of an instant in the reader's time zone. */
  dayOf: (instant: string) => string;
};

/**
 * What stands in the sentence of a notification (`notifications` of the messages of its area) for its stored parameters:
 * words in the reader's language, times in the store's time zone.
 */
export const sentenceValues = (params: Readonly<Record<string, string>>, { language, word, dayOf }: Reader) => {
  const { starts_at, ends_at, until, time_zone = 'Europe/Prague', role, list, level, reasons = '', channel } = params;
  const numbers = Object.fromEntries(countedParams.map((name) => [name, count(Number(params[name] ?? 0))]));
  const credibility = (of: string) =>
    [
      `credibility.${of}`,
      ...reasons
        .split(' ')
        .filter(Boolean)
        .map((reason) => `credibilityReason.${reason}`),
    ]
      .map(word)
      .join(', ');
  return {
    ...params,
    ...numbers,
    amount: money(Number(params['amount'] ?? 0)),
    credibility: level ? credibility(level) : '',
    list: list ? word(`export.lists.${list}`) : '',
    role: role ? word(`role.${role}`) : '',
    channel: channel ? word(`notificationChannel.${channel}`) : '',
    when: starts_at && ends_at ? shiftIn(starts_at, ends_at, time_zone, language) : until ? dayOf(until) : '',
  };
};
