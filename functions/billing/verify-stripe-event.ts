import Stripe from 'stripe';
import * as z from 'zod/mini';
import { fieldIssues } from '#shared/contracts/field-issue.ts';
import { bounded } from '#shared/contracts/fields.ts';
import { Problem } from '#shared/domain/problem.ts';

/** Seconds between Stripe's signature and our clock. */
const tolerance = 300;

/** The length that Stripe promises for ids. It fits into a key of the table, and so does no lone surrogate. */
const name = bounded(255).check(
  z.minLength(1),
  z.refine((text) => text.isWellFormed()),
);
const Event = z.object({ object: z.literal('event'), id: name, type: name });

/**
 * The event of a signed request. `at` in milliseconds. Throws invalid-signature unless one of the secrets signed it,
 * and malformed-json or invalid-input for a signed text that is no event.
 */
export const verifyStripeEvent = (
  { text, signature }: { text: string; signature: string },
  secrets: readonly string[],
  at: number,
): { id: string; type: string } => {
  if (!secrets.some((secret) => isSigned({ text, signature }, secret, at))) throw new Problem('invalid-signature');
  const parsed = Event.safeParse(parse(text));
  if (!parsed.success) throw new Problem('invalid-input', { fields: fieldIssues(parsed.error) });
  return parsed.data;
};

const isSigned = ({ text, signature }: { text: string; signature: string }, secret: string, at: number): boolean => {
  const verifier = Stripe.webhooks.signature;
  if (!verifier) throw new Error('Stripe has no verifier');
  try {
    return verifier.verifyHeader(text, signature, secret, tolerance, undefined, at);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) return false;
    throw error;
  }
};

const parse = (text: string): unknown => {
  if (!text.isWellFormed()) throw new Problem('malformed-json');
  try {
    return JSON.parse(text);
  } catch {
    throw new Problem('malformed-json');
  }
};
