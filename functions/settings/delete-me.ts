import { deleteMe } from '#shared/contracts/settings.ts';
import { mayClose, needsHeir } from '#shared/domain/people/leaving.ts';
import { Problem } from '#shared/domain/problem.ts';
import { activeInRole } from '../data/accounts.ts';
import { record } from '../data/audit.ts';
import { closeAccount } from '../data/closing.ts';
import { getLogin } from '../data/logins.ts';
import { everyShiftOf } from '../data/shifts.ts';
import { serve } from '../http/serve.ts';
import { createLogin, removeLogin } from '../identity/cognito.ts';
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
  // The user pool first: after a fault the same request completes both, and nobody's e-mail stays there.
  if (last) await removeLogin(actor.login_id);
  await closeAccount({ account, login: last ? login : undefined, heir: others[0], hoursAreKept: shifts.length > 0 }, [
    record({ action: 'account-deleted', by: actor, at: now }),
  ]).catch(async (error: unknown) => {
    // Who stays can sign in again: by a code, or by a new password.
    if (login && last && error instanceof Problem) await createLogin(login);
    throw error;
  });
  return { data: { login_deleted: last } };
});
