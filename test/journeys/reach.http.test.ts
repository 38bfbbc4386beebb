import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { listFavourites } from '#shared/contracts/catalogue.ts';
import { listChannels } from '#shared/contracts/chats.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { listDocuments } from '#shared/contracts/legal.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { may } from '#shared/domain/access.ts';
import { type Role, roles } from '#shared/domain/roles.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { apiOf } from '../../infra/apis.ts';
import { type Kind, type Records, relations } from '../world/area-reach.ts';
import { send, signedIn } from '../world/client.ts';
import { invoke } from '../world/invoke.ts';
import { areas, kindOf, kinds, namedByBody, requestsOf } from '../world/reach.ts';
import { createWorld, type World } from '../world/world.ts';

/**
 * Calls every route that requires a token as each of the eight roles, for their own record, another record of their
 * company, a record of another company, and an unknown id. The routes come from the contracts and the roles from the
 * permission table. The accessible records are listed in test/areas/<area>/reach.ts, independently of the data layer.
 */
const ofOneAccount = areas.flatMap((area) => area.ofOneAccount ?? []);
const refusals: Readonly<Record<string, readonly string[]>> = Object.assign({}, ...areas.map((area) => area.refusals));
const removesItsRecord = areas.flatMap((area) => area.removesItsRecord ?? []);

const guarded = contracts.filter(({ access }) => access !== 'public');
const lets = (role: Role, { access }: Endpoint): boolean =>
  access === 'signed-in' || (access !== 'public' && may(role, access));

let world: World;
/** In order: the worker first, because other roles may assign another person; the roles with the widest access last. */
let cast: readonly Account[];
let requestFor: Awaited<ReturnType<typeof requestsOf>>;
beforeAll(async () => {
  world = await createWorld();
  const { worker, admin, manager, vendor, buyer, buyerManager, storeManager, newcomer } = world.people;
  cast = [worker, newcomer, storeManager, buyerManager, buyer, vendor, manager, admin];
  requestFor = await requestsOf(world);
});
const roleOf = ({ roles: [role] }: Account): Role => role ?? 'ROLE_USER';

/** The last known version of each record. Requests change it. */
const versions = new Map<string, number>();
/** The answer to a request with the record's present version, which is found by trying: `conflict`, `not-found user_id`. */
const ask = async (endpoint: Endpoint, who: Account, id: string) => {
  for (let version = versions.get(id) ?? 1, tries = 10; ; version += 1, tries -= 1) {
    const { status, body } = await invoke(endpoint, who, requestFor(endpoint, id, version));
    if (status < 300 || body.code !== 'changed' || tries === 0) {
      if (status < 300) versions.set(id, version);
      const fields = Object.keys((body?.fields ?? {}) as object).filter(
        (field) => field !== namedByBody[endpoint.name]?.field,
      );
      return { status, answer: [body?.code, ...fields].join(' ') };
    }
  }
};

/** Records of each kind that no request has changed yet. */
const unchanged = new Map<Kind, Promise<Records>>();
const recordsOf = (kind: Kind, nth: number): Promise<Records> => {
  const records = unchanged.get(kind) ?? Promise.resolve(kind.records(world, nth));
  unchanged.set(kind, records);
  return records;
};

describe('every route', () => {
  it('with a record in its path has an entry in the table of an area', () => {
    const unsaid = guarded.filter((endpoint) => endpoint.path.includes('{') && !kindOf(endpoint));
    expect(unsaid.map(({ name }) => name).toSorted()).toEqual(ofOneAccount.toSorted());
  });

  it('has one table per area of the contracts, and each kind of record is in one of them', () => {
    const known = new Set<string>(contracts.map(({ area }) => area));
    expect(areas.filter(({ area }) => !known.has(area))).toEqual([]);
    expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length);
  });

  it.for(guarded.filter(({ access }) => access !== 'signed-in').map((endpoint, nth) => ({ endpoint, nth })))(
    '$endpoint.name admits exactly the roles and records that the rules allow',
    async ({ endpoint, nth }) => {
      const kind = kindOf(endpoint);
      let known = kind && (await recordsOf(kind, nth));
      const outcomes: string[] = [];
      let isUnknownTried = false;
      let reached = 0;
      for (const who of cast) {
        const role = roleOf(who);
        const allowed = lets(role, endpoint);
        if (kind && allowed && removesItsRecord.includes(endpoint.name)) known = await kind.records(world, nth);
        const tried = isUnknownTried ? relations : ([...relations, 'none'] as const);
        isUnknownTried ||= allowed;
        for (const relation of allowed && known ? tried : (['own'] as const)) {
          if (!known && allowed && endpoint.method !== 'GET') continue;
          const id = relation === 'none' || !known ? `nothing-${nth}` : known[relation];
          const meant = allowed && (!kind || (kind.reach[role] ?? '').split(' ').includes(relation));
          const { status, answer } = await ask(endpoint, who, id);
          if (kind && status < 300 && endpoint.method !== 'GET') unchanged.delete(kind);
          const isRefusedLater = () =>
            [answer, `${role} ${answer}`].some((each) => refusals[endpoint.name]?.includes(each));
          const fits = meant ? status < 300 || isRefusedLater() : allowed ? answer === 'not-found' : status === 403;
          if (!fits) outcomes.push(`${role} ${relation}: ${status} ${answer}`);
          if (meant) reached += 1;
        }
      }
      expect(outcomes).toEqual([]);
      // Otherwise a route that no role reaches would pass.
      if (known || endpoint.method === 'GET') expect(reached).toBeGreaterThan(0);
    },
  );

  it('that cannot succeed here is named once, in the table of its area', () => {
    const names = areas.flatMap((area) => Object.keys(area.refusals ?? {}).map((name) => [area.area, name]));
    expect(names.filter(([area, name]) => contracts.find((each) => each.name === name)?.area !== area)).toEqual([]);
  });

  it.for([...new Map(guarded.map((endpoint) => [endpoint.area, endpoint])).values()])(
    'of $area refuses a request for the account of another login',
    async (endpoint) => {
      const { admin, vendor } = world.people;
      const request = { ...requestFor(endpoint, 'nothing', 1), headers: { 'x-account-id': admin.id } };
      expect(await invoke(endpoint, vendor, request)).toMatchObject({ status: 403 });
    },
  );
});

/** One endpoint of each API that has endpoints. The templates give every route an authorizer, or none to a public one. */
const overHttp = [getMe, listFavourites, listDocuments, listChannels];

describe('over HTTP', () => {
  it('each API is asked', () => {
    expect(new Set(overHttp.map(({ path }) => apiOf(path)))).toEqual(new Set(contracts.map(({ path }) => apiOf(path))));
  });

  let people: readonly Account[];
  beforeAll(async () => {
    // Others than those whose accounts the requests above have changed.
    people = Object.values((await createWorld()).people);
  });

  it.for(roles)('%s is admitted by its token, and refused without one or with a tampered one', async (role) => {
    const who = people.find((each) => roleOf(each) === role);
    if (!who) throw new Error(`Nobody is ${role}`);
    const { token } = await signedIn(who);
    const ask = async (sent: string | undefined) =>
      Promise.all(overHttp.map(async ({ method, path }) => (await send(method, path, { token: sent })).status));
    expect(await ask(token)).toEqual(overHttp.map((endpoint) => (lets(role, endpoint) ? 200 : 403)));
    const refused = overHttp.map(() => 401);
    expect(await ask(undefined)).toEqual(refused);
    expect(await ask(`${token.slice(0, -4)}AAAA`)).toEqual(refused);
  });
});
