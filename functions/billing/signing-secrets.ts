import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requireEnv } from '../data/environment.ts';

const client = new SecretsManagerClient({});

/** Milliseconds. A changed secret is noticed after this time at the latest. */
const maxAge = 60_000;
let known: { values: readonly string[]; readAt: number } | undefined;

/**
 * The signing secrets of Stripe's webhook: one, or during a rotation the old and the new one. `at` in milliseconds; the
 * secrets are read again when they are older than a minute.
 */
export const signingSecrets = async (at: number): Promise<readonly string[]> => {
  if (!known || at - known.readAt > maxAge) {
    const { SecretString = '' } = await client.send(
      new GetSecretValueCommand({ SecretId: requireEnv('STRIPE_SIGNING_SECRETS') }),
    );
    known = { values: SecretString.split(/\s+/).filter(Boolean), readAt: at };
  }
  return known.values;
};
