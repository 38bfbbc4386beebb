import * as z from 'zod';
import { roles } from '../domain/roles.ts';

/** The wire's building blocks, shared by the areas' contracts and the stored items' schemas. */

/** An opaque id. One that names nothing, or another company's record, answers not-found. */
export const id = z.string().min(1).max(64);
/** ISO 8601 in UTC, normalised to milliseconds. */
export const instant = z.iso.datetime().transform((text) => new Date(text).toISOString());
/** A time that is already normal, in replies and stored items. */
export const storedInstant = z.string().meta({ format: 'date-time' });
/** YYYY-MM-DD in the store's time zone. */
export const day = z.iso.date();
/** HH:mm in the store's time zone. */
export const clock = z.stringFormat('time', /^([01]\d|2[0-3]):[0-5]\d$/);
/** Integers in haléř (1/100 CZK). */
export const money = z.int().min(0).max(100_000_000_00);
export const text = (maximum: number) => z.string().trim().min(1).max(maximum);
export const version = z.int().min(1);
/** The header of a request that must act once, however often it is sent. */
export const idempotencyKey = z.string().regex(/^[\w.:-]{1,200}$/);
export const locale = z.enum(['cz', 'en', 'ru']);
export type Locale = z.infer<typeof locale>;
export const role = z.enum(roles);
export const named = z.object({ id, name: z.string() });
export const person = z.object({ id, fio: z.string() });
/** One value or the same parameter several times. */
export const many = <S extends z.ZodType>(schema: S) =>
  z.union([z.array(schema).max(50), schema.transform((one) => [one])]);
