import { clock, dayOf, fullDay, phone } from '../../ui/format.ts';

/** Times of people's accounts are shown in the reader's time zone, because they belong to no store. */
const here = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

/** `27.10.2026` */
export const dayHere = (instant: string): string => fullDay(dayOf(instant, here()));
/** `27.10.2026 14:32` */
export const momentHere = (instant: string): string => `${dayHere(instant)} ${clock(instant, here())}`;

export const contactOf = ({ email, phone: number }: { email: string | null; phone: string | null }): string =>
  email ?? (number ? phone(number) : '—');
