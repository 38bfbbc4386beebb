import type { ContactsToday } from '#shared/contracts/clients.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { addDays } from '#shared/domain/days.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { contactsPerDay } from '../billing/plan.ts';
import { expiry } from '../indexes.ts';
import type { Key } from '../keys.ts';
import { ifNotExists, queryTable, type Write } from '../table.ts';

/** The contacts that the people of a customer were shown on a day in Prague, and how many. */
const contactsPartition = (customerId: string, day: string) => `CONTACTS#${customerId}#${day}`;
const contactCountKey = (customerId: string, day: string): Key => ({
  pk: contactsPartition(customerId, day),
  sk: 'COUNT',
});
const shownContactKey = (customerId: string, day: string, accountId: string, vendorId: string): Key => ({
  pk: contactsPartition(customerId, day),
  sk: `SHOWN#${accountId}#${vendorId}`,
});

type Reader = Pick<Actor, 'id'> & { company: { id: string } };

/** What a customer was shown today by the limit of its plan; `shown` are the performers that this person was shown. */
export const contactsToday = async (
  { id, company }: Reader,
  now: string,
): Promise<ContactsToday & { shown: ReadonlySet<string> }> => {
  const day = dayInPrague(now);
  const [items, limit] = await Promise.all([
    queryTable(contactsPartition(company.id, day)),
    contactsPerDay(company.id, now),
  ]);
  const { sk: counted } = contactCountKey(company.id, day);
  const { sk: own } = shownContactKey(company.id, day, id, '');
  const shown = items.map(({ sk }) => String(sk)).filter((sk) => sk.startsWith(own));
  return {
    used: Number(items.find(({ sk }) => sk === counted)?.['used'] ?? 0),
    limit,
    shown: new Set(shown.map((sk) => sk.slice(own.length))),
  };
};

const expiryOf = (day: string) => Math.floor(Date.parse(addDays(day, 2)) / 1000);

/** Count one more contact than the `used` ones that were read; fail if another one was counted meanwhile. */
export const contactShownWrites = ({ id, company }: Reader, vendorId: string, used: number, now: string): Write[] => {
  const day = dayInPrague(now);
  const expires = { [expiry]: expiryOf(day) };
  return [
    {
      part: 'contact-count',
      put: { ...contactCountKey(company.id, day), used: used + 1, ...expires },
      if: used === 0 ? ifNotExists : { expression: 'used = :seen', values: { ':seen': used } },
    },
    { part: 'shown-contact', put: { ...shownContactKey(company.id, day, id, vendorId), ...expires }, if: ifNotExists },
  ];
};
