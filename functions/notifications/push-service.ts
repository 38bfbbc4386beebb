import { request as requestInClear } from 'node:http';
import { request } from 'node:https';
import { generateRequestDetails } from 'web-push';
import { requireEnv } from '../data/environment.ts';
import type { Device } from '../data/notifications/devices.ts';
import { PrivateAddress, pushAddressProblem, publicLookup } from './push-address.ts';
import { allowsLoopback, pushKeys } from './push-keys.ts';

/** Milliseconds for a connection and its response. */
const patience = 10_000;

type Push = { payload: string; isUrgent: boolean; /** Seconds. */ ttl: number; /** Epoch milliseconds. */ at: number };

/**
 * Sends an encrypted message to a browser (RFC 8030, 8291, 8292) and returns the status of its push service. The address
 * is checked again, with the addresses of its name. Redirects are not followed.
 */
export const pushTo = async (device: Device, { payload, isUrgent, ttl, at }: Push): Promise<number> => {
  const { endpoint, p256dh, auth } = device;
  const isLocal = allowsLoopback();
  if (pushAddressProblem(endpoint, isLocal)) throw new PrivateAddress(new URL(endpoint).host);
  const { headers, body } = generateRequestDetails({ endpoint, keys: { p256dh, auth } }, payload, {
    TTL: ttl,
    urgency: isUrgent ? 'high' : 'normal',
    vapidDetails: { subject: requireEnv('PUSH_SUBJECT'), ...(await pushKeys(at)) },
  });
  const url = new URL(endpoint);
  const begin = isLocal && url.protocol === 'http:' ? requestInClear : request;
  const options = { method: 'POST', headers, lookup: publicLookup, signal: AbortSignal.timeout(patience) };
  return new Promise((resolve, reject) => {
    const sent = begin(url, options, (response) => {
      response.on('error', reject);
      response.resume();
      resolve(response.statusCode ?? 0);
    });
    sent.on('error', reject);
    sent.end(body);
  });
};
