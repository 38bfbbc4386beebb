/** Accepts `1600`, `16:00`, `9.30`, `16`, `9 h`. In three digits the first is the hour. */
const written = /^(?:(\d{1,2})(?:[:., ](\d{0,2}))?|(\d{1,2})(\d\d))(?: ?h(?:od)?\.?)?$/i;

const partsOf = (typed: string): { hour: string; minute: string } | null => {
  const [, hour, minute = '', hourBeforeTwo, lastTwo] = written.exec(typed.trim()) ?? [];
  if (hour !== undefined) return { hour: hour.padStart(2, '0'), minute };
  return hourBeforeTwo !== undefined && lastTwo !== undefined
    ? { hour: hourBeforeTwo.padStart(2, '0'), minute: lastTwo }
    : null;
};

/** Converts typed text to HH:mm, or null. */
export const readClock = (typed: string): string | null => {
  const { hour = '', minute = '' } = partsOf(typed) ?? {};
  if (minute.length === 1) return null;
  const clock = `${hour}:${minute || '00'}`;
  return /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(clock) ? clock : null;
};

const isQuarter = (clock: string): boolean => Number(clock.slice(3)) % 15 === 0;
/** Converts typed text to a quarter hour, HH:mm, or null. */
export const readQuarter = (typed: string): string | null => {
  const clock = readClock(typed);
  return clock !== null && isQuarter(clock) ? clock : null;
};

/** Whether the typed text can become the time, HH:mm: `1`, `16` and `1600` match 16:00; `9` and `9:3` match 09:30. */
export const startsClock = (clock: string, typed: string): boolean => {
  const text = typed.trim();
  if (clock.startsWith(text) || clock.replace(':', '').startsWith(text)) return true;
  const parts = partsOf(text);
  return parts !== null && clock.startsWith(`${parts.hour}:${parts.minute}`);
};

const quarters = Array.from(
  { length: 96 },
  (_, nth) => `${String(Math.floor(nth / 4)).padStart(2, '0')}:${String((nth % 4) * 15).padStart(2, '0')}`,
);

/**
 * The quarter hours of 24 hours, from the first one after a time, HH:mm; without a time, those of one day. `chosen` is
 * among them, because Tab takes the highlighted option, which would be another one.
 */
export const quartersAfter = (
  time: string | undefined,
  chosen?: string | null,
): { value: string; isNextDay: boolean }[] => {
  const values = chosen && !quarters.includes(chosen) ? [...quarters, chosen].toSorted() : quarters;
  const isNextDay = (value: string) => isOnNextDay(value, time);
  return [...values.filter((value) => !isNextDay(value)), ...values.filter(isNextDay)].map((value) => ({
    value,
    isNextDay: isNextDay(value),
  }));
};

/** Whether a time, HH:mm, is first reached on the day after another one. */
export const isOnNextDay = (clock: string, after: string | undefined): boolean =>
  after !== undefined && after !== '' && clock <= after;
