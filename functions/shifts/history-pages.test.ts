import { beforeAll, describe, expect, it } from 'vitest';
import { assignShift, createComment, leaveShift, listComments, listShiftLog } from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { invoke } from '../../test/world/invoke.ts';
import { shiftFixtures, ok, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let fixtures: ReturnType<typeof shiftFixtures>;
beforeAll(async () => {
  world = await createWorld();
  fixtures = shiftFixtures(world);
});

const say = async (who: Account, id: string, text: string, minute = 0) =>
  ok(await invoke(createComment, who, { params: { id }, body: { text }, now: addMinutes(when.ordered, minute) }));
const paged = async (contract: typeof listComments | typeof listShiftLog, who: Account, id: string, query: object) => {
  const { status, body } = await invoke(contract, who, { params: { id }, query: { ...query } });
  expect(status).toBe(200);
  return body as {
    page: number;
    per_page: number;
    total: number;
    data: { text: string; kind: string; after: unknown }[];
  };
};
const createFreeWorker = (fio: string) =>
  world.person(fio, 'ROLE_VENDOR_STAFF', world.companies.performer, { category_ids: [world.specialties.cashier] });

describe('the history of a shift', () => {
  it('is paged from the newest comment, oldest first inside a page, with the exact total', async () => {
    const { buyer } = world.people;
    const { id } = await fixtures.create();
    for (let minute = 1; minute <= 5; minute++) await say(buyer, id, `${minute}`, minute);
    const pages = await Promise.all([1, 2, 3, 4].map((page) => paged(listComments, buyer, id, { page, per_page: 2 })));
    expect(pages.map(({ data }) => data.map(({ text }) => text))).toEqual([['4', '5'], ['2', '3'], ['1'], []]);
    for (const [n, page] of pages.entries()) expect(page).toMatchObject({ page: n + 1, per_page: 2, total: 5 });
  });

  it('is paged from the newest log entry, and the creation is on the last page', async () => {
    const { buyer } = world.people;
    const { id } = await fixtures.create();
    for (let minute = 1; minute <= 4; minute++) await say(buyer, id, `${minute}`, minute);
    const pages = await Promise.all([1, 2, 3].map((page) => paged(listShiftLog, buyer, id, { page, per_page: 2 })));
    expect(pages.map(({ data }) => data.map(({ kind, after }) => (kind === 'comment' ? after : kind)))).toEqual([
      ['3', '4'],
      ['1', '2'],
      ['created'],
    ]);
    for (const { total } of pages) expect(total).toBe(5);
  });

  it('has 100 entries a page without per_page, and no more with it', async () => {
    const { id } = await fixtures.create();
    for (const contract of [listComments, listShiftLog]) {
      expect(await paged(contract, world.people.buyer, id, {})).toMatchObject({ page: 1, per_page: 100 });
      expect(await paged(contract, world.people.buyer, id, { per_page: 101 })).toMatchObject({ per_page: 100 });
    }
  });

  it('is filtered by who reads it before it is paged and counted', async () => {
    const { buyer, vendor } = world.people;
    const [first, second] = await Promise.all([createFreeWorker('First Worker'), createFreeWorker('Second Worker')]);
    const { id } = await fixtures.confirmed({}, first);
    for (const text of ['secret 1', 'secret 2', 'secret 3']) await say(buyer, id, text);
    await fixtures.act(leaveShift, id, { who: first, body: { reason: 'A broken leg' } });
    await fixtures.act(assignShift, id, { who: vendor, body: { staff_id: second.id } });
    for (const text of ['Welcome', 'Bring boots']) await say(vendor, id, text, 1);
    const comments = await Promise.all([1, 2, 3].map((page) => paged(listComments, second, id, { page, per_page: 1 })));
    expect(comments.flatMap(({ data }) => data.map(({ text }) => text)).toSorted()).toEqual(['Bring boots', 'Welcome']);
    expect(comments.map(({ total, data }) => [total, data.length])).toEqual([
      [2, 1],
      [2, 1],
      [2, 0],
    ]);
    const log = await Promise.all(
      [1, 2, 3, 4, 5].map((page) => paged(listShiftLog, second, id, { page, per_page: 1 })),
    );
    expect(log.map(({ total, data }) => [total, data.length])).toEqual([
      [4, 1],
      [4, 1],
      [4, 1],
      [4, 1],
      [4, 0],
    ]);
    expect(JSON.stringify([comments, log])).not.toMatch(/secret|First|leg/);
    expect((await paged(listComments, buyer, id, { per_page: 1 })).total).toBe(5);
  });

  it('skips nothing where a comment is added between the reading of two pages', async () => {
    const { buyer } = world.people;
    const { id } = await fixtures.create();
    for (let minute = 1; minute <= 4; minute++) await say(buyer, id, `${minute}`, minute);
    const newest = await paged(listComments, buyer, id, { per_page: 2 });
    await say(buyer, id, '5', 5);
    const earlier = await paged(listComments, buyer, id, { per_page: 2, page: 2 });
    const last = await paged(listComments, buyer, id, { per_page: 2, page: 3 });
    const read = new Set([last, earlier, newest].flatMap(({ data }) => data.map(({ text }) => text)));
    expect([...read]).toEqual(['1', '2', '3', '4']);
  });
});
