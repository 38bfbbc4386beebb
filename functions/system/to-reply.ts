import { isServed, nextService, type SupportHours } from '#shared/domain/system/support-hours.ts';
import { law } from '../data/shifts/law.ts';

/** The hours with what follows from them now. */
export const toReplyHours = <H extends SupportHours>(hours: H, now: string) => ({
  ...hours,
  served: isServed(hours, now, law),
  next_service: nextService(hours, now, law),
});
