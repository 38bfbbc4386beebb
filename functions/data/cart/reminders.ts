import { randomBytes, timingSafeEqual } from 'node:crypto';
import * as z from 'zod/mini';
import { id } from '#shared/contracts/fields.ts';
import { entity } from '../entity.ts';
import { recordKeyOf } from '../keys.ts';
import { get, ifNotExists, type Write } from '../table.ts';

/** Whether an account gets letters about abandoned carts. */
export const remindersKey = recordKeyOf('CART_REMINDERS');
const Reminders = z.object({
  account_id: id,
  /** 128 random bits: it only stops the letters, so it is kept as it is and never expires. */
  secret: z.string(),
  stopped: z.boolean(),
});
type Reminders = z.infer<typeof Reminders>;
const reminders = entity('cart-reminders', Reminders);

const findReminders = async (accountId: string): Promise<Reminders | undefined> => {
  const item = await get(remindersKey(accountId));
  return item && reminders.read(item);
};

/** The code of the link that stops the letters, and the write of a new one. Null if they were stopped. */
export const reminderCode = async (accountId: string): Promise<{ code: string; writes: Write[] } | null> => {
  const known = await findReminders(accountId);
  if (known?.stopped) return null;
  const { secret } = known ?? { secret: randomBytes(16).toString('base64url') };
  const stored = { account_id: accountId, secret, stopped: false };
  return {
    code: `${accountId}-${secret}`,
    writes: known
      ? []
      : [{ part: 'reminders', put: { ...remindersKey(accountId), ...reminders.store(stored) }, if: ifNotExists }],
  };
};

/** The write that stops the letters of the account that a code is of. Undefined for a code that nobody got. */
export const stopRemindersWrite = async (code: string): Promise<Write | undefined> => {
  // 16 bytes are 22 characters.
  const [accountId, secret] = [code.slice(0, -23), code.slice(-22)];
  const known = accountId && (await findReminders(accountId));
  if (!known || !isSame(known.secret, secret)) return undefined;
  return { part: 'reminders', put: { ...remindersKey(accountId), ...reminders.store({ ...known, stopped: true }) } };
};

const isSame = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));
