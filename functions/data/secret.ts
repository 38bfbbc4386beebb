import { GetSecretValueCommand, SecretsManagerClient } from '@aws-sdk/client-secrets-manager';
import { requireEnv } from './environment.ts';

const client = new SecretsManagerClient({});

/** Milliseconds. A changed secret is noticed after this time at the latest. */
const maxAge = 60_000;
type Known = { values: readonly string[]; readAt: number };
const known = new Map<string, Known>();

/**
 * The values of the secret that an environment variable names, which a space separates. `at` in milliseconds; it is read
 * again when it is a minute old.
 */
export const secretValues = async (variable: string, at: number): Promise<readonly string[]> => {
  const last = known.get(variable);
  if (last && at - last.readAt <= maxAge) return last.values;
  const { SecretString = '' } = await client.send(new GetSecretValueCommand({ SecretId: requireEnv(variable) }));
  const values = SecretString.split(/\s+/).filter(Boolean);
  known.set(variable, { values, readAt: at });
  return values;
};
