import { requireEnv } from '../data/environment.ts';
import { secretValues } from '../data/secret.ts';
import { type VapidKeys, vapidKeysOf } from './vapid.ts';

/** The VAPID keys of the deployment. `at` in milliseconds. */
export const pushKeys = async (at: number): Promise<VapidKeys> => {
  const [secret] = await secretValues('PUSH_SECRET', at);
  if (!secret) throw new Error('The secret of push messages is empty');
  return vapidKeysOf(secret);
};

/** Whether push services on the own machine are allowed, which only a local cloud does. */
export const allowsLoopback = (): boolean => requireEnv('PUSH_LOOPBACK') === 'true';
