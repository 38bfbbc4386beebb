import * as z from 'zod/mini';
import { cleanLine, cleanLines } from '../domain/clean-text.ts';
import { roles } from '../domain/roles.ts';

/** The wire's building blocks, shared by the areas' contracts and the stored items' schemas. */

/**
 * Text of at most so many characters. Its length is checked before all else, and a longer one is looked at no further:
 * patterns and normalisation never read a text of the sender's length.
 */
export const bounded = (maximum: number) => z.string().check(z.maxLength(maximum, { abort: true }));

/** An opaque id. One that names nothing, or another company's record, answers not-found. */
export const id = bounded(64).check(z.minLength(1));
/** Date's own functions take the years 0 to 99 for those of the last century. */
const sinceYear2000 = z.refine<string>((text) => text >= '2000', { error: 'year-out-of-range', abort: true });
/** A day's margin around the year 9999 has five digits, which do not sort as text. */
const beforeYear2100 = z.refine<string>((text) => text < '2100', { error: 'year-out-of-range', abort: true });
/** ISO 8601 in UTC, normalised to milliseconds, of this century. */
export const instant = z.pipe(
  bounded(40).check(z.iso.datetime({ abort: true }), sinceYear2000, beforeYear2100),
  z.transform((text) => new Date(text).toISOString()),
);
/** A time that is already normal, in replies and stored items. */
export const storedInstant = z.string().check(z.meta({ format: 'date-time' }));
/** YYYY-MM-DD in the store's time zone, from the year 2000 on. */
export const day = bounded(10).check(z.iso.date({ abort: true }), sinceYear2000);
/** HH:mm in the store's time zone. */
export const clock = bounded(5).check(
  z.refine((text) => /^([01]\d|2[0-3]):[0-5]\d$/.test(text), { error: 'not-time', abort: true }),
  z.meta({ format: 'time' }),
);
/** A whole number between two. */
export const integer = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));
/** Integers in haléř (1/100 CZK). */
export const money = integer(0, 100_000_000_00);
/** One line that a person writes and others read: a name, an address. */
export const text = (maximum: number) => cleaned(cleanLine, maximum).check(z.minLength(1));
/** Several lines that a person writes and others read: a comment, a reason, a document. */
export const multilineText = (maximum: number) => cleaned(cleanLines, maximum).check(z.minLength(1));
/**
 * Bounded before cleaning, too: there may be twice as many characters, for spaces, line breaks and letters typed with
 * separate accents. Whoever reads that it is too long is told what may stay.
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
/** Written exactly so, spaces and all. */
export const exactText = (maximum: number) => bounded(maximum).check(z.minLength(1));
/** What a list is searched for; empty searches for nothing. */
export const search = cleaned(cleanLine, 100);
export const version = z.int().check(z.gte(1));
/** The header of a request that must act once, however often it is sent. */
export const idempotencyKey = bounded(200).check(z.regex(/^[\w.:-]{1,200}$/));
export const locale = z.enum(['cz', 'en', 'ru']);
export type Locale = z.infer<typeof locale>;
export const role = z.enum(roles);
export const named = z.object({ id, name: z.string() });
export const person = z.object({ id, fio: z.string() });
/** A list without repetitions: what is named twice counts once, for no record is read or written twice in one request. */
export const several = <S extends z.ZodMiniType>(schema: S, maximum: number, minimum = 0) =>
  z.array(schema).check(
    ...(minimum > 0 ? [z.minLength(minimum)] : []),
    z.maxLength(maximum),
    z.overwrite((given) => [...new Set(given)]),
  );
/** One value or the same parameter several times. */
export const many = <S extends z.ZodMiniType>(schema: S) =>
  z.union([
    several(schema, 50),
    z.pipe(
      schema,
      z.transform((one): z.output<S>[] => [one]),
    ),
  ]);
