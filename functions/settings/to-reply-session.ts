import type { Session as PresentedSession } from '#shared/contracts/settings.ts';
import { deviceOf } from '#shared/domain/people/device.ts';
import type { Session } from '../data/auth/sessions.ts';

export const toReplySession = (session: Session, current: string): PresentedSession => ({
  ...session,
  ...deviceOf(session.agent),
  current: session.id === current,
});
