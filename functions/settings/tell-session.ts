import type { Session as Told } from '#shared/contracts/settings.ts';
import { deviceOf } from '#shared/domain/people/device.ts';
import type { Session } from '../data/sessions.ts';

export const tellSession = (session: Session, current: string): Told => ({
  ...session,
  ...deviceOf(session.agent),
  current: session.id === current,
});
