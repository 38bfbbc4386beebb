import { getCompany } from '#shared/contracts/companies.ts';
import { managerRoles } from '#shared/domain/companies/managers.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { cooperationsBy } from '../data/clients/cooperations.ts';
import { checksOf, currentCheck } from '../data/companies/checks.ts';
import { cooperationsTo, getCompanyFor } from '../data/companies/companies.ts';
import type { Company } from '../data/companies/company.ts';
import { listAccounts } from '../data/people/account-lists.ts';
import { storesOf } from '../data/stores/store-lists.ts';
import { serve } from '../http/serve.ts';
import { plansOf, seesPlan } from './company-plans.ts';
import { toReplyCompany } from './to-reply.ts';

const mostManagers = 100;
/** Clients and stores that are named; a screen has no place for more. */
const mostNamed = 10;

export const handler = serve(getCompany, async ({ params: { id }, ...reader }) => {
  const { actor } = reader;
  const company = await getCompanyFor(actor, id);
  const [checks, planOf, parts] = await Promise.all([
    checksOf([id]),
    plansOf([id], reader),
    seesPlan(reader, id) ? partsOf(company, actor) : { managers: null, clients: null, stores: null },
  ]);
  return { data: { ...toReplyCompany(company, currentCheck(company, checks), actor), plan: planOf(id), ...parts } };
});

const partsOf = async ({ id, role }: Company, actor: Actor) => {
  const [managers, clients, stores] = await Promise.all([
    listAccounts(actor, { company_id: id, roles: [...managerRoles[role]], page: 1, per_page: mostManagers }),
    partnersOf({ id, role }),
    role === 'customer' ? storesOf(id, { page: 1, per_page: mostNamed }) : null,
  ]);
  return { managers, clients: { total: clients.length, data: clients.slice(0, mostNamed) }, stores };
};

const partnersOf = async ({ id, role }: Pick<Company, 'id' | 'role'>) => {
  const partners =
    role === 'vendor'
      ? (await cooperationsBy(id)).cooperations.map(({ customer }) => customer)
      : (await cooperationsTo(id)).map(({ vendor }) => vendor);
  const { compare } = new Intl.Collator('cs', { numeric: true });
  return partners.toSorted((one, other) => compare(one.name, other.name));
};
