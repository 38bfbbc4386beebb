import { listPerformers } from '#shared/contracts/clients.ts';
import { listPerformers as loadPerformers } from '../data/clients/directory.ts';
import { requestedPerformers } from '../data/clients/service-requests.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { type Cooperation, cooperationsTo } from '../data/companies/companies.ts';
import { toLogoPaths } from '../data/companies/to-logo-paths.ts';
import { serve } from '../http/serve.ts';
import { specialtiesIn } from '../http/specialties-in.ts';

export const handler = serve(listPerformers, async ({ actor, query, locale, now }) => {
  const customerId = actor.company?.id;
  const own = async <T>(read: (customerId: string) => Promise<T[]>): Promise<T[]> =>
    customerId === undefined ? [] : read(customerId);
  const [page, cooperations, requested, specialties] = await Promise.all([
    loadPerformers(query),
    own(cooperationsTo),
    own((id) => requestedPerformers(id, now)),
    specialtiesIn(locale),
  ]);
  const checks = await checksOf(page.data.map(({ company }) => company.id));
  return {
    ...page,
    data: page.data.map(({ company, entry }) => ({
      ...company,
      ...toLogoPaths(company),
      credibility: currentCheck(company, checks),
      area: entry.area,
      specialties: specialties(entry.category_ids),
      serves: extentOf(cooperations.find(({ vendor }) => vendor.id === company.id)),
      asked: requested.includes(company.id),
    })),
  };
});

const extentOf = (cooperation: Cooperation | undefined): 'all' | 'some' | 'none' => {
  if (!cooperation) return 'none';
  return cooperation.store_ids === null ? 'all' : 'some';
};
