import type { Problem, ProblemCode } from '#shared/domain/problem.ts';

declare const brand: unique symbol;

/**
 * The name of a write that may be refused, as `retryOn`, `refusals` and ConditionFailed compare it. Only `part` makes
 * one, so a mistyped string there is a compile error instead of the answer `changed`.
 */
export type Part = string & { readonly [brand]: true };

/** For the constant that the file of the write exports: `export const ofStock = part('stock')`. */
export const part = (name: string): Part => name as Part;

/** The problem that answers each refused part. Of several that failed, the first one here counts. */
export type Refusals = readonly (readonly [Part, ProblemCode | Problem])[];
