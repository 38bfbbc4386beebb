import type { Locale } from '#shared/contracts/fields.ts';
import { type Actor, sideOf } from '#shared/domain/roles.ts';
import type { Shift } from '#shared/domain/shifts/shift.ts';
import { shiftsIcal } from '#shared/domain/shifts/shifts-ical.ts';
import cs from '#shared/messages/cs/calendars.ts';
import en from '#shared/messages/en/calendars.ts';
import ru from '#shared/messages/ru/calendars.ts';
import { requireEnv } from '../data/environment.ts';
import { nameIn } from '../http/translate.ts';

const origin = requireEnv('ORIGIN');
const texts = { cz: cs.feed, en: en.feed, ru: ru.feed } as const;

/** The shifts as a calendar of their reader. */
export const writeCalendar = (
  shifts: readonly Shift[],
  { role, locale }: { role: Actor['role']; locale: Locale },
): string => {
  const say = texts[locale];
  const side = sideOf(role);
  return shiftsIcal(shifts, {
    name: say.name,
    title: ({ staff, store, category, customer }) => {
      const specialty = nameIn(locale, category.names);
      // The reader's own part in the shift goes without saying.
      if (side === 'worker') return [store.name, specialty].join(' · ');
      const parts = [staff?.fio ?? say.unfilled, specialty, store.name];
      return (side === 'customer' ? parts : [...parts, customer.name]).join(' · ');
    },
    note: ({ status }) => (status === 'reserve' ? say.standBy : null),
    address: ({ id }) => `${origin}${side === 'worker' ? '/my' : `/shifts/view/${encodeURIComponent(id)}`}`,
  });
};
