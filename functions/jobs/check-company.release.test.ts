import { randomUUID } from 'node:crypto';
import { beforeEach, expect, it } from 'vitest';
import { checked, credibility, toldOfCredibility, withInn } from '../../test/world/credibility.ts';
import { delivery } from '../../test/world/effects.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { registeredIco } from '../../test/world/ico.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import type { World } from '../../test/world/world.ts';

// The workers of the deployment would check the companies, too.
await takeOwnTable();
process.env['QUEUE'] = await createQueue();
const { createWorld } = await import('../../test/world/world.ts');
const { after } = await import('../data/outbox.ts');
const { transact } = await import('../data/table.ts');
const { handler } = await import('./check-company.ts');

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const run = async (company_id: string, { fresh = true } = {}) => {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  await transact([after('check-company', { company_id, fresh }, { now, entryId: id })]);
  const { batchItemFailures } = await handler({ Records: [delivery({ id, committed_at: now })] });
  expect(batchItemFailures).toEqual([]);
};

it('two entries at one moment are done at once, also if both find another level', async () => {
  const { id } = world.companies.customer;
  await withInn(world, { id }, registeredIco());
  await checked(id, 'insolvent');
  const runs = [() => run(id), () => run(id)];
  await racing(writes(`COMPANY#${id}`), runs);
  expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green' });
  expect(
    (await toldOfCredibility(world.people.buyer)).filter(({ level }: { level: string }) => level === 'green'),
  ).toHaveLength(1);
});

it('with a fault at any write, the next try finishes, and people are told once', async () => {
  await withEachFault(async (faulty) => {
    world = await createWorld();
    const { id } = world.companies.customer;
    const [entryId, now] = [randomUUID(), new Date().toISOString()];
    await withInn(world, { id }, registeredIco());
    await checked(id, 'insolvent');
    await transact([after('check-company', { company_id: id, fresh: true }, { now, entryId })]);
    const deliver = () => handler({ Records: [delivery({ id: entryId, committed_at: now })] });
    await faulty(deliver);
    const { releaseEntry } = await import('../data/outbox.ts');
    await releaseEntry(entryId);
    expect((await deliver()).batchItemFailures).toEqual([]);
    expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green' });
    expect(
      (await toldOfCredibility(world.people.buyer)).filter(({ level }: { level: string }) => level === 'green'),
    ).toHaveLength(1);
  });
});
