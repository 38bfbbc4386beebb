import type { Actor, Role } from '#shared/domain/roles.ts';
import type { Worker } from '#shared/domain/shifts/shift.ts';
import type { NewLogin } from '../../../functions/data/auth/logins.ts';
import type { Account } from '../../../functions/data/people/accounts.ts';
import { newAccount } from '../../../functions/data/people/new-account.ts';
import { type CompanyKey, companyReference } from './companies.ts';
import { storeId } from './cooperations.ts';
import { idOf } from './seed.ts';
import type { StoreKey } from './sites.ts';
import { specialties } from './specialties.ts';
import { demoWorker, type WorkerRow, workerRows } from './workers.ts';

export const password = 'Smena-demo-1';
const hired = '2024-02-01T08:00:00.000Z';

/** One role of a person in a company. */
type Job = { role: Role; company: CompanyKey | null; stores?: readonly StoreKey[]; row?: WorkerRow };
type Person = { fio: string; name: string; phone: string; jobs: readonly Job[] };

const phone = (number: number): string => `+420777${String(number).padStart(6, '0')}`;
/** The local part of an e-mail address, from a name: jana.novakova. */
const emailNameOf = (fio: string): string =>
  fio.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(' ', '.');

const workerJob = (row: WorkerRow): Job => ({ role: 'ROLE_VENDOR_STAFF', company: row.company, row });
/** Replaces the demo worker when that worker is needed elsewhere, and owns the second account of multi@. */
const understudyRow: WorkerRow = { ...demoWorker, fio: 'Zdeněk Malý', can: [...demoWorker.can, 'barista'] };
/** Workers without a specialty: they cannot be assigned. */
const unhired: WorkerRow = { ...demoWorker, fio: 'Klára Vaňková', company: null };

const managed: readonly StoreKey[] = ['pankrac', 'vysocany', 'kralovoPole'];

/** The demo accounts that the start prints, in the order of their phone numbers. */
const demoPeople: readonly Omit<Person, 'phone'>[] = [
  { name: 'admin', fio: 'Jiří Dvořák', jobs: [{ role: 'ROLE_ADMIN', company: null }] },
  { name: 'manager', fio: 'Helena Pospíšilová', jobs: [{ role: 'ROLE_MANAGER', company: null }] },
  { name: 'vendor', fio: 'Martina Dvořáková', jobs: [{ role: 'ROLE_VENDOR', company: 'personalPlus' }] },
  { name: 'worker', fio: demoWorker.fio, jobs: [workerJob(demoWorker)] },
  { name: 'buyer', fio: 'Alena Hrubá', jobs: [{ role: 'ROLE_BUYER', company: 'zelenyKos' }] },
  {
    name: 'buyer-manager',
    fio: 'Tomáš Krejčí',
    jobs: [{ role: 'ROLE_BUYER_MANAGER', company: 'zelenyKos', stores: managed }],
  },
  {
    name: 'store-manager',
    fio: 'Petra Malinová',
    jobs: [{ role: 'ROLE_STORE_MANAGER', company: 'zelenyKos', stores: ['pankrac'] }],
  },
  {
    name: 'multi',
    fio: understudyRow.fio,
    jobs: [
      { role: 'ROLE_BUYER', company: 'kavarnySlunce' },
      { role: 'ROLE_VENDOR_STAFF', company: 'personalPlus', row: understudyRow },
    ],
  },
];

const colleagues: readonly Omit<Person, 'phone'>[] = [
  { fio: 'Roman Vlček', jobs: [{ role: 'ROLE_VENDOR', company: 'moravaStaff' }] } as const,
  { fio: 'Pavel Sedlák', jobs: [{ role: 'ROLE_BUYER', company: 'drogerieLipa' }] } as const,
  { fio: 'Ivana Kalinová', jobs: [{ role: 'ROLE_BUYER', company: 'hobbyDum' }] } as const,
  ...[...workerRows.filter((row) => row !== demoWorker), unhired].map((row) => ({
    fio: row.fio,
    jobs: [workerJob(row)],
  })),
  { fio: 'Lenka Zapletalová', jobs: [{ role: 'ROLE_VENDOR', company: 'hanackeZasoby' }] } as const,
].map((person) => ({ ...person, name: emailNameOf(person.fio) }));

const people: readonly Person[] = [
  ...demoPeople.map((person, n) => ({ ...person, phone: phone(n + 1) })),
  ...colleagues.map((person, n) => ({ ...person, phone: phone(1001 + n) })),
];

