import * as z from 'zod/mini';
import { entity } from '../entity.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { part } from '../part.ts';
import { ConditionFailed, get, ifNotExists, transact, type Write } from '../table.ts';

const ofEvent = part('event');

/** An event that another service sent, by the service's id of it. */
export const webhookEventKey = (service: string, eventId: string): Key => ({
  pk: `WEBHOOK#${service}#${eventId}`,
  sk: 'WEBHOOK',
});

/** Seconds: 60 days, longer than any service repeats an event, and long enough to look into a payment. */
const keptFor = 60 * 86_400;

const WebhookEvent = z.object({
  service: z.enum(['stripe']),
  /** The service's id of the event. */
  id: z.string(),
  type: z.string(),
  /** The request's body as it was sent. Null above `maxTextBytes`: ask the service for the event by its id. */
  text: z.nullable(z.string()),
  /** ISO 8601 UTC. */
  received_at: z.string(),
});
export type WebhookEvent = z.infer<typeof WebhookEvent>;

/** An item of DynamoDB has at most 400 KB. */
const maxTextBytes = 256 * 1024;

const events = entity('webhook-event', WebhookEvent);

/** Strongly consistent. */
export const findWebhookEvent = async (service: string, eventId: string): Promise<WebhookEvent | undefined> => {
  const item = await get(webhookEventKey(service, eventId));
  return item && events.read(item);
};

/**
 * Stores an event together with other writes, such as the effect that processes it. Services send an event more than
 * once and in any order: for one that is stored already nothing is written, and the result is false. A text that is too
 * long is left out: refused, it would be sent again for days.
 */
export const insertWebhookEvent = async (
  event: WebhookEvent & { text: string },
  otherWrites: readonly Write[],
): Promise<boolean> => {
  const { service, id, received_at } = event;
  const put = {
    ...webhookEventKey(service, id),
    ...events.store({ ...event, text: isStorable(event.text) ? event.text : null }),
    [expiry]: Math.floor(Date.parse(received_at) / 1000) + keptFor,
  };
  try {
    await transact([{ part: ofEvent, put, if: ifNotExists }, ...otherWrites]);
    return true;
  } catch (error) {
    if (error instanceof ConditionFailed && error.parts.includes(ofEvent)) return false;
    throw error;
  }
};

const isStorable = (text: string): boolean => Buffer.byteLength(text) <= maxTextBytes;
