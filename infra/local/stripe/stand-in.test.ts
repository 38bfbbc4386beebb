import { createServer } from 'node:http';
import Stripe from 'stripe';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../web-server.ts';
import { createStripeStandIn } from './stand-in.ts';

const paid = {
  id: 'pi_demo1',
  at: '2026-11-02T08:00:00.000Z',
  amount: 2_490_00,
  returned: 490_00,
  card: { brand: 'mastercard', last4: '4444' },
  metadata: { company_id: 'c1', account_id: 'a1', tariff_id: 'vendor-professional', days: '30' },
};

const started = async () => {
  const delivered: string[] = [];
  const standIn = createStripeStandIn({
    secret: 'whsec_test',
    deliver: async (payload) => {
      delivered.push((JSON.parse(payload) as { type: string }).type);
      return 200;
    },
  });
  const server = createServer((request, response) => {
    void standIn.answer(request, response, new URL(`http://localhost${request.url}`));
  });
  onTestFinished(() => void server.close());
  const port = await listen(server, 0);
  const client = new Stripe('sk_test_of_tests', { host: '127.0.0.1', port, protocol: 'http', maxNetworkRetries: 0 });
  return { standIn, client, delivered };
};

it('knows a payment of before the start, of which the rest goes back, in part and in full', async () => {
  const { standIn, client } = await started();
  standIn.remember(paid);
  expect(standIn.events()).toEqual([]);
  const read = () => client.paymentIntents.retrieve(paid.id, { expand: ['latest_charge'] });
  expect(await read()).toMatchObject({
    status: 'succeeded',
    amount_received: 2_490_00,
    metadata: paid.metadata,
    latest_charge: {
      created: Date.parse(paid.at) / 1000,
      amount_refunded: 490_00,
      payment_method_details: { card: paid.card },
    },
  });
  await expect(client.refunds.create({ payment_intent: paid.id, amount: 2_000_01 })).rejects.toThrow('greater than');
  expect(await client.refunds.create({ payment_intent: paid.id, amount: 500_00 })).toMatchObject({
    status: 'succeeded',
    amount: 500_00,
  });
  expect(await client.refunds.create({ payment_intent: paid.id })).toMatchObject({ amount: 1_500_00 });
  expect(await read()).toMatchObject({ latest_charge: { amount_refunded: 2_490_00, refunded: true } });
});
