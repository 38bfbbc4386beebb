import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { getPublicStore } from '#shared/contracts/stores.ts';
import { limits } from '#shared/domain/rate-limits.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { insertStore } from '../data/stores/stores.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const read = (id: string, asking = {}) => invoke(getPublicStore, null, { params: { id }, ...asking });

describe('the public page of a store', () => {
  it('shows a guest the name, location and hours, and nothing about people or companies', async () => {
    const id = `public-${randomUUID()}`;
    await insertStore({ ...world.stores.own, id, name: 'Public', phone: '+420777123456' });
    const { status, body } = await read(id);
    expect(status).toBe(200);
    const { name, address, location, time_zone, schedule, pickup } = { ...world.stores.own, name: 'Public' };
    expect(body.data).toEqual({
      id,
      name,
      address,
      location,
      time_zone,
      schedule,
      pickup,
      active: true,
      code_valid: null,
    });
  });

  it('names the coming days on which the law or the store changes its hours', async () => {
    const id = `public-${randomUUID()}`;
    const { schedule } = world.stores.own;
    const exceptions = [
      { date: '2026-12-31', hours: [] },
      { date: '2027-06-01', hours: [] },
    ];
    await insertStore({ ...world.stores.own, id, sales_area_m2: 900, schedule: { ...schedule, exceptions } });
    const { body } = await read(id, { now: '2026-12-20T23:30:00.000Z' });
    expect(body.data.schedule.week).toEqual(schedule.week);
    expect(body.data.schedule.exceptions).toEqual([
      { date: '2026-12-24', hours: [{ from: '06:00', to: '12:00', next_day: false }] },
      { date: '2026-12-25', hours: [] },
      { date: '2026-12-26', hours: [] },
      { date: '2026-12-31', hours: [] },
      { date: '2027-01-01', hours: [] },
    ]);
  });

  it('returns 404 for an unknown id and for the id of something else', async () => {
    for (const id of [randomUUID(), world.companies.customer.id, world.people.buyer.id, 'x'.repeat(65)])
      expect(await read(id)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it('has a rate limit per address', async () => {
    const { count } = limits['public-stores-from-address'];
    const asking = { now: '2031-01-01T10:00:00.000Z', address: `passer-by-${randomUUID()}` };
    const { id } = world.stores.own;
    await fillCounter('public-stores-from-address', asking.address, count - 2, asking.now);
    for (let turn = 0; turn < 2; turn++) expect(await read(id, asking)).toMatchObject({ status: 200 });
    expect(await read(id, asking)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(await read(id)).toMatchObject({ status: 200 });
    expect(await read(id, { ...asking, now: '2031-01-01T11:00:01.000Z' })).toMatchObject({ status: 200 });
  });
});