const emailOf = ({ name }: Pick<Person, 'name'>): string => `${name}@smena.test`;
const loginId = ({ name }: Pick<Person, 'name'>): string => idOf(`login ${name}`);

export const logins: readonly NewLogin[] = people.map((person) => ({
  id: loginId(person),
  email: emailOf(person),
  phone: person.phone,
  login: person.name,
  created_at: hired,
}));

/** Who reads the app in another language than Czech. */
const locales: Readonly<Record<string, Account['locale']>> = {
  'Oksana Kovalenko': 'ru',
  'Andrii Ševčuk': 'ru',
  'Mykola Tkačenko': 'ru',
  'Iryna Melnyk': 'ru',
  'Olena Ševčenko': 'ru',
  'Nguyen Thi Lan': 'en',
  'Tran Van Minh': 'en',
  'Do Thi Huong': 'en',
};

/** Of three people, two have a photo; one of five has a second phone. */
const hasPhoto = ({ phone: number }: Person): boolean => Number(number.slice(-3)) % 3 !== 0;
const furtherPhones = ({ phone: number }: Person): string[] =>
  Number(number.slice(-3)) % 5 === 0 ? [number.replace('+420777', '+420608')] : [];

const accountOf = (person: Person, { role, company, stores = [], row }: Job): Account =>
  newAccount({
    id: idOf(`account ${person.name} ${role}`),
    login_id: loginId(person),
    fio: person.fio,
    role,
    company: company && companyReference(company),
    country: 'CZ',
    locale: locales[person.fio] ?? 'cz',
    languages: ['cs'],
    email: emailOf(person),
    phone: person.phone,
    phone_numbers: furtherPhones(person),
    photo: hasPhoto(person) ? { id: idOf(`photo ${person.name} ${role}`), at: hired } : null,
    category_ids: row ? row.can.map((key) => specialties[key].id) : [],
    store_ids: stores.map(storeId),
    contract: row ? row.contract : null,
    created_at: role === 'ROLE_VENDOR_STAFF' ? '2024-03-01T08:00:00.000Z' : hired,
  });

export const accounts: readonly Account[] = people.flatMap((person) =>
  person.jobs.map((job) => accountOf(person, job)),
);

const one = <T>(found: T | undefined, what: string): T => {
  if (!found) throw new Error(`The demo world has no ${what}`);
  return found;
};

const actorOf = ({ id, login_id, fio, roles: [role], company, store_ids }: Account): Actor => ({
  id,
  login_id,
  fio,
  role: one(role, `role of ${fio}`),
  company,
  store_ids,
});

/** The accounts as the rules see who acts. */
export const actors: readonly Actor[] = accounts.map(actorOf);

/** Who acts for a company in what is not about shifts. */
export const personOf = (companyId: string): Account =>
  one(
    accounts.find(({ company, roles: [role] }) => company?.id === companyId && role !== 'ROLE_VENDOR_STAFF'),
    `person of ${companyId}`,
  );

/** The people of a customer who may act for a store, the buyer first. */
export const customersOf = (company: CompanyKey, store: StoreKey): [Actor, ...Actor[]] => {
  const own = actors.filter((actor) => actor.company?.id === companyReference(company).id);
  const buyer = one(
    own.find(({ role }) => role === 'ROLE_BUYER'),
    `buyer of ${company}`,
  );
  return [buyer, ...own.filter(({ store_ids }) => store_ids.includes(storeId(store)))];
};

/** The admin of the platform. */
export const admin: Actor = one(
  actors.find(({ role }) => role === 'ROLE_ADMIN'),
  'admin',
);

/** The performer's admin, who acts for it. */
export const vendorOf = (companyId: string): Actor =>
  one(
    actors.find(({ role, company }) => role === 'ROLE_VENDOR' && company?.id === companyId),
    `vendor of ${companyId}`,
  );

/** A worker as the rules need them, with their working pattern. */
export type Hand = { worker: Worker; actor: Actor; row: WorkerRow };

const handOf = (row: WorkerRow): Hand => {
  const account = one(
    accounts.find(({ fio, roles }) => fio === row.fio && roles.includes('ROLE_VENDOR_STAFF')),
    `worker ${row.fio}`,
  );
  const { id, fio, login_id, company, category_ids, contract } = account;
  return { worker: { id, fio, login_id, company, category_ids, contract }, actor: actorOf(account), row };
};

/** All workers of the roster. */
export const hands: readonly Hand[] = workerRows.map(handOf);
export const demoHand: Hand = one(
  hands.find(({ row }) => row === demoWorker),
  'demo worker',
);
export const understudy: Hand = handOf(understudyRow);
