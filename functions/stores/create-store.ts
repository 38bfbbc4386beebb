import { randomUUID } from 'node:crypto';
import { createStore } from '#shared/contracts/stores.ts';
import { Problem } from '#shared/domain/problem.ts';
import { record } from '../data/audit.ts';
import { getCompany, servicesTo } from '../data/companies.ts';
import { storeReply } from '../data/idempotency-record.ts';
import { insertStore } from '../data/stores.ts';
import { serveIdempotent } from '../http/serve-idempotent.ts';
import { presentStore } from './present.ts';

const closed = { mon: null, tue: null, wed: null, thu: null, fri: null, sat: null, sun: null };
/** Values of a new store until they are edited. */
const defaults = {
  location: null,
  phone: null,
  sales_area_m2: null,
  time_zone: 'Europe/Prague',
  working_time: closed,
  pickup: false,
  delivery_warehouse: false,
};

export const handler = serveIdempotent(createStore, async ({ body, actor, now }) => {
  const { company_id = actor.company?.id ?? '', ...fields } = body;
  const foreign = actor.role !== 'ROLE_ADMIN' && company_id !== actor.company?.id;
  const [company, services] = await Promise.all([getCompany(company_id), servicesTo(company_id)]);
  if (foreign || company?.role !== 'customer')
    throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  const store = {
    ...defaults,
    ...fields,
    id: randomUUID(),
    version: 1,
    company: { id: company.id, name: company.name },
    vendors: services.filter(({ store_ids }) => store_ids === null).map(({ vendor }) => vendor),
  };
  const { id, name } = store;
  const entry = record({ action: 'store-created', by: actor, at: now, company: store.company, about: { id, name } });
  const reply = storeReply({ data: presentStore(store, actor) });
  await insertStore(store, [entry]);
  return reply;
});
