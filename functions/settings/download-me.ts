import { downloadMe } from '#shared/contracts/settings.ts';
import { lastMessages } from '../data/assistant/messages.ts';
import { listActionsOf, auditEntryWrite } from '../data/audit.ts';
import { getLogin } from '../data/auth/logins.ts';
import { sessionsOf } from '../data/auth/sessions.ts';
import { getAddresses } from '../data/cart/addresses.ts';
import { listBonusEntries } from '../data/ledger/ledger.ts';
import { findNotifications } from '../data/notifications/notifications.ts';
import { everyOrderOf } from '../data/orders/order-lists.ts';
import { getListSettings } from '../data/people/list-settings.ts';
import { consume } from '../data/rate-limits.ts';
import { everyShiftOf } from '../data/shifts/shifts.ts';
import { serve } from '../http/serve.ts';
import { bonusOf, ownAccount, userOf } from './own-account.ts';
import { toReplySession } from './to-reply-session.ts';

const everything = { page: 1, per_page: Number.MAX_SAFE_INTEGER };

export const handler = serve(downloadMe, async ({ actor, session, now }) => {
  await consume('downloads-of-account', actor.id, now);
  const own = await ownAccount(actor);
  const { account, users } = own;
  const [login, sessions, shifts, notifications, done, photo, bonuses, orders, { addresses }, { lists }, assistant] =
    await Promise.all([
      getLogin(actor.login_id),
      sessionsOf(actor.login_id, now),
      everyShiftOf(actor, account.created_at, now),
      findNotifications(actor, everything, now),
      listActionsOf(actor.id),
      account.photo ? readPhoto(account.photo.id) : undefined,
      listBonusEntries(bonusOf(actor), everything),
      everyOrderOf(actor.id),
      getAddresses(actor.id),
      getListSettings(actor.id),
      lastMessages(actor.id),
    ]);
  const { created_at: joined, personal_number, contract, deduction } = account;
  const { email = null, phone = null, login: name = null, created_at = null } = login ?? {};
  const reply = {
    made_at: now,
    account: { ...userOf(own), created_at: joined, personal_number, contract, deduction },
    photo: photo ? `data:image/jpeg;base64,${photo.toString('base64')}` : null,
    login: { email, phone, login: name, created_at, accounts: users },
    sessions: sessions.map((each) => toReplySession(each, session.id)),
    shifts: shifts.map((shift) => ({ ...shift, breaks: [...shift.breaks] })),
    notifications: notifications.data,
    bonuses: bonuses.data,
    assistant,
    orders,
    addresses,
    lists,
    done,
  };
  return { reply, writes: [auditEntryWrite({ action: 'data-downloaded', by: actor, at: now })] };
});

/** The client of S3 is loaded only for accounts with a photo. */
const readPhoto = async (id: string): Promise<Buffer> => {
  const { readSquare } = await import('../data/files/objects.ts');
  return readSquare({ id, purpose: 'profile-photo' }, 'large');
};
