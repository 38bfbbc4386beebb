import * as z from 'zod/mini';
import { cleanLine, cleanLines } from '../domain/clean-text.ts';
import { roles } from '../domain/roles.ts';

/** Field schemas shared by the contracts and by the schemas of stored items. */

/**
 * Text of at most `maximum` characters. The length is checked first and a longer text is rejected at once, so patterns
 * and normalisation never run on text of unbounded length.
 */
export const bounded = (maximum: number) => z.string().check(z.maxLength(maximum, { abort: true }));

/** An opaque id. An unknown id, or one of another company's record, answers not-found. */
export const id = bounded(64).check(z.minLength(1));
/** The Date constructor reads the years 0 to 99 as 1900 to 1999. */
const sinceYear2000 = z.refine<string>((text) => text >= '2000', { error: 'year-out-of-range', abort: true });
/** A day of margin after the year 9999 would have five digits, which do not sort as text. */
const beforeYear2100 = z.refine<string>((text) => text < '2100', { error: 'year-out-of-range', abort: true });
/** ISO 8601 in UTC, years 2000 to 2099, normalised to milliseconds. */
export const instant = z.pipe(
  bounded(40).check(z.iso.datetime({ abort: true }), sinceYear2000, beforeYear2100),
  z.transform((text) => new Date(text).toISOString()),
);
/** A time that is already normalised: in replies and stored items. */
export const storedInstant = z.string().check(z.meta({ format: 'date-time' }));
/** YYYY-MM-DD in the store's time zone, years 2000 to 9999. */
export const day = bounded(10).check(z.iso.date({ abort: true }), sinceYear2000);
/** A day that is already checked, in replies: also before the year 2000, as of a period before. */
export const storedDay = z.string().check(z.meta({ format: 'date' }));
/** The first and the last day of what is listed or counted, both included: in a schema with the check `daysInOrder`. */
export const fromTo = { from: z.optional(day), to: z.optional(day) };
/** As `fromTo`, by the names of the specification. Days in Prague. */
export const startAndEnd = { start_date: z.optional(day), end_date: z.optional(day) };
const dayPairs = [
  ['from', 'to'],
  ['start_date', 'end_date'],
] as const;
/** Refuses days that end before they begin, at the last one. */
export const daysInOrder = z.check<object>(({ value, issues }) => {
  const given = new Map<string, unknown>(Object.entries(value));
  for (const [first, last] of dayPairs) {
    const [begin, end] = [given.get(first), given.get(last)];
    if (typeof begin === 'string' && typeof end === 'string' && end < begin)
      issues.push({ code: 'custom', input: value, path: [last], message: 'range-order' });
  }
});
/** HH:mm in the store's time zone. */
export const clock = bounded(5).check(
  z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), {
    error: ({ input }) => (input === '' ? 'required' : 'not-time'),
    abort: true,
  }),
  z.meta({ format: 'time' }),
);
export const timeZone = bounded(60).check(z.refine(isTimeZone, { error: 'unknown-time-zone' }));
/** A fixed offset like +05:17 has no daylight saving time and need not fit the 15-minute grid of shifts. */
function isTimeZone(name: string): boolean {
  if (!/^[a-z]/i.test(name)) return false;
  try {
    Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
/** A whole number, limits included. */
export const integer = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));
/** Integers in haléř (1/100 CZK). */
export const money = integer(0, 100_000_000_00);
/** Haléř per hour, at most 10,000 Kč. */
export const perHour = integer(0, 1_000_000);
/** One line of user text that others read: a name, an address. */
export const text = (maximum: number) => cleaned(cleanLine, maximum).check(z.minLength(1));
/** As `text`, and may be empty. */
export const optionalLine = (maximum: number) => cleaned(cleanLine, maximum);
/** Several lines of user text that others read: a comment, a reason, a document. */
export const multilineText = (maximum: number) => cleaned(cleanLines, maximum).check(z.minLength(1));
/** As `multilineText`, and may be empty. */
export const optionalLines = (maximum: number) => cleaned(cleanLines, maximum);
/**
 * The length is also limited before cleaning, to twice the maximum: spaces, line breaks and decomposed accents
 * disappear in cleaning. The error message names the limit that holds after cleaning.
 */
const cleaned = (clean: (written: string) => string, maximum: number) =>
  z.string().check(
    z.refine((written) => written.length <= 2 * maximum, {
      error: 'string-too-big',
      params: { count: maximum },
      abort: true,
    }),
    z.overwrite(clean),
    z.maxLength(maximum),
  );
/** Kept exactly as written, spaces included. */
export const exactText = (maximum: number) => bounded(maximum).check(z.minLength(1));
/** A search text for a list; empty means no search. */
export const search = optionalLine(100);
export const version = z.int().check(z.gte(1));
/** The Idempotency-Key header of requests that must act only once. */
export const idempotencyKey = bounded(200).check(z.regex(/^[\w.:-]{1,200}$/));
export const locale = z.enum(['cz', 'en', 'ru']);
export type Locale = z.infer<typeof locale>;
export const role = z.enum(roles);
export const idAndName = z.object({ id, name: z.string() });
export const person = z.object({ id, fio: z.string() });
/** A list without repetitions, because no record is read or written twice in one request. */
export const uniqueArray = <S extends z.ZodMiniType>(schema: S, maximum: number, minimum = 0) =>
  z.array(schema).check(
    ...(minimum > 0 ? [z.minLength(minimum)] : []),
    z.maxLength(maximum),
    z.overwrite((values) => [...new Set(values)]),
  );
/** Values of a query parameter at most, as many as a record names. */
export const maxValues = 100;
/** One value, or the same query parameter several times: at most `maxValues`. */
export const queryArray = <S extends z.ZodMiniType>(schema: S) =>
  z.union([
    uniqueArray(schema, maxValues),
    z.pipe(
      schema,
      z.transform((one): z.output<S>[] => [one]),
    ),
  ]);

const blank = z.literal(['', ' ']);
/** A field for which the specification's clients send a blank text where there is no value: it counts as `none`. */
export const blankAs = <S extends z.ZodMiniType, N>(schema: S, none: N) =>
  z.union([
    schema,
    z.pipe(
      z.union([blank, z.array(blank).check(z.length(1))]),
      z.transform((): N => none),
    ),
  ]);

/** Null for each nullable field of a schema: the values of a new record that nobody has given. */
export const nullsOf = <S extends z.ZodMiniObject>({ shape }: S): NullsOf<S['shape']> =>
  Object.fromEntries(
    Object.entries(shape).flatMap(([name, field]) => (field instanceof z.ZodMiniNullable ? [[name, null]] : [])),
  ) as NullsOf<S['shape']>;
type NullsOf<Shape> = { [Name in keyof Shape as Shape[Name] extends z.ZodMiniNullable ? Name : never]: null };
