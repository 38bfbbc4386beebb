import { randomUUID } from 'node:crypto';
import { invite } from '#shared/contracts/people.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { AreaReach } from '../../world/area-reach.ts';
import { invoke } from '../../world/invoke.ts';
import { aNumber } from '../../world/phones.ts';
import { ok, when } from '../../world/shift-fixtures.ts';
import type { World } from '../../world/world.ts';

type Named = { id: string; name: string };

const reach = {
  ROLE_ADMIN: 'own same other',
  ROLE_MANAGER: 'own other',
  ROLE_BUYER: 'own same',
  ROLE_BUYER_MANAGER: 'own',
};

const present = async ({ person, people, companies, stores }: World) => {
  const foreign = await person('Foreign manager', 'ROLE_STORE_MANAGER', companies.stranger, {
    store_ids: [stores.foreign.id],
  });
  return { own: people.storeManager.id, same: people.buyerManager.id, other: foreign.id };
};

const colleagues = async ({ person, companies: { customer, stranger }, stores }: World) => {
  const colleague = async (role: Role, company: Named, store: Named) =>
    (await person('Colleague', role, company, { store_ids: [store.id] })).id;
  return {
    own: await colleague('ROLE_STORE_MANAGER', customer, stores.own),
    same: await colleague('ROLE_BUYER_MANAGER', customer, stores.own),
    other: await colleague('ROLE_STORE_MANAGER', stranger, stores.foreign),
  };
};

const newcomers = async ({ person, companies: { customer, stranger } }: World) => {
  const waiting = async (company: Named) => {
    const waits = { role: 'ROLE_STORE_MANAGER' as const, company, since: when.ordered };
    return (await person('Waiting', 'ROLE_USER', null, { waits })).id;
  };
  return { own: await waiting(customer), same: await waiting(customer), other: await waiting(stranger) };
};

const invitations = async ({ people: { admin }, stores }: World) => {
  const invited = async (store: Named): Promise<string> => {
    const body = { role: 'ROLE_STORE_MANAGER', email: `${randomUUID()}@smena.test`, stores_ids: [store.id] };
    return ok(await invoke(invite, admin, { body, now: when.ordered })).id;
  };
  return { own: await invited(stores.own), same: await invited(stores.large), other: await invited(stores.foreign) };
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

export default {
  kinds: {
    person: { reach, records: present },
    // Other people than those of the world, because these routes change them.
    colleague: { paths: [/^\/api\/user\/\{id\}(\/(edit|email|phone|upload_photos))?$/], reach, records: colleagues },
    newcomer: {
      paths: [/^\/api\/user\/\{id\}\/(admit|refuse)$/],
      reach: { ROLE_ADMIN: 'own same other', ROLE_BUYER: 'own same' },
      records: newcomers,
    },
    invitation: {
      paths: [/^\/api\/user\/invitation\/\{id\}(\/(restore|resend))?$/],
      reach: {
        ROLE_ADMIN: 'own same other',
        ROLE_MANAGER: 'own same other',
        ROLE_BUYER: 'own same',
        ROLE_BUYER_MANAGER: 'own',
      },
      records: invitations,
    },
  },
  namedByBody: {
    invite: { field: 'stores_ids', kind: 'store' },
    'create-account': { field: 'user_id', kind: 'person' },
    'import-workers': { field: 'company_id', kind: 'performer' },
  },
  removesItsRecord: ['deactivate-user'],
  optionalFields: ['email', 'stores_ids'],
  values:
    ({ stores }) =>
    () => ({
      role: 'ROLE_STORE_MANAGER',
      email: `${randomUUID()}@smena.test`,
      phone: aNumber(),
      stores_ids: [stores.own.id],
      rows: [anImportedRow()],
    }),
  refusals: {
    'update-user': ['not-found stores_ids'],
    'put-user': ['not-found stores_ids'],
    'set-user-photo': ['not-found upload_id'],
    invite: ['ROLE_VENDOR forbidden role'],
    'revoke-invitation': ['changed'],
    'restore-invitation': ['changed'],
    // Several roles send it to the same address.
    'resend-invitation': ['too-many-requests'],
    'admit-user': ['already-admitted', 'not-found stores_ids'],
    'refuse-user': ['already-admitted'],
    'create-account': ['already-member'],
  },
} satisfies AreaReach;
