import { area, webhook } from './endpoint.ts';

const endpoint = area('billing');

export const receiveStripeEvents = endpoint(
  webhook({
    name: 'receive-stripe-events',
    summary: "Receive Stripe's events; each is stored once",
    path: '/api/stripe/webhook',
    signature: 'Stripe-Signature',
  }),
);
