import { randomUUID } from 'node:crypto';
import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { type Role, sideOf } from '#shared/domain/roles.ts';
import { countAccountWrite, getLogin } from '../../functions/data/auth/logins.ts';
import { companyWrites, cooperationItem } from '../../functions/data/companies/companies.ts';
import { newCompany } from '../../functions/data/companies/company.ts';
import { type Account, accountInsertionWrites, insertPerson } from '../../functions/data/people/accounts.ts';
import { newAccount } from '../../functions/data/people/new-account.ts';
import { specialtyItem } from '../../functions/data/specialties/specialties.ts';
import { emptyStore, insertStore, type Store } from '../../functions/data/stores/stores.ts';
import { transact } from '../../functions/data/table.ts';

type Company = { id: string; name: string };
const open = [{ from: '06:00', to: '22:00', next_day: false }];

/**
 * A separate world for one test file, so that files do not interfere: a customer with one store served by two
 * performers and one served by a single performer, a foreign company with its store, and a person of every role. Its ids
 * are as long as real ones.
 */
export const createWorld = async () => {
  const company = async (name: string, role: 'customer' | 'vendor'): Promise<Company> => {
    const id = randomUUID();
    await transact(
      companyWrites(newCompany({ id, name, role, inn: randomUUID(), created_at: '2026-01-01T00:00:00.000Z' })),
    );
    return { id, name };
  };
  const [customer, stranger, performer, rival] = await Promise.all([
    company('customer', 'customer'),
    company('stranger', 'customer'),
    company('performer', 'vendor'),
    company('rival', 'vendor'),
  ]);
  const specialty = async (name: string, auto_complete: boolean) => {
    // Specialties are shared by all worlds, so each has a unique name: its id, which a line breaks after each hyphen, as
    // it does not before a digit.
    const id = `${name}-x${randomUUID().replaceAll('-', '-x')}`;
    const names = { en: id, cs: id, ru: id };
    const item = specialtyItem({
      id,
      names,
      descriptions: names,
      icon: 'shopping-cart',
      hourly_rate: 18_000,
      hourly_premium: 0,
      version: 1,
      auto_complete,
      active: true,
      used: true,
      category_kind: 'specialty',
      avatar: null,
    });
    await transact([{ part: 'specialty', put: item }]);
    return id;
  };
  const [cashier, baker] = await Promise.all([specialty('cashier', true), specialty('baker', false)]);
  const store = async (name: string, owner: Company, vendors: Company[], change: Partial<Store> = {}) => {
    const made: Store = {
      ...emptyStore,
      id: randomUUID(),
      version: 1,
      company: owner,
      name,
      address: 'Na Pankráci 1618/30, Praha 4',
      location: { lat: 50.05, lng: 14.44 },
      sales_area_m2: 150,
      time_zone: 'Europe/Prague',
      schedule: { week: { mon: open, tue: open, wed: open, thu: open, fri: open, sat: open, sun: [] }, exceptions: [] },
      pickup: false,
      delivery_warehouse: false,
      active: true,
      vendors,
      ...change,
    };
    await insertStore(made);
    return made;
  };
  const stores = {
    shared: await store('shared', customer, [performer, rival]),
    own: await store('own', customer, [performer]),
    large: await store('large', customer, [performer], { sales_area_m2: 900 }),
    foreign: await store('foreign', stranger, [rival]),
  };
  await transact([
    { part: 'service', put: cooperationItem(newCooperation({ vendor: performer, customer, store_ids: null })) },
    {
      part: 'service',
      put: cooperationItem(newCooperation({ vendor: rival, customer, store_ids: [stores.shared.id] })),
    },
    { part: 'service', put: cooperationItem(newCooperation({ vendor: rival, customer: stranger, store_ids: null })) },
  ]);
  const person = async (fio: string, role: Role, of: Company | null, change: Partial<Account> = {}) => {
    const id = randomUUID();
    const account = newAccount({
      id,
      login_id: randomUUID(),
      fio,
      role,
      company: of,
      locale: 'en',
      category_ids: sideOf(role) === 'worker' ? [cashier] : [],
      created_at: '2026-01-01T00:00:00.000Z',
      ...change,
    });
    const { login_id, created_at } = account;
    const login = change.login_id && (await getLogin(login_id));
    if (login) await transact([...accountInsertionWrites(account), countAccountWrite(login)]);
    else await insertPerson({ id: login_id, email: null, phone: null, login: null, created_at }, [account]);
    return account;
  };
  const [admin, manager, vendor, rivalVendor, worker, colleague, rivalWorker] = await Promise.all([
    person('Admin', 'ROLE_ADMIN', null),
    person('Manager', 'ROLE_MANAGER', null),
    person('Vendor', 'ROLE_VENDOR', performer),
    person('Rival', 'ROLE_VENDOR', rival),
    person('Jana Nováková', 'ROLE_VENDOR_STAFF', performer, { category_ids: [cashier, baker] }),
    person('Petr Svoboda', 'ROLE_VENDOR_STAFF', performer),
    person('Radek Čermák', 'ROLE_VENDOR_STAFF', rival),
  ]);
  const [buyer, buyerManager, storeManager, foreignBuyer, newcomer] = await Promise.all([
    person('Buyer', 'ROLE_BUYER', customer),
    person('Buyer manager', 'ROLE_BUYER_MANAGER', customer, { store_ids: [stores.shared.id, stores.own.id] }),
    person('Store manager', 'ROLE_STORE_MANAGER', customer, { store_ids: [stores.own.id] }),
    person('Foreign buyer', 'ROLE_BUYER', stranger),
    person('Newcomer', 'ROLE_USER', null),
  ]);
  return {
    companies: { customer, stranger, performer, rival },
    specialties: { cashier, baker },
    stores,
    people: {
      admin,
      manager,
      vendor,
      rivalVendor,
      worker,
      colleague,
      rivalWorker,
      buyer,
      buyerManager,
      storeManager,
      foreignBuyer,
      newcomer,
    },
    /** Adds another person to the world, or with a `login_id` another account of a person. */
    person,
    /** Another company, without a subscription. */
    company,
    /** Another store of the world: `await world.store('kiosk', companies.customer, [])` is served by nobody. */
    store,
  };
};
export type World = Awaited<ReturnType<typeof createWorld>>;
