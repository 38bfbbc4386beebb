import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requireEnv } from '../data/environment.ts';

const client = new SecretsManagerClient({});

/** Milliseconds. A changed secret is noticed after this time at the latest. */
const maxAge = 60_000;
type Known = { values: readonly string[]; readAt: number };
const known = new Map<string, Known>();

/** The values of a secret, which a space separates. `at` in milliseconds; it is read again when it is a minute old. */
const valuesOf = async (variable: 'STRIPE_SIGNING_SECRETS' | 'STRIPE_KEY', at: number): Promise<readonly string[]> => {
  const last = known.get(variable);
  if (last && at - last.readAt <= maxAge) return last.values;
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: requireEnv(variable) }));
  const values = SecretString.split(/\s+/).filter(Boolean);
  known.set(variable, { values, readAt: at });
  return values;
};

/** The signing secrets of Stripe's webhook: one, or during a rotation the old and the new one. */
export const signingSecrets = (at: number): Promise<readonly string[]> => valuesOf('STRIPE_SIGNING_SECRETS', at);

/** The secret key of the API. */
export const secretKey = async (at: number): Promise<string> => {
  const [key] = await valuesOf('STRIPE_KEY', at);
  if (key === undefined) throw new Error('The secret has no key of Stripe');
  return key;
};
