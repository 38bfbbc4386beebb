import { getMe } from '#shared/contracts/settings.ts';
import { recordSession } from '../data/sessions.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, userOf } from './own-account.ts';

export const handler = serve(getMe, async ({ actor, session, viewer, address, now }) => {
  const kept = { ...session, ...viewer, address, last_used_at: now };
  const [{ account, users }] = await Promise.all([ownAccount(actor), recordSession(actor.login_id, kept)]);
  return { data: userOf(account, users) };
});
