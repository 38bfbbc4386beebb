import { inTime } from './deadline.ts';

/** Contents of /config.json: the user pool of this deployment, and Stripe's public key if it takes cards. */
export type Config = {
  region: string;
  userPoolId: string;
  userPoolClientId: string;
  userPoolEndpoint?: string;
  /** `script`: where Stripe.js is, other than at Stripe. */
  stripe?: { key: string; script?: string };
};

export const fetchConfig = async (): Promise<Config> => {
  const answer = await inTime(fetch('/config.json'));
  if (!answer.ok) throw new Error('config.json is missing');
  return inTime(answer.json() as Promise<Config>);
};
