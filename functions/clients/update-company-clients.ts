import { updateCompanyClients } from '#shared/contracts/clients.ts';
import { maxCooperationChanges, newCooperation } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { mapAtMost } from '../data/at-most.ts';
import { cooperationsBy } from '../data/clients/cooperations.ts';
import { getCompany } from '../data/companies/companies.ts';
import { serve } from '../http/serve.ts';
import { performerFor } from './cooperation-for.ts';
import { cooperationsChange } from './cooperations-change.ts';

export const handler = serve(updateCompanyClients, async ({ params, body, actor, now }) => {
  const { id, name } = await performerFor(actor, params.id);
  const { version, cooperations } = await cooperationsBy(id);
  if (version !== body.version) throw new Problem('changed');
  const ended = cooperations.filter(({ customer }) => !body.clients.includes(customer.id));
  const added = body.clients.filter((client) => !cooperations.some(({ customer }) => customer.id === client));
  requireFew(ended.length + added.length);
  const customers = await mapAtMost(added, (client) => newClient(actor, client));
  if (ended.length + added.length === 0) return { reply: { data: { version } } };
  const changes = [
    ...ended.map((before) => ({ before })),
    ...customers.map((customer) => ({ next: newCooperation({ vendor: { id, name }, customer, store_ids: null }) })),
  ];
  return cooperationsChange({ actor, now }, { vendorId: id, changes }, body);
});

/** One transaction holds no more. */
const requireFew = (changes: number) => {
  if (changes > maxCooperationChanges)
    throw new Problem('invalid-input', {
      fields: { clients: { key: 'too-many-changes', params: { count: maxCooperationChanges } } },
    });
};

/** Only an admin adds a client: a performer would read the shifts of any customer that it names. */
const newClient = async ({ role }: Actor, client: string) => {
  const company = role === 'ROLE_ADMIN' ? await getCompany(client) : undefined;
  if (company?.role !== 'customer') throw new Problem('not-found', { fields: { clients: { key: 'not-found' } } });
  return { id: company.id, name: company.name };
};
