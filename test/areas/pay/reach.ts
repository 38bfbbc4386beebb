import { createCoefficient, createPrice } from '#shared/contracts/pay.ts';
import { addDays } from '#shared/domain/days.ts';
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

let daysUsed = 0;
/** A price of the same day would replace another record. */
const nextDay = () => addDays('2031-01-01', daysUsed++);

const prices = async ({ people, companies: { customer, performer, rival }, specialties }: World) => {
  const price = async (vendor: { id: string }, valid_from: string): Promise<string> => {
    const named = { company_id: vendor.id, customer_id: customer.id, category_id: specialties.cashier };
    const body = { ...named, hourly_rate: 23_000, weekend: 1.2, night: null, state_holiday: 2, valid_from };
    return ok(await invoke(createPrice, people.admin, { body, now: when.ordered })).id;
  };
  const own = await price(performer, nextDay());
  return { own, same: await price(performer, nextDay()), other: await price(rival, nextDay()) };
};

export default {
  kinds: {
    coefficient: { paths: [/^\/api\/shift_coefficient\/\{id\}/], reach, records: coefficients },
    price: { paths: [/^\/api\/price\/\{id\}/], reach, records: prices },
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
  namedByBody: {
    'create-coefficient': { field: 'company_id', kind: 'performer' },
    'create-price': { field: 'company_id', kind: 'performer' },
  },
  removesItsRecord: ['delete-coefficient', 'delete-price'],
  values:
    ({ companies, specialties }) =>
    () => ({
      ...weekend,
      customer_id: companies.customer.id,
      category_id: specialties.cashier,
      hourly_rate: 21_000,
      weekend: 1.2,
      night: null,
      state_holiday: 2,
    }),
  refusals: { 'delete-rate': ['not-found rate_id'] },
} satisfies AreaReach;
