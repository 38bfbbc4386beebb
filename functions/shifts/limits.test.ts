import { beforeAll, expect, it } from 'vitest';
import {
  createComment,
  endBreak,
  getShift,
  listComments,
  listShiftLog,
  listShifts,
  startBreak,
} from '#shared/contracts/shifts.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { ask } from '../../test/world/door.ts';
import { given as givenIn, ok, plan, when } from '../../test/world/given.ts';
import type { World } from '../../test/world/world.ts';
import { aWorld } from '../../test/world/world.ts';

let world: World;
let given: ReturnType<typeof givenIn>;
beforeAll(async () => {
  world = await aWorld();
  given = givenIn(world);
});

it('a shift has at most 200 comments, also with concurrent requests, and they stay under 6 MB together with the log', async () => {
  const { id } = await given.create();
  const say = () =>
    ask(createComment, world.people.buyer, { params: { id }, body: { text: '🛒'.repeat(1000) }, now: when.ordered });
  for (let count = 0; count < 199; count++) expect((await say()).status).toBe(201);
  const last = await Promise.all([say(), say()]);
  expect(last.map(({ status }) => status).toSorted()).toEqual([201, 409]);
  expect(await say()).toMatchObject({ status: 409, body: { code: 'too-many-comments', message: /200/ } });
  const read = await Promise.all(
    [listComments, listShiftLog].map((contract) => ask(contract, world.people.vendor, { params: { id } })),
  );
  expect(ok(read[0] ?? last[0])).toHaveLength(200);
  for (const { status, body } of read) {
    expect(status).toBe(200);
    expect(Buffer.byteLength(JSON.stringify(body))).toBeLessThan(6 * 1024 * 1024);
  }
});

it('a shift has at most 10 breaks, and an open break can still be ended', async () => {
  const { worker } = world.people;
  const { id } = await given.started();
  const punch = (contract: typeof startBreak | typeof endBreak, minute: number) =>
    ask(contract, worker, { params: { id }, body: {}, now: addMinutes(plan.starts_at, minute) });
  for (let count = 0; count < 10; count++) {
    expect((await punch(startBreak, 10 + count * 10)).status).toBe(200);
    expect((await punch(endBreak, 15 + count * 10)).status).toBe(200);
  }
  const refused = await punch(startBreak, 200);
  expect(refused).toMatchObject({ status: 409, body: { code: 'too-many-breaks', message: /10/ } });
});

it('a list of shifts leaves out comments, so that 1,000 long orders fit into a response', async () => {
  const comment = '🛒'.repeat(1000);
  const { id, day } = await given.create({ comment });
  const listed = ok(await ask(listShifts, world.people.buyer, { query: { from: day, to: day, per_page: 1000 } })) as {
    id: string;
  }[];
  const row = listed.find((shift) => shift.id === id);
  expect(row).not.toHaveProperty('comment');
  // Lambda's response limit is 6 MB; the rest is a reserve for longer names and warnings.
  expect(Buffer.byteLength(JSON.stringify(row)) * 1000).toBeLessThan(0.6 * 6 * 1024 * 1024);
  expect(ok(await ask(getShift, world.people.buyer, { params: { id } }))).toMatchObject({ comment });
});
