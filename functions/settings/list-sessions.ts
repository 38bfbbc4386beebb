import { listSessions } from '#shared/contracts/settings.ts';
import { sessionsOf } from '../data/auth/sessions.ts';
import { serve } from '../http/serve.ts';
import { toReplySession } from './to-reply-session.ts';

export const handler = serve(listSessions, async ({ actor, session, now }) => ({
  data: (await sessionsOf(actor.login_id, now)).map((each) => toReplySession(each, session.id)),
}));
