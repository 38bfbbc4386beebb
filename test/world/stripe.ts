import { randomUUID } from 'node:crypto';
import { createServer } from 'node:http';
import Stripe from 'stripe';
import { afterAll, beforeAll } from 'vitest';
import { cardPayments } from '../../infra/local/demo/card-payments.ts';
import { createStripeStandIn } from '../../infra/local/stripe/stand-in.ts';
import { listen } from '../../infra/local/web-server.ts';

/** A stand-in for Stripe of a test file, which the handlers of this process ask. `deliver` gets its events. */
export const ownStripe = (deliver: (payload: string, signature: string) => Promise<number> = async () => 200) => {
  const secret = `whsec_${randomUUID()}`;
  const standIn = createStripeStandIn({ secret, deliver });
  const server = createServer((request, response) => {
    void standIn.answer(request, response, new URL(`http://localhost${request.url}`));
  });
  const before = process.env['STRIPE_URL'];
  beforeAll(async () => {
    process.env['STRIPE_URL'] = `http://127.0.0.1:${await listen(server, 0)}`;
  });
  afterAll(() => {
    process.env['STRIPE_URL'] = before;
    server.close();
  });
  /** The browser's half of a payment with a new card: the number of a test card, and the bank's question. */
  const browser = async (path: string, fields: Record<string, string>) => {
    const body = new URLSearchParams({ ...fields, key: 'pk_test_local' });
    const response = await fetch(`${process.env['STRIPE_URL']}/v1/payment_intents/${path}`, { method: 'POST', body });
    return (await response.json()) as { status?: string; error?: { code: string; decline_code?: string } };
  };
  return {
    ...standIn,
    secret,
    /** A payment of the table, as the stand-in of a start knows it: with no refunds but their sum. */
    rememberStored: async (id: string) => {
      for (const payment of await cardPayments()) if (payment.id === id) standIn.remember(payment);
    },
    client: () => {
      const { hostname: host, port } = new URL(process.env['STRIPE_URL'] ?? '');
      return new Stripe('sk_test_of_tests', { host, port, protocol: 'http', maxNetworkRetries: 0 });
    },
    payByCard: (payment: { payment_id: string; client_secret: string }, number: string) =>
      browser(`${payment.payment_id}/confirm`, {
        client_secret: payment.client_secret,
        'payment_method_data[type]': 'card',
        'payment_method_data[card][number]': number,
      }),
    answerBank: (payment: { payment_id: string; client_secret: string }, success: boolean) =>
      browser(`${payment.payment_id}/answer`, { client_secret: payment.client_secret, success: String(success) }),
  };
};
