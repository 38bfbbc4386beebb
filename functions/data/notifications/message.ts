import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';

/** Where a notification is stored. It is read when its message is sent. */
export const notificationRef = z.object({ inbox: z.string(), id: z.string() });

/** A message of one channel to a person, about one notification or several of one kind. */
export const message = {
  login_id: id,
  /** The account that the notifications are for, whose language and address the message has. */
  account_id: id,
  notifications: z.array(notificationRef),
};
const Message = z.object(message);
export type Message = z.infer<typeof Message>;
