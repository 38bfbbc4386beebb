import { createCoefficient, createRate } from '#shared/contracts/pay.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

const somethingIsAgreed = async ({ people, companies, specialties }: World) => {
  const coefficient = async (changes: object) => {
    const every = { condition: 'weekend', factor: 1.25, valid_from: '2026-01-01', valid_to: null, customer_id: null };
    ok(await invoke(createCoefficient, people.vendor, { body: { ...every, ...changes } }));
  };
  await coefficient({ name: 'Víkend' });
  await coefficient({ name: 'Svátek', condition: 'state_holiday', factor: 2 });
  await coefficient({
    name: 'Noční příplatek za vykládku zboží před otevřením obchodního centra',
    condition: 'night',
    factor: 1.125,
    valid_to: '2026-03-31',
    customer_id: companies.customer.id,
  });
  await coefficient({ name: 'Víkendy v prosinci', factor: 1.1, valid_from: '2026-12-01', valid_to: '2026-12-31' });
  for (const [category_id, valid_from] of [
    [specialties.cashier, '2026-01-01'],
    [specialties.baker, '2026-02-01'],
  ])
    ok(
      await invoke(createRate, people.vendor, {
        params: { id: people.worker.id },
        body: { category_id, hourly_rate: 21_050, valid_from },
      }),
    );
};

/** What adds up is shown before the coefficient is saved. */
const fillIn: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: /^(New coefficient|Nový příplatek|Новая надбавка)/ }).click();
  await page.getByLabel(/^(Coefficient|Koeficient|Коэффициент)/).fill('1,5');
  await page.getByLabel(/^(Condition|Podmínka|Условие)/).click();
  await page.getByRole('option').first().click();
  await page.locator('aside').getByText('Víkend').first().waitFor();
};

const pressDelete: Screen['open'] = async (page) => {
  await page
    .getByRole('button', { name: /^(Delete|Smazat|Удалить) / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button').first().waitFor();
};

export default areaScreens({
  prepare: somethingIsAgreed,
  screens: {
    '/shifts/tariffs': [
      { name: 'coefficients', who: 'vendor', address: '/shifts/tariffs' },
      { name: 'coefficients-of-customer', who: 'buyer', address: '/shifts/tariffs' },
      {
        name: 'coefficients-of-performer',
        who: 'admin',
        address: ({ world }) => `/shifts/tariffs?company_id=${world.companies.performer.id}`,
      },
      {
        name: 'coefficients-none',
        who: 'manager',
        address: ({ world }) => `/shifts/tariffs?company_id=${world.companies.customer.id}`,
      },
      { name: 'coefficient-new', who: 'vendor', address: '/shifts/tariffs', open: fillIn },
      { name: 'coefficient-delete', who: 'vendor', address: '/shifts/tariffs', open: pressDelete },
    ],
  },
});
