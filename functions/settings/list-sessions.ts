import { listSessions } from '#shared/contracts/settings.ts';
import { sessionsOf } from '../data/auth/sessions.ts';
import { serve } from '../http/serve.ts';
import { presentSession } from './present-session.ts';

export const handler = serve(listSessions, async ({ actor, session, now }) => ({
  data: (await sessionsOf(actor.login_id, now)).map((each) => presentSession(each, session.id)),
}));
