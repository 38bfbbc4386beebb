import { webhook } from './endpoint.ts';

export const receiveStripeEvents = webhook({
  name: 'receive-stripe-events',
  area: 'billing',
  summary: "Receive Stripe's events; each is stored once",
  path: '/api/stripe/webhook',
  signature: 'Stripe-Signature',
});
