import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { may } from '#shared/domain/access.ts';
import type { Role } from '#shared/domain/roles.ts';
import { serviceRequestWrites } from '../../functions/data/clients/service-requests.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { getSpecialty, specialtyWrite } from '../../functions/data/specialties/specialties.ts';
import { transact } from '../../functions/data/table.ts';
import type { Client } from '../world/client.ts';
import { send, signedIn } from '../world/client.ts';
import { invoke } from '../world/invoke.ts';
import { aNumber } from '../world/phones.ts';
import { sampleOf } from '../world/sample.ts';
import { at, shiftFixtures, ok, when } from '../world/shift-fixtures.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

/**
 * Calls every route that requires a token as each of the eight roles, for their own record, another record of their
 * company, a record of another company, and an unknown id. The routes come from the contracts and the roles from the
 * permission table. The accessible records are listed here again, independently of the data layer.
 */
const relations = ['own', 'same', 'other', 'none'] as const;
type Relation = (typeof relations)[number];
type Kind =
  | 'shift'
  | 'store'
  | 'company'
  | 'performer'
  | 'client'
  | 'received'
  | 'sent'
  | 'person'
  | 'colleague'
  | 'newcomer'
  | 'invitation'
  | 'specialty';

/**
 * docs/rules.md, "Companies and scope", for records of the world's customer, its other stores, and the foreign company.
 */
const reach: Record<Kind, Partial<Record<Role, string>>> = {
  shift: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own same other',
    ROLE_VENDOR: 'own same',
    ROLE_VENDOR_STAFF: 'own',
    ROLE_BUYER: 'own same',
    ROLE_BUYER_MANAGER: 'own',
    ROLE_STORE_MANAGER: 'own',
  },
  store: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own same other',
    ROLE_VENDOR: 'own same',
    ROLE_BUYER: 'own same',
    ROLE_BUYER_MANAGER: 'own',
    ROLE_STORE_MANAGER: 'own',
  },
  company: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own same other',
    ROLE_BUYER: 'own same',
    ROLE_BUYER_MANAGER: 'own same',
    ROLE_STORE_MANAGER: 'own same',
  },
  // The performer of the world and its rival.
  performer: {
    ROLE_ADMIN: 'own same other',
    ROLE_VENDOR: 'own same',
  },
  // The customers that the performer of the world serves; an admin names none of its own.
  client: {
    ROLE_VENDOR: 'own same',
  },
  // Requests between the customer and the performer of the world, and between the foreign company and the rival.
  received: { ROLE_VENDOR: 'own same' },
  sent: { ROLE_BUYER: 'own same' },
  person: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own other',
    ROLE_BUYER: 'own same',
    ROLE_BUYER_MANAGER: 'own',
  },
  colleague: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own other',
    ROLE_BUYER: 'own same',
    ROLE_BUYER_MANAGER: 'own',
  },
  newcomer: { ROLE_ADMIN: 'own same other', ROLE_BUYER: 'own same' },
  invitation: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own same other',
    ROLE_BUYER: 'own same',
    ROLE_BUYER_MANAGER: 'own',
  },
  // Specialties belong to no company.
  specialty: {
    ROLE_ADMIN: 'own same other',
    ROLE_MANAGER: 'own same other',
    ROLE_VENDOR: 'own same other',
    ROLE_VENDOR_STAFF: 'own same other',
    ROLE_BUYER: 'own same other',
    ROLE_BUYER_MANAGER: 'own same other',
    ROLE_STORE_MANAGER: 'own same other',
  },
};

/** The kind of record that the {id} of a path names. */
const namedByPath: readonly (readonly [RegExp, Kind])[] = [
  [/^\/api\/shift\/\{id\}/, 'shift'],
  [/^\/api\/shop\/store\/\{id\}/, 'store'],
  [/^\/api\/company\/\{id\}/, 'company'],
  [/^\/api\/shop\/category\/\{id\}/, 'specialty'],
  [/^\/api\/company_clients\/\{id\}/, 'performer'],
  [/^\/api\/performers\/\{id\}\/entry/, 'performer'],
  [/^\/api\/service_requests\/\{id\}\/(accept|decline)$/, 'received'],
  [/^\/api\/service_requests\/\{id\}\/withdraw$/, 'sent'],
  [/^\/api\/user\/\{id\}\/(admit|refuse)$/, 'newcomer'],
  [/^\/api\/user\/\{id\}(\/edit)?$/, 'colleague'],
  [/^\/api\/user\/invitation\/\{id\}(\/restore)?$/, 'invitation'],
];
/** For routes without such an id: the field of the body or of the query that names a record. */
const namedByBody: Record<string, { field: string; kind: Kind }> = {
  'create-shift': { field: 'store_id', kind: 'store' },
  'preview-shift': { field: 'store_id', kind: 'store' },
  'list-client-stores': { field: 'client_id', kind: 'client' },
  'update-client-stores': { field: 'client_id', kind: 'client' },
  'create-store': { field: 'company_id', kind: 'company' },
  invite: { field: 'stores_ids', kind: 'store' },
  'create-account': { field: 'user_id', kind: 'person' },
  'import-workers': { field: 'company_id', kind: 'performer' },
};

