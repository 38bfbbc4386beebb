import { listPerformers } from '#shared/contracts/clients.ts';
import { isContactShown } from '#shared/domain/clients/contacts.ts';
import { contactsToday } from '../data/clients/contacts.ts';
import { listPerformers as loadPerformers } from '../data/clients/directory.ts';
import { requestedPerformers } from '../data/clients/service-requests.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { type Cooperation, cooperationsTo } from '../data/companies/companies.ts';
import { toLogoPaths } from '../data/companies/to-logo-paths.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';

export const handler = serve(listPerformers, async ({ actor, query, locale, now }) => {
  const { id: readerId, company: customer } = actor;
  const own = async <T>(read: (customerId: string) => Promise<T[]>): Promise<T[]> =>
    customer ? read(customer.id) : [];
  const [page, cooperations, requested, specialties, contacts] = await Promise.all([
    loadPerformers(query),
    own(cooperationsTo),
    own((id) => requestedPerformers(id, now)),
    specialtiesIn(locale),
    customer ? contactsToday({ id: readerId, company: customer }, now) : null,
  ]);
  const checks = await checksOf(page.data.map(({ company }) => company.id));
  return {
    ...page,
    contacts,
    data: page.data.map(({ company, entry }) => {
      const serves = extentOf(cooperations.find(({ vendor }) => vendor.id === company.id));
      const wasShown = contacts?.shown.has(company.id) ?? false;
      const isShown = isContactShown(company, { serves: serves !== 'none', wasShown });
      return {
        ...company,
        ...toLogoPaths(company),
        ...(isShown ? { contact: 'shown' as const } : { contact: 'hidden' as const, phone: null, site: null }),
        credibility: currentCheck(company, checks),
        area: entry.area,
        specialties: specialties(entry.category_ids),
        serves,
        asked: requested.includes(company.id),
      };
    }),
  };
});

const extentOf = (cooperation: Cooperation | undefined): 'all' | 'some' | 'none' => {
  if (!cooperation) return 'none';
  return cooperation.store_ids === null ? 'all' : 'some';
};
