import { signOutEverywhere } from '#shared/contracts/settings.ts';
import { record } from '../data/audit.ts';
import { serve } from '../http/serve.ts';
import { endEverySession } from './end-every-session.ts';

export const handler = serve(signOutEverywhere, async ({ actor, now }) => {
  await endEverySession(actor.login_id, now, [record({ action: 'signed-out-everywhere', by: actor, at: now })]);
  return { data: { signed_out: true } };
});