/** Routes whose record belongs to one account, whatever its role. Their own tests check that nobody else reaches it. */
const ofOneAccount: readonly string[] = ['get-upload', 'get-export'];

/** Routes that remove their record, so that each role gets records of its own. */
const removesItsRecord: readonly string[] = ['deactivate-user'];

const guarded = contracts.filter(({ access }) => access !== 'public');
const kindOf = ({ name, path }: Endpoint): Kind | undefined =>
  namedByPath.find(([pattern]) => pattern.test(path))?.[1] ?? namedByBody[name]?.kind;
const lets = (role: Role, { access }: Endpoint): boolean =>
  access === 'signed-in' || (access !== 'public' && may(role, access));

let world: World;
/** In order: the worker first, because other roles may assign another person; the roles with the widest access last. */
let cast: readonly Account[];
let foreignManager: Account;
/** A shift of the customer that a stand-by worker can back. */
let backed: string;
beforeAll(async () => {
  world = await createWorld();
  const { worker, admin, manager, vendor, buyer, buyerManager, storeManager, newcomer } = world.people;
  cast = [worker, newcomer, storeManager, buyerManager, buyer, vendor, manager, admin];
  foreignManager = await world.person('Foreign manager', 'ROLE_STORE_MANAGER', world.companies.stranger, {
    store_ids: [world.stores.foreign.id],
  });
  ({ id: backed } = await shiftFixtures(world).create());
});
const roleOf = ({ roles: [role] }: Account): Role => role ?? 'ROLE_USER';

type Records = Record<Exclude<Relation, 'none'>, string>;
/** Records that are not used for any other route. */
const records = async (kind: Kind, nth: number): Promise<Records> => {
  const { people, companies, stores } = world;
  switch (kind) {
    case 'shift': {
      const start = Date.parse(at(8, '00:00')) + nth * 4 * 3_600_000;
      const times = { starts_at: new Date(start), ends_at: new Date(start + 3 * 3_600_000) };
      const shift = async (store: { id: string }, vendor: Account, staff: Account) => {
        const { act, create } = shiftFixtures(world);
        const { id } = await create({ ...times, store_id: store.id, override_reason: 'Agreed' }, people.admin);
        await act(contract('assign-shift'), id, {
          who: vendor,
          body: { staff_id: staff.id, override_reason: 'Agreed' },
        });
        return id as string;
      };
      return {
        own: await shift(stores.own, people.vendor, people.worker),
        same: await shift(stores.large, people.vendor, people.colleague),
        other: await shift(stores.foreign, people.rivalVendor, people.rivalWorker),
      };
    }
    case 'store':
      return { own: stores.own.id, same: stores.large.id, other: stores.foreign.id };
    case 'company':
      return { own: companies.customer.id, same: companies.customer.id, other: companies.stranger.id };
    case 'performer':
      return { own: companies.performer.id, same: companies.performer.id, other: companies.rival.id };
    case 'client':
      return { own: companies.customer.id, same: companies.customer.id, other: companies.stranger.id };
    case 'received':
    case 'sent': {
      const request = async (customer: { id: string }, vendor: { id: string }) => {
        const made = {
          id: randomUUID(),
          customer_id: customer.id,
          vendor_id: vendor.id,
          store_ids: null,
          comment: null,
          created_at: when.ordered,
          valid_until: at(28, '00:00'),
          closed: null,
        };
        const [put] = serviceRequestWrites(made, when.ordered);
        if (put) await transact([put]);
        return made.id;
      };
      const { customer, stranger, performer, rival } = companies;
      return {
        own: await request(customer, performer),
        same: await request(customer, performer),
        other: await request(stranger, rival),
      };
    }
    case 'person':
      return { own: people.storeManager.id, same: people.buyerManager.id, other: foreignManager.id };
    // Other people than those of the world, because these routes change them.
    case 'colleague': {
      const { customer, stranger } = companies;
      const colleague = async (role: Role, company: { id: string; name: string }, store: { id: string }) =>
        (await world.person('Colleague', role, company, { store_ids: [store.id] })).id;
      return {
        own: await colleague('ROLE_STORE_MANAGER', customer, stores.own),
        same: await colleague('ROLE_BUYER_MANAGER', customer, stores.own),
        other: await colleague('ROLE_STORE_MANAGER', stranger, stores.foreign),
      };
    }
    case 'specialty': {
      const cashier = await getSpecialty(world.specialties.cashier);
      const specialty = async () => {
        const id = randomUUID();
        if (cashier) await transact([specialtyWrite(undefined, { ...cashier, id })]);
        return id;
      };
      return { own: await specialty(), same: await specialty(), other: await specialty() };
    }
    case 'newcomer': {
      const waiting = async (company: { id: string; name: string }) => {
        const waits = { role: 'ROLE_STORE_MANAGER' as const, company, since: when.ordered };
        return (await world.person('Waiting', 'ROLE_USER', null, { waits })).id;
      };
      const { customer, stranger } = companies;
      return { own: await waiting(customer), same: await waiting(customer), other: await waiting(stranger) };
    }
    case 'invitation': {
      const invited = async (store: { id: string }) => {
        const body = { role: 'ROLE_STORE_MANAGER', email: `${randomUUID()}@smena.test`, stores_ids: [store.id] };
        return ok(await invoke(contract('invite'), people.admin, { body, now: when.ordered })).id as string;
      };
      return {
        own: await invited(stores.own),
        same: await invited(stores.large),
        other: await invited(stores.foreign),
      };
    }
  }
};

