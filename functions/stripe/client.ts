import Stripe from 'stripe';
import { declineProblemOf } from '#shared/domain/billing/decline.ts';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from '../data/environment.ts';
import { secretKey } from './secrets.ts';

/** Milliseconds of one try. With its repetition a call ends before the function does. */
const timeout = 8_000;

const clients = new Map<string, Stripe>();

/**
 * Stripe's API, in the version of the library. STRIPE_URL names the service: api.stripe.com, or the one of a local
 * cloud. `now` is ISO 8601 UTC.
 */
export const stripeAt = async (now: string): Promise<Stripe> => {
  const key = await secretKey(Date.parse(now));
  const address = requireEnv('STRIPE_URL');
  const name = `${address} ${key}`;
  const known = clients.get(name);
  if (known) return known;
  const { hostname: host, port, protocol } = new URL(address);
  const client = new Stripe(key, {
    host,
    protocol: protocol === 'http:' ? 'http' : 'https',
    ...(port && { port }),
    timeout,
    maxNetworkRetries: 1,
    telemetry: false,
  });
  clients.set(name, client);
  return client;
};

/**
 * The result of a call of Stripe. Throws the reason of a refused card, not-found for what Stripe does not know, and
 * payments-unavailable if Stripe did not answer or could not: nothing is lost then, because its calls can be repeated.
 */
export const askStripe = async <T>(call: () => Promise<T>): Promise<T> => {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeCardError) throw new Problem(declineProblemOf(error));
    if (error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'resource_missing')
      throw new Problem('not-found');
    if (
      error instanceof Stripe.errors.StripeConnectionError ||
      error instanceof Stripe.errors.StripeAPIError ||
      error instanceof Stripe.errors.StripeRateLimitError ||
      (error instanceof Stripe.errors.StripeIdempotencyError && error.statusCode === 409)
    ) {
      const { type, code = null, message, detail } = error;
      console.error(
        JSON.stringify({ stripe: type, code, message, cause: detail instanceof Error ? detail.message : null }),
      );
      throw new Problem('payments-unavailable', { retryAfter: 30 });
    }
    // The price changed between a click and its repetition.
    if (error instanceof Stripe.errors.StripeIdempotencyError) throw new Problem('changed');
    throw error;
  }
};
