import * as z from 'zod/mini';
import { roles } from '../domain/roles.ts';

/** The wire's building blocks, shared by the areas' contracts and the stored items' schemas. */

/** An opaque id. One that names nothing, or another company's record, answers not-found. */
export const id = z.string().check(z.minLength(1), z.maxLength(64));
/** ISO 8601 in UTC, normalised to milliseconds. */
export const instant = z.pipe(
  z.iso.datetime(),
  z.transform((text) => new Date(text).toISOString()),
);
/** A time that is already normal, in replies and stored items. */
export const storedInstant = z.string().check(z.meta({ format: 'date-time' }));
/** YYYY-MM-DD in the store's time zone. */
export const day = z.iso.date();
/** HH:mm in the store's time zone. */
export const clock = z.stringFormat('time', /^([01]\d|2[0-3]):[0-5]\d$/);
/** A whole number between two. */
export const integer = (minimum: number, maximum: number) => z.int().check(z.gte(minimum), z.lte(maximum));
/** Integers in haléř (1/100 CZK). */
export const money = integer(0, 100_000_000_00);
/** What a person writes, without the spaces around it. */
export const text = (maximum: number) => z.string().check(z.trim(), z.minLength(1), z.maxLength(maximum));
/** Written exactly so, spaces and all. */
export const exactText = (maximum: number) => z.string().check(z.minLength(1), z.maxLength(maximum));
/** What a list is searched for; empty searches for nothing. */
export const search = z.string().check(z.trim(), z.maxLength(100));
export const version = z.int().check(z.gte(1));
/** The header of a request that must act once, however often it is sent. */
export const idempotencyKey = z.string().check(z.regex(/^[\w.:-]{1,200}$/));
export const locale = z.enum(['cz', 'en', 'ru']);
export type Locale = z.infer<typeof locale>;
export const role = z.enum(roles);
export const named = z.object({ id, name: z.string() });
export const person = z.object({ id, fio: z.string() });
/** One value or the same parameter several times. */
export const many = <S extends z.ZodMiniType>(schema: S) =>
  z.union([
    z.array(schema).check(z.maxLength(50)),
    z.pipe(
      schema,
      z.transform((one): z.output<S>[] => [one]),
    ),
  ]);
