import type { Broadcast as WireBroadcast } from '#shared/contracts/broadcasts.ts';
import type { Locale } from '#shared/contracts/fields.ts';
import type { Broadcast } from '../data/broadcasts/broadcasts.ts';
import { timesRead } from '../data/broadcasts/recipients.ts';
import { companiesById } from '../data/companies/companies.ts';
import { nameIn } from '../http/translate.ts';

/** With the names of their companies, and how often they were read. */
export const toReplyBroadcasts = async (broadcasts: readonly Broadcast[], locale: Locale): Promise<WireBroadcast[]> => {
  const companyIdOf = ({ audience }: Broadcast) => (audience.to === 'company' ? audience.company_id : null);
  const ids = broadcasts.map(companyIdOf).filter((id) => id !== null);
  const [companies, read] = await Promise.all([
    companiesById([...new Set(ids)]),
    timesRead(broadcasts.map(({ id }) => id)),
  ]);
  return broadcasts.map((broadcast) => {
    const company = companies.find(({ id }) => id === companyIdOf(broadcast));
    return {
      ...broadcast,
      title: nameIn(locale, broadcast.titles),
      company: company ? { id: company.id, name: company.name } : null,
      read: read.get(broadcast.id) ?? 0,
    };
  });
};

export const toReplyBroadcast = async (broadcast: Broadcast, locale: Locale): Promise<WireBroadcast> => {
  const [reply] = await toReplyBroadcasts([broadcast], locale);
  if (!reply) throw new Error('A broadcast has a reply');
  return reply;
};
