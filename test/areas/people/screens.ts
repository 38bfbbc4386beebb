import { revokeInvitation } from '#shared/contracts/people.ts';
import type { Role } from '#shared/domain/roles.ts';
import { areaScreens, type Screen } from '../../world/area-screens.ts';
import { anEmail, invited } from '../../world/invited.ts';
import { invoke } from '../../world/invoke.ts';
import { aNumber } from '../../world/phones.ts';
import { ok } from '../../world/shift-fixtures.ts';
import { on, today } from '../../world/today.ts';
import type { World } from '../../world/world.ts';

const someWait = async (world: World) => {
  const wait = (fio: string, role: Role, email: string | null) =>
    world.person(fio, 'ROLE_USER', null, {
      email,
      phone: email ? null : '+420777123456',
      waits: { role, company: world.companies.customer, since: '2026-03-02T08:00:00.000Z' },
    });
  await wait('Jiřina Dlouhá-Nejezchlebová', 'ROLE_BUYER_MANAGER', 'jirina-dlouha-nejezchlebova@velmi-dlouha-domena.cz');
  await wait('Oleh Kovalenko', 'ROLE_STORE_MANAGER', null);
};

const someAreInvited = async (world: World) => {
  const { own, shared, large } = world.stores;
  await invited(world, { email: anEmail() }, own.id);
  await invited(world, { phone_numbers: aNumber() }, own.id, shared.id, large.id);
  const { id } = await invited(world, { email: anEmail() }, large.id);
  ok(await invoke(revokeInvitation, world.people.buyer, { params: { id } }));
};

/** A worker whose every column is full, and whose next shift is at a store with a long name. */
const someoneHasLongNames = async (world: World) => {
  const { customer, performer } = world.companies;
  const store = await world.store('center', customer, [performer], {
    name: 'Obchodní centrum Nový Smíchov – Anděl, potraviny v přízemí',
  });
  const worker = await world.person('Maxmiliána Nejezchlebová-Vondráčková', 'ROLE_VENDOR_STAFF', performer, {
    email: 'maxmiliana-nejezchlebova-vondrackova@velmi-dlouha-domena.cz',
    phone: '+420777123457',
    languages: ['cs', 'sk', 'uk', 'en'],
    contract: 'employment',
    category_ids: Object.values(world.specialties),
  });
  await today(world).staffed(on(1, '08:00', '16:00'), worker, { store_id: store.id });
};

/** Its columns were not guessed, or not all of them. */
const chooseFaultyFile: Screen['open'] = async (page) => {
  const text = 'Příjmení;Jméno;Telefon soukromý;Poznámka\nNejezchlebová-Vondráčková;Maxmiliána;777 000 001;';
  const file = {
    name: 'Seznam zaměstnanců na podzimní sezónu 2027.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(text),
  };
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByText('Poznámka').first().waitFor();
};

/** Rows with mistakes that the browser finds, and one that the server finds. */
const checkFaultyRows: Screen['open'] = async (page) => {
  const rows = [
    'Jméno a příjmení;Telefon;E-mail;Profese;Smlouva;Účet;Srážka;Osobní číslo',
    'Eva Nová;777 000 001;;;DPP;19-2000145399/0800;15 %;0042',
    ';123;nobody@;;na černo;19-2000145398/0800;150;=1+1',
    'Maxmiliána Nejezchlebová-Vondráčková;777 000 002;;Neexistující profese se jménem přes celý řádek;;;;',
    'Petr Starý;777 000 001;;;;;;',
  ];
  const file = { name: 'Seznam.csv', mimeType: 'text/csv', buffer: Buffer.from(rows.join('\n')) };
  await page.locator('input[type=file]').setInputFiles(file);
  const check = page.locator('main section').last();
  await check.getByRole('button').click();
  await check.getByRole('listitem').nth(2).waitFor();
};

export default areaScreens({
  prepare: async (world) => {
    await someWait(world);
    await someAreInvited(world);
    await someoneHasLongNames(world);
  },
  screens: {
    '/users/:page': [
      { name: 'people-workers', who: 'vendor', address: '/users/staff' },
      { name: 'people-store-managers', who: 'buyer', address: '/users/stores-managers' },
      { name: 'people-too-wide', who: 'admin', address: '/users/staff?country=UA' },
      { name: 'people-administrators', who: 'admin', address: '/users/administrators' },
      { name: 'people-none-yet', who: 'vendor', address: '/users/vendors?name=nobody' },
    ],
    '/users/staff/import': [
      { name: 'import-workers', who: 'vendor', address: '/users/staff/import' },
      { name: 'import-workers-checked', who: 'vendor', address: '/users/staff/import', open: checkFaultyRows },
      { name: 'import-workers-faulty', who: 'admin', address: '/users/staff/import', open: chooseFaultyFile },
    ],
    '/users/edit/:id': [
      { name: 'person-worker', who: 'vendor', address: ({ world }) => `/users/edit/${world.people.worker.id}` },
      { name: 'person-manager', who: 'buyer', address: ({ world }) => `/users/edit/${world.people.storeManager.id}` },
      { name: 'person-read-only', who: 'buyer', address: ({ world }) => `/users/edit/${world.people.buyer.id}` },
    ],
    '/users/waiting': [{ name: 'waiting-people', who: 'buyer', address: '/users/waiting' }],
    '/users/invitations': [{ name: 'invitations', who: 'buyer', address: '/users/invitations' }],
    '/users/new': [
      { name: 'person-new', who: 'admin', address: '/users/new?role=ROLE_VENDOR_STAFF' },
      { name: 'person-new-choice', who: 'buyer', address: '/users/new' },
    ],
    '/users/invite': [{ name: 'invite', who: 'admin', address: '/users/invite' }],
  },
});
