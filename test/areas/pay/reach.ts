import { createCoefficient } from '#shared/contracts/pay.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { invoke } from '../../world/invoke.ts';
import { ok, when } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const weekend = {
  name: 'Weekend',
  condition: 'weekend',
  factor: 1.25,
  valid_from: '2030-06-20',
  valid_to: null,
  customer_id: null,
};
const reach = { ROLE_ADMIN: 'own same other', ROLE_VENDOR: 'own same' };

const coefficients = async ({ people, companies: { performer, rival } }: World) => {
  const coefficient = async (vendor: { id: string }): Promise<string> => {
    const body = { ...weekend, company_id: vendor.id };
    return ok(await invoke(createCoefficient, people.admin, { body, now: when.ordered })).id;
  };
  return { own: await coefficient(performer), same: await coefficient(performer), other: await coefficient(rival) };
};

export default {
  kinds: {
    coefficient: { paths: [/^\/api\/shift_coefficient\/\{id\}/], reach, records: coefficients },
    // Agreed rates are those of a worker.
    hired: {
      paths: [/^\/api\/user\/\{id\}\/rates$/],
      reach,
      records: ({ people: { worker, colleague, rivalWorker } }) => ({
        own: worker.id,
        same: colleague.id,
        other: rivalWorker.id,
      }),
    },
  },
  namedByBody: { 'create-coefficient': { field: 'company_id', kind: 'performer' } },
  removesItsRecord: ['delete-coefficient'],
  values:
    ({ specialties }) =>
    () => ({ ...weekend, category_id: specialties.cashier, hourly_rate: 21_000 }),
  refusals: { 'delete-rate': ['not-found rate_id'] },
} satisfies AreaReach;
