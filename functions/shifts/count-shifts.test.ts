import { beforeAll, describe, expect, it } from 'vitest';
import { cancelShift, countShifts } from '#shared/contracts/shifts.ts';
import { invoke } from '../../test/world/invoke.ts';
import { at, ok, shiftFixtures, when } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
const dayOf = (n: number) => at(n, '00:00').slice(0, 10);
const [first, second, third] = [dayOf(10), dayOf(11), dayOf(12)];
beforeAll(async () => {
  world = await createWorld();
  const give = shiftFixtures(world);
  const { stores, people } = world;
  const on = (n: number, from = '08:00', to = '12:00') => ({ starts_at: at(n, from), ends_at: at(n, to) });
  await give.create(on(10));
  await give.create({ ...on(10, '09:00'), store_id: stores.shared.id });
  await give.create({ ...on(10), store_id: stores.foreign.id }, people.foreignBuyer);
  await give.confirmed(on(10));
  // An order that the customer cancels is no longer needed; one that the performer cancels is lost.
  for (const who of [people.buyer, people.vendor]) {
    const { id, version } = await give.confirmed({
      ...on(12, who === people.buyer ? '08:00' : '13:00', who === people.buyer ? '12:00' : '17:00'),
    });
    ok(await invoke(cancelShift, who, { params: { id }, body: { version, reason: 'Not needed' }, now: when.ordered }));
  }
});

const count = (who: Account, query: Record<string, string> = { from: first, to: third }) =>
  invoke(countShifts, who, { query, now: when.ordered });
const none = { worked: 0, running: 0, staffed: 0, open: 0, lost: 0 };

describe('the number of shifts by day', () => {
  it.for([
    ['buyer', { open: 2, staffed: 1 }, { lost: 1 }],
    ['storeManager', { open: 1, staffed: 1 }, { lost: 1 }],
    ['vendor', { open: 2, staffed: 1 }, { lost: 1 }],
    ['rivalVendor', { open: 2 }, {}],
    ['foreignBuyer', { open: 1 }, {}],
    ['colleague', {}, {}],
  ] as const)('counts for a %s exactly the ordered shifts that they may see', async ([who, onFirst, onThird]) => {
    expect((await count(world.people[who])).body.data).toEqual([
      { date: first, ...none, ...onFirst },
      { date: second, ...none },
      { date: third, ...none, ...onThird },
    ]);
  });

  it('is refused for a reversed and for a longer range than a year', async () => {
    expect(await count(world.people.buyer, { from: third, to: first })).toMatchObject({ status: 400 });
    expect(await count(world.people.buyer, { from: '2026-01-01', to: '2027-12-31' })).toMatchObject({ status: 400 });
  });
});
