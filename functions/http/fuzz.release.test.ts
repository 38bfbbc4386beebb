import { readFileSync } from 'node:fs';
import { beforeAll, expect, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { may } from '#shared/domain/access.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { sampleOf } from '../../test/world/sample.ts';
import type { Account } from '../data/people/accounts.ts';

// An admin's requests may publish documents, so this file has its own table.
await takeOwnTable();
const { invoke } = await import('../../test/world/invoke.ts');
const { shiftFixtures } = await import('../../test/world/shift-fixtures.ts');
const { createWorld } = await import('../../test/world/world.ts');

type Parameter = { name: string; in: 'path' | 'query' | 'header' };
type Operation = { operationId: string; parameters?: Parameter[] };
const { paths } = JSON.parse(readFileSync('docs/generated/openapi.json', 'utf8')) as {
  paths: Record<string, Record<string, Operation>>;
};
/**
 * Endpoints without input: a page that exists only in a bundle, and ending sign-ins, which these people do not have.
 */
const withoutInput = ['get-reference', 'sign-out-everywhere'];
const operations = Object.values(paths)
  .flatMap((methods) => Object.values(methods))
  .filter(({ operationId }) => !withoutInput.includes(operationId));
const contractOf = ({ operationId }: Operation): Endpoint => {
  const contract = contracts.find(({ name }) => name === operationId);
  if (!contract) throw new Error(`The document has ${operationId}, which no contract has`);
  return contract;
};

const texts = [
  '',
  ' ',
  '\0',
  '\uD800',
  'a\uDFFF',
  '\u202E',
  '\uFFFF',
  '😀',
  'x'.repeat(3000),
  '\u0301'.repeat(3000),
  ' '.repeat(100_000),
  '__proto__',
  'constructor',
  '#',
  '../..',
  '%00',
  '-1',
  '0',
  '1',
  '1e308',
  '9007199254740993',
  'NaN',
  'true',
  'null',
  '0000-01-01',
  '2026-02-30',
  '9999-12-31',
  '0000-01-01T00:00:00Z',
  '2026-11-21T24:00:00Z',
  '9999-12-31T23:59:59.999Z',
  `2026-11-21T12:00:00.${'9'.repeat(400)}Z`,
  '+420777000001',
  'someone@smena.test',
];
const numbers = [0, -0, -1, 0.1, 1, 5e-324, 1e-200, 1e21, 1e126, 1e308, -1e308, 2 ** 53, 2 ** 53 + 2, -(2 ** 53)];
const others = [null, true, [], {}, [[]], [''], ['\uD800'], [null], [1, 1], { id: '' }, { length: 1e9 }];
const values: readonly unknown[] = [...texts, ...numbers, ...others];
const bodies = [
  '',
  'null',
  '[]',
  '1',
  '"text"',
  '{',
  '{"a":1e400}',
  '{"__proto__":{"admin":true},"constructor":1}',
  '['.repeat(50_000),
  '{"a":'.repeat(20_000),
  '\uFEFF{}',
  '\uD800',
  '{"version":1,"version":2}',
  '%%%=&&a[]=1',
];

/** Each call continues where the last one ended, so all values meet many fields, and each run uses the same ones. */
const rotating = <T>(list: readonly T[]) => {
  let next = 0;
  return (): T => {
    const value = list[next++ % list.length];
    return value as T;
  };
};
const value = rotating(values);
const text = rotating(texts);
/** HTTP allows no such characters in a header. */
const header = rotating(texts.filter((each) => !/[^\t\x20-\xff]/.test(each)));

type World = Awaited<ReturnType<typeof createWorld>>;
let world: World;
let shifts: string[];
beforeAll(async () => {
  world = await createWorld();
  const fixtures = shiftFixtures(world);
  shifts = [(await fixtures.create()).id, (await fixtures.confirmed()).id];
});

/** New people of each role, because some requests close the account or change its permissions. */
const people = (access: Endpoint['access']) => {
  const { customer, performer } = world.companies;
  const all = [
    () => world.person('A', 'ROLE_ADMIN', null),
    () => world.person('V', 'ROLE_VENDOR', performer),
    () => world.person('B', 'ROLE_BUYER', customer),
    () => world.person('W', 'ROLE_VENDOR_STAFF', performer),
    () => world.person('SM', 'ROLE_STORE_MANAGER', customer, { store_ids: [world.stores.own.id] }),
    () => world.person('M', 'ROLE_MANAGER', null),
  ];
  const roles = [
    'ROLE_ADMIN',
    'ROLE_VENDOR',
    'ROLE_BUYER',
    'ROLE_VENDOR_STAFF',
    'ROLE_STORE_MANAGER',
    'ROLE_MANAGER',
  ] as const;
  if (access === 'public') return [() => Promise.resolve(null)];
  // A request refused by authorisation never reaches the handler.
  return all.filter((_, n) => access === 'signed-in' || may(roles[n] ?? 'ROLE_USER', access));
};

type Asking = Parameters<typeof invoke>[2] & { why: string };

const plain = (contract: Endpoint) => {
  const { stores, specialties, people: known, companies } = world;
  const ids: Record<string, unknown> = {
    store_id: stores.own.id,
    category_id: specialties.cashier,
    staff_id: known.worker.id,
    user_id: known.colleague.id,
    shift_id: shifts[0],
    backs: [shifts[1]],
    company_id: companies.customer.id,
    version: 1,
    type: 'privacy_policy',
  };
  const byName = (name: string) => ids[name];
  return {
    body: contract.body ? sampleOf(contract.body, { byName }) : undefined,
    query: contract.query ? sampleOf(contract.query, { byName: () => undefined }) : {},
  };
};

const id = rotating([0, 1, 2, 3, 4, 5]);
const paramsOf = (contract: Endpoint): Record<string, string> => {
  const known = [...shifts, world.stores.own.id, world.companies.customer.id, world.people.worker.id, text()];
  return contract.params ? { id: known[id()] ?? '' } : {};
};

/** Requests that differ from a valid one in one place. */
const hostile = (operation: Operation, contract: Endpoint): Asking[] => {
  const { body, query } = plain(contract);
  const base = { query: query as Record<string, string>, ...(body !== undefined && { body }) };
  const parameters = operation.parameters ?? [];
  const parameterNames = (where: Parameter['in']) =>
    parameters.filter((each) => each.in === where).map(({ name }) => name);
  const change = (why: string, asking: Partial<Asking>): Asking => ({
    ...base,
    params: paramsOf(contract),
    ...asking,
    why,
  });
  const fieldsOf = (of: unknown): string[] => (typeof of === 'object' && of !== null ? Object.keys(of) : []);
  const optional = contract.body && 'shape' in contract.body ? Object.keys(contract.body.shape as object) : [];
  const fields = [...new Set([...fieldsOf(body), ...optional])];
  return [
    change('plain', {}),
    ...parameterNames('path').flatMap((name) =>
      texts.slice(0, 12).map((sent) => change(`path ${name} ${sent}`, { params: { [name]: sent } })),
    ),
    ...parameterNames('query').flatMap((name) => {
      const [one, other] = [text(), text()];
      return [[''], [one], [one, one], [one, other], Array.from({ length: 60 }, (_, n) => `${one}${n}`)].map((sent) =>
        change(`query ${name} ${JSON.stringify(sent).slice(0, 80)}`, { query: { ...base.query, [name]: sent } }),
      );
    }),
    ...[...parameterNames('header'), 'content-type', 'user-agent'].flatMap((name) =>
      [header(), header()].map((sent) =>
        change(`header ${name} ${sent.slice(0, 40)}`, { headers: { [name.toLowerCase()]: sent } }),
      ),
    ),
    ...(contract.body
      ? [
          ...bodies.map((sent) => change(`body ${sent.slice(0, 40)}`, { body: sent })),
          ...fields.flatMap((name) =>
            [value(), value(), value(), value()].map((sent) =>
              change(`field ${name} ${JSON.stringify(sent).slice(0, 80)}`, {
                body: { ...(body as object), [name]: sent },
              }),
            ),
          ),
        ]
      : []),
  ];
};

it.each(operations.map((operation) => [operation.operationId, operation] as const))(
  '%s answers no request with a defect, whatever it holds',
  async (_, operation) => {
    const contract = contractOf(operation);
    const makers = people(contract.access);
    const who: (Account | null)[] = await Promise.all(makers.map((make) => make()));
    const person = rotating(who);
    const askings = hostile(operation, contract);
    const failed: string[] = [];
    for (let n = 0; n < askings.length; n += 10)
      await Promise.all(
        askings.slice(n, n + 10).map(async ({ why, ...asking }) => {
          const actor = person();
          const { status } = await invoke(contract, actor, asking);
          if (status >= 500) failed.push(`${actor?.roles[0] ?? 'guest'}: ${why} → ${status}`);
        }),
      );
    expect(askings.length).toBeGreaterThan(3);
    expect(failed).toEqual([]);
  },
);
