import * as clients from '#shared/contracts/clients.ts';
import { updateCompany } from '#shared/contracts/companies.ts';
import { createPrice } from '#shared/contracts/pay.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { invoke } from '../../world/invoke.ts';
import { ok } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

/** What the performers of a world say about where they work. */
const townOf = ({ companies }: World) => `Brno ${companies.performer.id}`;

const someAsk = async (world: World) => {
  await somePrices(world);
  const { people, companies, stores, specialties } = world;
  const entry = (vendor: { id: string }, who: Account) =>
    invoke(clients.updateDirectoryEntry, who, {
      params: { id: vendor.id },
      body: { area: `${townOf(world)}, Vyškov, Blansko`, categories_ids: Object.values(specialties), version: 0 },
    });
  ok(await entry(companies.performer, people.vendor));
  ok(await entry(companies.rival, people.rivalVendor));
  // One that does not serve the customer: its contact is hidden.
  const another = await world.company('another performer', 'vendor');
  const contact = { phone: '+420777000001', site: 'https://another-performer.example', version: 1 };
  ok(await invoke(updateCompany, people.admin, { params: { id: another.id }, body: contact }));
  ok(await entry(another, people.admin));
  const ask = async (who: Account, vendor: { id: string }, body: object) =>
    ok(await invoke(clients.createServiceRequest, who, { body: { vendor_id: vendor.id, store_ids: null, ...body } }));
  await ask(people.foreignBuyer, companies.performer, { comment: 'Two cashiers every Saturday, from 8 to 18' });
  const declined = await ask(people.buyer, companies.rival, { store_ids: [stores.own.id], comment: null });
  const reason = 'We have no free workers in that part of the town';
  ok(
    await invoke(clients.declineServiceRequest, people.rivalVendor, { params: { id: declined.id }, body: { reason } }),
  );
  const withdrawn = await ask(people.buyer, companies.rival, { store_ids: [stores.large.id], comment: 'On Sundays' });
  ok(await invoke(clients.withdrawServiceRequest, people.buyer, { params: { id: withdrawn.id }, body: {} }));
};

const somePrices = async ({ people, companies, specialties }: World) => {
  const agree = async (body: object) => {
    const unraised = { weekend: null, night: null, state_holiday: null };
    const named = { customer_id: companies.customer.id, category_id: specialties.cashier };
    ok(await invoke(createPrice, people.vendor, { body: { ...named, ...unraised, ...body } }));
  };
  await agree({ hourly_rate: 230_00, weekend: 1.15, night: 1.2, state_holiday: 2, valid_from: '2026-01-01' });
  await agree({ hourly_rate: 245_50, weekend: 1.2, night: 1.2, state_holiday: 2, valid_from: '2026-11-15' });
  await agree({ hourly_rate: 215_00, category_id: specialties.baker, valid_from: '2026-01-01' });
};

const openPrice: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: /^(Agree a price|Sjednat cenu|Согласовать цену)$/ }).click();
  await page.getByLabel(/^(Price per hour|Cena za hodinu|Цена за час)/).waitFor();
};

const pressDeletePrice: Screen['open'] = async (page) => {
  await page
    .getByRole('button', { name: /^(Delete the price|Smazat cenu|Удалить цену)/ })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button').first().waitFor();
};

const pressAccept: Screen['open'] = async (page) => {
  await page
    .getByRole('button', { name: /^(Accept|Přijmout|Принять) / })
    .first()
    .click();
  await page.getByRole('alertdialog').getByRole('button').first().waitFor();
};

const openEntry: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: /^(Directory entry|Údaje v adresáři|Запись в каталоге)$/ }).click();
  await page.getByRole('switch').waitFor();
};

const openLimit: Screen['open'] = async (page) => {
  await page.getByRole('button', { name: /^(Limit of supplies|Limit zásobování|Лимит поставок)$/ }).click();
  await page.getByRole('dialog').getByRole('textbox').waitFor();
};

const pressAsk: Screen['open'] = async (page) => {
  await page
    .getByRole('button', { name: /^(Ask|Požádat|Отправить запрос) / })
    .first()
    .click();
  await page.getByRole('checkbox').first().waitFor();
};

export default areaScreens({
  prepare: someAsk,
  screens: {
    '/clients': [
      { name: 'clients', who: 'vendor', address: '/clients' },
      {
        name: 'client-stores',
        who: 'vendor',
        address: ({ world }) => `/clients?company=${world.companies.customer.id}`,
      },
      {
        name: 'price-new',
        who: 'vendor',
        address: ({ world }) => `/clients?company=${world.companies.customer.id}`,
        open: openPrice,
      },
      {
        name: 'price-delete',
        who: 'vendor',
        address: ({ world }) => `/clients?company=${world.companies.customer.id}`,
        open: pressDeletePrice,
      },
      {
        name: 'prices-of-performer',
        who: 'buyer',
        address: ({ world }) => `/clients?company=${world.companies.performer.id}`,
      },
      { name: 'performers', who: 'buyer', address: ({ world }) => `/clients?company=${world.companies.rival.id}` },
      {
        name: 'supply-limit',
        who: 'buyer',
        address: ({ world }) => `/clients?company=${world.companies.performer.id}`,
        open: openLimit,
      },
      {
        name: 'clients-of-performer',
        who: 'admin',
        address: ({ world }) => `/clients?vendor=${world.companies.rival.id}&company=${world.companies.customer.id}`,
      },
    ],
    '/clients/requests': [
      { name: 'requests-received', who: 'vendor', address: '/clients/requests' },
      { name: 'requests-sent', who: 'buyer', address: '/clients/requests' },
      { name: 'requests-none', who: 'buyer', address: '/clients/requests?states=expired' },
      { name: 'request-accept', who: 'vendor', address: '/clients/requests', open: pressAccept },
      { name: 'directory-entry', who: 'vendor', address: '/clients', open: openEntry },
    ],
    '/clients/find': [
      // The directory has the performers of all worlds: those with the mark of this one.
      { name: 'performers-found', who: 'buyer', address: ({ world }) => `/clients/find?town=${townOf(world)}` },
      { name: 'performers-none', who: 'buyer', address: '/clients/find?town=nowhere-at-all' },
      {
        name: 'performer-ask',
        who: 'buyer',
        address: ({ world }) => `/clients/find?town=${townOf(world)}&store=${world.stores.own.id}`,
        open: pressAsk,
      },
    ],
  },
});
