import { beforeAll, describe, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { may } from '#shared/domain/access.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { areaFiles } from '../world/area-files.ts';
import { relations } from '../world/area-reach.ts';
import type { AreaReach, Kind, Values } from '../world/area-reach.ts';
import type { Client } from '../world/client.ts';
import { send, signedIn } from '../world/client.ts';
import { invoke } from '../world/invoke.ts';
import { sampleOf } from '../world/sample.ts';
import { when } from '../world/shift-fixtures.ts';
import type { World } from '../world/world.ts';
import { createWorld } from '../world/world.ts';

/**
 * Calls every route that requires a token as each of the eight roles, for their own record, another record of their
 * company, a record of another company, and an unknown id. The routes come from the contracts and the roles from the
 * permission table. The accessible records are listed in test/areas/<area>/reach.ts, independently of the data layer.
 */
const areas = await areaFiles<AreaReach>('reach');
const kinds = areas.flatMap((area) => Object.entries(area.kinds ?? {}).map(([name, kind]) => ({ name, ...kind })));
const namedByBody = Object.fromEntries(areas.flatMap((area) => Object.entries(area.namedByBody ?? {})));
const ofOneAccount = areas.flatMap((area) => area.ofOneAccount ?? []);
const removesItsRecord = areas.flatMap((area) => area.removesItsRecord ?? []);

const guarded = contracts.filter(({ access }) => access !== 'public');
const kindOf = ({ name, path }: Endpoint): Kind | undefined => {
  const named = namedByBody[name]?.kind;
  const kind =
    kinds.find(({ paths }) => paths?.some((pattern) => pattern.test(path))) ??
    kinds.find((each) => each.name === named);
  if (named && !kind) throw new Error(`No area has records of the kind ${named}`);
  return kind;
};
const lets = (role: Role, { access }: Endpoint): boolean =>
  access === 'signed-in' || (access !== 'public' && may(role, access));

let world: World;
/** In order: the worker first, because other roles may assign another person; the roles with the widest access last. */
let cast: readonly Account[];
/** The values of the requests of each area. */
const values = new Map<string, Values>();
beforeAll(async () => {
  world = await createWorld();
  const { worker, admin, manager, vendor, buyer, buyerManager, storeManager, newcomer } = world.people;
  cast = [worker, newcomer, storeManager, buyerManager, buyer, vendor, manager, admin];
  for (const area of areas) if (area.values) values.set(area.area, await area.values(world));
});
const roleOf = ({ roles: [role] }: Account): Role => role ?? 'ROLE_USER';

/** A request that is valid except for the acting person and the record. */
const requestFor = (endpoint: Endpoint, id: string) => {
  const field = namedByBody[endpoint.name]?.field;
  const known: Record<string, unknown> = {
    version: 1,
    // Inactive stores and companies would be refused, or deleted.
    active: true,
    ...values.get(endpoint.area)?.(id),
    ...(field && { [field]: id }),
  };
  const optional = [field, ...(areas.find(({ area }) => area === endpoint.area)?.optionalFields ?? [])];
  const byName = (name: string, required: boolean) => (required || optional.includes(name) ? known[name] : undefined);
  return {
    params: { id, ...areas.find(({ area }) => area === endpoint.area)?.params },
    now: when.ordered,
    ...(endpoint.body && { body: sampleOf(endpoint.body, { byName }) }),
    ...(endpoint.query && { query: sampleOf(endpoint.query, { byName }) as Record<string, string> }),
  };
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
      let known = kind && (await kind.records(world, nth));
      const outcomes: string[] = [];
      let reached = 0;
      for (const who of cast) {
        const role = roleOf(who);
        const allowed = lets(role, endpoint);
        if (kind && allowed && removesItsRecord.includes(endpoint.name)) known = await kind.records(world, nth);
        for (const relation of allowed && known ? ([...relations, 'none'] as const) : (['own'] as const)) {
          if (!known && allowed && endpoint.method !== 'GET') continue;
          const id = relation === 'none' || !known ? `nothing-${nth}` : known[relation];
          const { status, body } = await invoke(endpoint, who, requestFor(endpoint, id));
          const meant = allowed && (!kind || (kind.reach[role] ?? '').split(' ').includes(relation));
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
