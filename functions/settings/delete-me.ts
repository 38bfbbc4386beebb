import { deleteMe } from '#shared/contracts/settings.ts';
import { mayClose, needsHeir } from '#shared/domain/people/leaving.ts';
import { activeInRole } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import { closeAccount } from '../data/closing.ts';
import { getLogin } from '../data/logins.ts';
import { everyShiftOf } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { removeLogin } from '../identity/cognito.ts';
import { ownAccount } from './own-account.ts';

const stillToWork = ['confirmed', 'in_progress', 'reserve'];

export const handler = serve(deleteMe, async ({ actor, now }) => {
  const { role, company } = actor;
  const { account, users } = await ownAccount(actor);
  const [shifts, login, holders] = await Promise.all([
    everyShiftOf(actor, account.created_at, now),
    getLogin(actor.login_id),
    needsHeir(role, company) ? activeInRole(role, role === 'ROLE_ADMIN' ? null : (company?.id ?? null)) : [],
  ]);
  const others = holders.filter(({ id }) => id !== actor.id);
  const ahead = shifts.filter(({ status }) => stillToWork.includes(status)).length;
  mayClose(actor, { others: others.length, ahead });

  const last = users.length === 1;
  await closeAccount({ account, login: last ? login : undefined, heir: others[0], hoursAreKept: shifts.length > 0 }, [
    record({ action: 'account-deleted', by: actor, at: now }),
  ]);
  if (last) await removeLogin(actor.login_id);
  return { data: { login_deleted: last } };
});
