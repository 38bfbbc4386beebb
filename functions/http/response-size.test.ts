import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { pagingUpTo } from '#shared/contracts/endpoint.ts';
import { listUsers } from '#shared/contracts/people.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { invoke, invokeAs } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { emptyPage } from '../data/list.ts';
import { serve } from './serve.ts';

/** Lists with long pages, as of a contract whose long rows reach the limit of bytes first. */
const paging = pagingUpTo(1000);
const longStores = { ...listStores, query: z.strictObject({ ...listStores.query.shape, ...paging }) };
const longUsers = { ...listUsers, query: z.strictObject({ ...listUsers.query.shape, ...paging }) };

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** Escaped twice, a quotation mark takes 4 bytes of a Lambda response. */
const longest = '"'.repeat(100);
const maxBytes = 6 * 1024 * 1024;
const bytesOf = (body: unknown): number => Buffer.byteLength(JSON.stringify({ body: JSON.stringify(body) }));

it('a page that would exceed the 6 MB of a Lambda response is refused at per_page with the number of rows that fit', async () => {
  const [store] = ok(await invoke(listStores, world.people.buyer));
  const vendors = Array.from({ length: 20 }, (_, n) => ({ id: `${n}`, name: longest }));
  const handler = serve(longStores, async ({ query: { page, per_page } }) => {
    const data = Array.from({ length: per_page }, () => ({ ...store, vendors }));
    return { ...emptyPage({ page, per_page }), total: 1000, data };
  });
  const list = (per_page: number) =>
    invokeAs(longStores, world.people.buyer, { query: { per_page } }, undefined, handler as never);

  const refused = await list(1000);
  expect(refused).toMatchObject({
    status: 400,
    body: { code: 'invalid-input', fields: { per_page: expect.stringMatching(/^The maximum is \d+\.$/) } },
  });
  const fitting = Number(/\d+/.exec(refused.body.fields.per_page)?.[0]);
  expect(fitting).toBeGreaterThan(500);
  const { status, body } = await list(fitting);
  expect([status, body.data.length]).toEqual([200, fitting]);
  expect(bytesOf(body)).toBeLessThan(maxBytes);
});

it('a page of 1,000 people with 100 stores each is answered or refused, and never exceeds 6 MB', async () => {
  const [person] = ok(await invoke(listUsers, world.people.vendor));
  const people = (fio: string) =>
    serve(longUsers, async ({ query: { page, per_page } }) => {
      const stores_ids = Array.from({ length: 100 }, () => crypto.randomUUID());
      const data = Array.from({ length: per_page }, () => ({ ...person, fio, stores_ids }));
      return { ...emptyPage({ page, per_page }), total: 1000, data };
    });
  const list = (fio: string) =>
    invokeAs(longUsers, world.people.vendor, { query: { per_page: 1000 } }, undefined, people(fio) as never);
  const answered = await list('Jana Nováková');
  expect(answered.status).toBe(200);
  expect(bytesOf(answered.body)).toBeLessThan(maxBytes);
  expect(await list(longest.repeat(8))).toMatchObject({
    status: 400,
    body: { fields: { per_page: expect.any(String) } },
  });
});
