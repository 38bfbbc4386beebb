import { timingSafeEqual } from 'node:crypto';
import { Problem } from '#shared/domain/problem.ts';
import { requireEnv } from '../data/environment.ts';
import type { HttpEvent } from './event.ts';

const secret = Buffer.from(requireEnv('ORIGIN_SECRET'));

/** Whether a request came through CloudFront. API Gateway passes the header names of a WebSocket as they were sent. */
export const isFromDistribution = (headers: Readonly<Record<string, string | undefined>>): boolean => {
  const sent = Object.entries(headers).find(([name]) => name.toLowerCase() === 'x-origin-secret')?.[1];
  const received = Buffer.from(sent ?? '');
  return received.length === secret.length && timingSafeEqual(received, secret);
};

/**
 * The viewer's address. Only CloudFront knows the secret. With the secret, the address header comes from CloudFront and
 * not from the client. Every endpoint rejects requests without it, because rate limits by address would be meaningless.
 * Throws forbidden.
 */
export const viewerAddress = ({ headers }: HttpEvent): string => {
  if (!isFromDistribution(headers)) throw new Problem('forbidden');
  const address = (headers['cloudfront-viewer-address'] ?? '').replace(/:\d+$/, '').replace(/^\[(.*)\]$/, '$1');
  return address.includes(':') ? networkOf(address) : address;
};

/** The first four groups (/64) of an IPv6 address: its owner can change the last four at will. */
const networkOf = (address: string): string => {
  const [before = '', after] = address.split('::');
  const [head, tail] = [before, after ?? ''].map((part) => part.split(':').filter(Boolean));
  const gap = after === undefined ? 0 : 8 - (head?.length ?? 0) - (tail?.length ?? 0);
  const groups = [...(head ?? []), ...Array.from({ length: Math.max(0, gap) }, () => '0'), ...(tail ?? [])];
  return groups
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
};
