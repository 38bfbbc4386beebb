import { getMe } from '#shared/contracts/settings.ts';
import { recordSession } from '../data/auth/sessions.ts';
import { serve } from '../http/serve.ts';
import { ownAccount, userOf } from './own-account.ts';

export const handler = serve(getMe, async ({ actor, session, viewer, address, now }) => {
  const kept = { ...session, ...viewer, address, last_used_at: now };
  const [own] = await Promise.all([ownAccount(actor), recordSession(actor.login_id, kept)]);
  return { reply: { data: userOf(own) } };
});