const contract = (name: string): Endpoint => {
  const found = contracts.find((each) => each.name === name);
  if (!found) throw new Error(`There is no ${name}`);
  return found;
};

const anImportedRow = () => ({
  row: 2,
  fio: 'Imported worker',
  phone_numbers: aNumber(),
  personal_number: null,
  specialties: [],
  contract: null,
  bank_account: null,
  deduction: null,
});

/** A request that is valid except for the acting person and the record. */
const requestFor = (endpoint: Endpoint, id: string) => {
  const { people, companies, stores, specialties } = world;
  const values: Record<string, unknown> = {
    // The present ones, so that other routes keep their records.
    clients: [companies.customer.id, ...(id === companies.rival.id ? [companies.stranger.id] : [])],
    store_ids: null,
    // The first code.
    replaces: null,
    version: 1,
    // Inactive stores and companies would be refused, or deleted.
    active: true,
    role: 'ROLE_STORE_MANAGER',
    email: `${randomUUID()}@smena.test`,
    store_id: stores.own.id,
    stores_ids: [stores.own.id],
    category_id: specialties.cashier,
    staff_id: people.worker.id,
    shift_id: backed,
    backs: [backed],
    rows: [anImportedRow()],
    starts_at: at(20, '06:00'),
    ends_at: at(20, '12:00'),
  };
  const field = namedByBody[endpoint.name]?.field;
  if (field) values[field] = id;
  const scope = new Set(['email', 'stores_ids', field]);
  const byName = (name: string, required: boolean) => (required || scope.has(name) ? values[name] : undefined);
  return {
    params: { id },
    now: when.ordered,
    ...(endpoint.body && { body: sampleOf(endpoint.body, { byName }) }),
    ...(endpoint.query && { query: sampleOf(endpoint.query, { byName }) as Record<string, string> }),
  };
};

describe('every route', () => {
  it("with a record in its path has an entry in this file's table", () => {
    const unsaid = guarded.filter((endpoint) => endpoint.path.includes('{') && !kindOf(endpoint));
    expect(unsaid.map(({ name }) => name)).toEqual(ofOneAccount);
  });

  it.for(guarded.filter(({ access }) => access !== 'signed-in').map((endpoint, nth) => ({ endpoint, nth })))(
    '$endpoint.name admits exactly the roles and records that the rules allow',
    async ({ endpoint, nth }) => {
      const kind = kindOf(endpoint);
      let known = kind && (await records(kind, nth));
      const outcomes: string[] = [];
      let reached = 0;
      for (const who of cast) {
        const role = roleOf(who);
        const allowed = lets(role, endpoint);
        if (kind && allowed && removesItsRecord.includes(endpoint.name)) known = await records(kind, nth);
        for (const relation of allowed && known ? relations : (['own'] as const)) {
          if (!known && allowed && endpoint.method !== 'GET') continue;
          const id = relation === 'none' || !known ? `nothing-${nth}` : known[relation];
          const { status, body } = await invoke(endpoint, who, requestFor(endpoint, id));
          const meant = allowed && (!kind || (reach[kind][role] ?? '').split(' ').includes(relation));
          // A 404 that names a field of the body means that the record itself was found.
          const found = status !== 404 || (!namedByBody[endpoint.name] && body.fields !== undefined);
          const fits = meant ? found && status < 500 : status === (allowed ? 404 : 403);
          if (!fits) outcomes.push(`${role} ${relation}: ${status} ${body.code}`);
          if (meant && status !== 403) reached += 1;
        }
      }
      expect(outcomes).toEqual([]);
      // Otherwise a route that refuses every role would pass.
      if (known || endpoint.method === 'GET') expect(reached).toBeGreaterThan(0);
    },
  );

  it.for(guarded)('$name refuses a request for the account of another login', async (endpoint) => {
    const { admin, vendor } = world.people;
    const request = requestFor(endpoint, 'nothing');
    expect(await invoke(endpoint, vendor, { ...request, headers: { 'x-account-id': admin.id } })).toMatchObject({
      status: 403,
    });
  });
});

describe('every route over HTTP', () => {
  let stranger: Client;
  beforeAll(async () => {
    stranger = await signedIn(world.people.newcomer);
  });
  const pathOf = ({ path }: Endpoint) => path.replaceAll(/\{\w+\}/g, 'nothing');

  it.for(guarded)('$name returns 401 without a token and with a tampered one', async (endpoint) => {
    const tampered = `${stranger.token.slice(0, -4)}AAAA`;
    for (const token of [undefined, tampered])
      expect(await send(endpoint.method, pathOf(endpoint), { token })).toMatchObject({ status: 401 });
  });
});
