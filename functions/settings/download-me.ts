import { downloadMe } from '#shared/contracts/settings.ts';
import { listActionsOf, record } from '../data/audit.ts';
import { getLogin } from '../data/logins.ts';
import { findNotifications } from '../data/notifications.ts';
import { findPhoto } from '../data/photos.ts';
import { sessionsOf } from '../data/sessions.ts';
import { everyShiftOf } from '../data/shifts.ts';
import { transact } from '../data/table.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, userOf } from './own-account.ts';
import { presentSession } from './present-session.ts';

export const handler = serve(downloadMe, async ({ actor, session, now }) => {
  const { account, users } = await ownAccount(actor);
  const [login, sessions, shifts, notifications, done, photo] = await Promise.all([
    getLogin(actor.login_id),
    sessionsOf(actor.login_id, now),
    everyShiftOf(actor, account.created_at, now),
    findNotifications(actor, { page: 1, per_page: 1000 }, now),
    listActionsOf(actor.id),
    account.photo ? findPhoto(account.photo.id) : undefined,
  ]);
  await transact([record({ action: 'data-downloaded', by: actor, at: now })]);
  const { email = null, phone = null, login: name = null, created_at = null } = login ?? {};
  return {
    made_at: now,
    account: { ...userOf(account, users), created_at: account.created_at },
    photo: photo ? `data:image/jpeg;base64,${Buffer.from(photo).toString('base64')}` : null,
    login: { email, phone, login: name, created_at, accounts: users },
    sessions: sessions.map((each) => presentSession(each, session.id)),
    shifts: shifts.map((shift) => ({ ...shift, breaks: [...shift.breaks] })),
    notifications: notifications.data,
    done,
  };
});
