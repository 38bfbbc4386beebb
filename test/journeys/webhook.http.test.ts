import { randomUUID } from 'node:crypto';
import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import Stripe from 'stripe';
import { expect, inject, it } from 'vitest';
import { receiveStripeEvents } from '#shared/contracts/billing.ts';
import { requireEnv } from '../../functions/data/environment.ts';

/** Sends an event as Stripe does, through the distribution. */
const deliver = async (payload: string, signature: string) => {
  const answer = await fetch(`${inject('cloud').origin}${receiveStripeEvents.path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signature },
    body: payload,
  });
  return { status: answer.status, body: (await answer.json()) as object };
};

it("the deployed webhook accepts events that are signed with the deployment's secret, and no others", async () => {
  const { SecretString: secret = '' } = await new SecretsManagerClient({}).send(
    new GetSecretValueCommand({ SecretId: requireEnv('STRIPE_SIGNING_SECRETS') }),
  );
  const payload = `{ "id": "evt_${randomUUID()}", "object": "event", "type": "invoice.paid", "data": { "object": {} } }`;
  const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret });
  expect(await deliver(payload, signature)).toEqual({ status: 200, body: { received: true } });
  expect(await deliver(payload, signature)).toEqual({ status: 200, body: { received: true } });
  expect(await deliver(`${payload} `, signature)).toMatchObject({ status: 400, body: { code: 'invalid-signature' } });
});
