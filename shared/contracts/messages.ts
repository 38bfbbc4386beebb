import * as z from 'zod/mini';
import { messageLimits } from '../domain/messages/limits.ts';
import { messageSides } from '../domain/messages/sides.ts';
import { area, item, list, paging, sortedBy } from './endpoint.ts';
import { id, idAndName, integer, multilineText, person, search, storedInstant } from './fields.ts';
import { orderStatus } from './orders.ts';

const endpoint = area('messages');

const side = z.enum(messageSides);

export const Message = z.object({
  id,
  order_id: id,
  /** Two asterisks around words make them strong; nothing else is markup. */
  text: z.string(),
  at: storedInstant,
  by: person,
  /** Of whom wrote it. */
  side,
  /** To whom it was written; null for all of the other side. */
  for_user: z.nullable(person),
});
export type Message = z.infer<typeof Message>;

export const listMessages = endpoint({
  name: 'list-messages',
  summary:
    'List the messages of an order page by page from the newest ones, each page in their order, and how many the caller has not read',
  assistant: 'The messages about an order',
  method: 'GET',
  path: '/api/messages/list',
  access: 'message.read',
  query: z.strictObject({ ...paging, order_id: id }),
  reply: z.object({
    ...list(Message).shape,
    unread: z.int(),
    /** The side of the caller. */
    side,
    /** Who can be written to by name: who ordered, and who has written, without the caller. */
    people: z.array(z.object({ ...person.shape, side })),
  }),
  problems: ['not-found'],
});

export const sendMessage = endpoint({
  name: 'send-message',
  whileExpired: true,
  summary: 'Write a message about an order to its other side, or to one person who reads it',
  assistant: 'Write a message about an order to the other side',
  method: 'POST',
  path: '/api/message',
  access: 'message.write',
  form: true,
  body: z.strictObject({ order_id: id, text: multilineText(messageLimits.text), for_user_id: z.optional(id) }),
  reply: item(Message),
  status: 201,
  problems: ['not-found', 'changed', 'too-many-messages'],
});

export const readMessages = endpoint({
  name: 'read-messages',
  whileExpired: true,
  summary: 'Mark the first messages of an order as read by the caller, and the notifications about them',
  method: 'POST',
  path: '/api/messages/read',
  access: 'message.read',
  repeatable: true,
  body: z.strictObject({
    order_id: id,
    /** So many from the oldest one: the total that the client has shown. */
    count: integer(0, messageLimits.messages),
  }),
  reply: item(z.object({ unread: z.int() })),
  problems: ['not-found'],
});

/** The messages of one order. */
export const Thread = z.object({
  /** Of the order. */
  id,
  order: z.object({ number: z.string(), status: orderStatus }),
  /** Who sells. */
  company: idAndName,
  customer: z.nullable(idAndName),
  /** Who ordered. */
  user: person,
  store: z.nullable(idAndName),
  last: z.object({
    at: storedInstant,
    by: person,
    side,
    /** The beginning of the newest message. */
    text: z.string(),
  }),
  count: z.int(),
  /** By the caller. */
  unread: z.int(),
});
export type Thread = z.infer<typeof Thread>;

export const listThreads = endpoint({
  name: 'list-threads',
  summary: 'List the orders that have messages, the newest message first',
  method: 'GET',
  path: '/api/messages/threads',
  access: 'message.read',
  query: z.strictObject({
    ...paging,
    ...sortedBy(['last_at'], 'desc'),
    /** The beginnings of the number, or of words of the recipient, the person or the companies of the order. */
    text: z.optional(search),
  }),
  reply: list(Thread),
});
