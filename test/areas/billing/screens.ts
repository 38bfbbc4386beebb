import { addTransaction } from '#shared/contracts/billing.ts';
import { createPromoCode, usePromoCode } from '#shared/contracts/promo.ts';
import { changed, subscriptionWrite } from '../../../functions/data/billing/subscriptions.ts';
import { transact } from '../../../functions/data/table.ts';
import { areaScreens } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { newCode, promoCodeBody } from '../../world/promo-fixtures.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** The performer has a plan, transactions of each kind and a discount that waits. */
const somePlans = async ({ people, companies }: World) => {
  const { admin, vendor } = people;
  const add = (body: object) =>
    invoke(addTransaction, admin, { body: { company_id: companies.performer.id, ...body } });
  // Without an end in the years that the tests of other areas act in.
  const goesOn = { ground: 'paid', tariff_id: 'vendor-premium', until: '2126-01-01T00:00:00.000Z' } as const;
  const paid = { amount: 4_980_00, days: 30 };
  await transact([subscriptionWrite(changed(null, companies.performer.id, { ...goesOn, paid, parts: [] }))]);
  const plan = { kind: 'transfer', tariff_id: 'vendor-premium' };
  ok(await add({ ...plan, days: 120, amount: 17_928_00, reason: 'Převod z 3. 11., výpis 11/2026' }));
  ok(await add({ kind: 'refund', amount: 500_00, reason: 'Vráceno za výpadek exportů' }));
  ok(await add({ kind: 'correction', amount: -1_00, reason: 'Zaokrouhlení převodu' }));
  const code = newCode();
  ok(await invoke(createPromoCode, admin, { body: { ...promoCodeBody, code } }));
  ok(await invoke(usePromoCode, vendor, { params: { id: code }, body: {} }));
  return {};
};

export default areaScreens({
  prepare: somePlans,
  screens: {
    '/plan': [
      { name: 'plan', who: 'vendor', address: '/plan' },
      { name: 'plan-none', who: 'buyer', address: '/plan' },
      {
        name: 'plan-pay',
        who: 'vendor',
        address: '/plan',
        open: async (page) => {
          await page.getByRole('button', { name: /(Professional|Profesionální|«Профессиональный»)$/ }).click();
          await page.frameLocator('iframe').getByLabel('Card number').waitFor();
        },
      },
    ],
    '/transactions': [
      { name: 'transactions', who: 'vendor', address: '/transactions' },
      { name: 'transactions-admin', who: 'admin', address: '/transactions?dates=last30' },
      { name: 'transactions-first', who: 'buyer', address: '/transactions' },
    ],
    '/transactions/new': [{ name: 'transaction-new', who: 'admin', address: '/transactions/new' }],
    '/tariffs/list/vendors': [{ name: 'tariffs-vendors', who: 'admin', address: '/tariffs/list/vendors' }],
    '/tariffs/list/buyers': [{ name: 'tariffs-buyers', who: 'manager', address: '/tariffs/list/buyers' }],
    '/tariffs/edit/:id': [
      { name: 'tariff-edit', who: 'admin', address: '/tariffs/edit/vendor-professional' },
      { name: 'tariff-edit-free', who: 'admin', address: '/tariffs/edit/customer-free' },
    ],
  },
});
