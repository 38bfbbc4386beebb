import { randomUUID } from 'node:crypto';
import { createStore } from '#shared/contracts/stores.ts';
import { changesOf } from '#shared/domain/audit/changes.ts';
import { performersAt } from '#shared/domain/clients/cooperation.ts';
import { Problem } from '#shared/domain/problem.ts';
import { storeAudit } from '#shared/domain/stores/audit.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { ofPlanUses } from '../data/billing/plan-uses.ts';
import { planUseWrites } from '../data/billing/plan.ts';
import { ofCooperations, cooperationsWithCheck } from '../data/clients/cooperations.ts';
import { getCompany } from '../data/companies/companies.ts';
import { activeCompanyCheck, ofActiveCompany } from '../data/companies/require-active.ts';
import { emptyStore, storeWrites } from '../data/stores/stores.ts';
import { serve } from '../http/serve.ts';
import { toReplyStore } from './to-reply.ts';

const closed = { week: { mon: [], tue: [], wed: [], thu: [], fri: [], sat: [], sun: [] }, exceptions: [] };
/** Values of a new store until they are edited. */
const defaults = {
  ...emptyStore,
  time_zone: 'Europe/Prague',
  schedule: closed,
  pickup: false,
  delivery_warehouse: false,
  active: true,
};

export const handler = serve(createStore, async ({ body, actor, now }) => {
  const { company_id = actor.company?.id ?? '', ...fields } = body;
  const foreign = actor.role !== 'ROLE_ADMIN' && company_id !== actor.company?.id;
  const [company, { cooperations, unchanged }] = await Promise.all([
    getCompany(company_id),
    cooperationsWithCheck(company_id),
  ]);
  if (foreign || company?.role !== 'customer')
    throw new Problem('not-found', { fields: { company_id: { key: 'not-found' } } });
  if (!company.active) throw new Problem('company-inactive', { params: { company: company.name } });
  const planUses = await planUseWrites(company, 'stores', { by: actor.role, now });
  const id = randomUUID();
  const store = {
    ...defaults,
    ...fields,
    id,
    version: 1,
    company: { id: company.id, name: company.name },
    vendors: performersAt(cooperations, id),
  };
  const entry = auditEntryWrite({
    action: 'store-created',
    by: actor,
    at: now,
    company: store.company,
    about: { id: store.id, name: store.name },
    changes: changesOf(storeAudit, null, store),
  });
  return {
    reply: { data: toReplyStore(store, actor) },
    writes: [unchanged, activeCompanyCheck(company.id), ...storeWrites(undefined, store), ...planUses, entry],
    limits: [{ limit: 'created-stores', subject: company.id }],
    // A cooperation that starts or ends meanwhile changes the store's performers.
    retryOn: [ofCooperations, ofActiveCompany, ofPlanUses],
  };
});
