import * as z from 'zod/mini';
import type { LiveArea } from '../domain/scope/live.ts';
import { bounded, id } from './fields.ts';

/** The path of the WebSocket, on the origin of the web app. */
export const livePath = '/api/live';

/**
 * What a client sends first, before the token expires, and at least every ten minutes (API Gateway closes idle
 * connections): the access token and the acting account. A token in the address would be logged.
 */
export const LiveSubscription = z.strictObject({ token: bounded(8192), account_id: id });
export type LiveSubscription = z.infer<typeof LiveSubscription>;

/** Milliseconds after which a shown page without a message sends a ping. */
export const heartbeat = 20_000;

/**
 * A client may ask at any time whether the connection still works; the answer is `{ pong: true }`. Without it a phone
 * that has lost its network shows old data as current for minutes, because a broken connection is not closed.
 */
export const LivePing = z.strictObject({ ping: z.literal(true) });
export type LivePing = z.infer<typeof LivePing>;

/**
 * A change of a record that the account may read, or may no longer read: the contracts' area whose replies changed, the
 * record's id, and its version after the change. Where an account has read notifications, the id is its own. Clients
 * fetch again through the ordinary endpoints.
 */
export type LiveChange = { area: LiveArea; id: string; version: number };

/** What the server sends. `until` is when the subscription ends, ISO 8601 UTC. After `refused` it closes. */
export type LiveMessage =
  | { subscribed: { until: string } }
  | { changes: LiveChange[] }
  /** What is written so far of the answer that the account waits for (`ask-assistant`). */
  | { answering: string }
  | { refused: true }
  | { pong: true };
