import { secretValues } from '../data/secret.ts';

/** The signing secrets of Stripe's webhook: one, or during a rotation the old and the new one. */
export const signingSecrets = (at: number): Promise<readonly string[]> => secretValues('STRIPE_SIGNING_SECRETS', at);

/** The secret key of the API. */
export const secretKey = async (at: number): Promise<string> => {
  const [key] = await secretValues('STRIPE_KEY', at);
  if (key === undefined) throw new Error('The secret has no key of Stripe');
  return key;
};
