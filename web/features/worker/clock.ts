import { productTimeZone } from '../../ui/days.ts';
import { dayOf } from '../../ui/format.ts';

export const todayAt = (now: string): string => dayOf(now, productTimeZone);
