import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { searchCatalogue } from '#shared/contracts/catalogue.ts';
import { getMe } from '#shared/contracts/settings.ts';
import { limits, readsPerBatch } from '#shared/domain/rate-limits.ts';
import { invoke } from '../../test/world/invoke.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { countRead } from './public-reads.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const start = Date.parse('2031-11-02T05:59:00.000Z');
const after = (seconds: number) => new Date(start + seconds * 1000).toISOString();
const { count, seconds } = limits['public-reads-from-address'];

describe('what guests read', () => {
  it('is kept at the edge for some seconds, and not by browsers; what people read is kept nowhere', async () => {
    const read = await invoke(searchCatalogue, null, { query: { text: 'prášek' } });
    expect(read).toMatchObject({ status: 200 });
    expect(read.headers?.['cache-control']).toBe('public, max-age=0, s-maxage=10, stale-while-revalidate=30');
    expect((await invoke(searchCatalogue, null, { query: { per_page: 'x' } })).headers?.['cache-control']).toBe(
      'no-store',
    );
    expect((await invoke(getMe, world.people.buyer)).headers?.['cache-control']).toBe('no-store');
  });

  it('is limited per address, over all processes, until the limit allows more', async () => {
    const [address, other] = [randomUUID(), randomUUID()];
    for (let read = 0; read < count * readsPerBatch; read++) await countRead(address, after(read / 100));
    const refused = { code: 'too-many-requests', details: { retryAfter: seconds - 20 } };
    for (let read = 1; read < readsPerBatch; read++) await countRead(address, after(20));
    await expect(countRead(address, after(20))).rejects.toMatchObject(refused);
    await expect(countRead(address, after(21))).rejects.toMatchObject({ code: 'too-many-requests' });
    expect(await invoke(searchCatalogue, null, { address, now: after(22) })).toMatchObject({
      status: 429,
      headers: { 'retry-after': expect.any(String), 'cache-control': 'no-store' },
    });
    expect(await invoke(searchCatalogue, null, { address: other, now: after(22) })).toMatchObject({ status: 200 });
    expect(await invoke(searchCatalogue, null, { address, now: after(seconds) })).toMatchObject({ status: 200 });
  });
});
