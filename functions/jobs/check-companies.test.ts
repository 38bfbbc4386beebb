import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { registeredIco } from '../../test/world/ico.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';

// The job looks at all companies of its table.
await takeOwnTable();
process.env['QUEUE'] = await createQueue();
const { deliverPending } = await import('../../test/world/effects.ts');
const { checksOf } = await import('../data/companies/checks.ts');
const { companyWrites } = await import('../data/companies/companies.ts');
const { newCompany } = await import('../data/companies/company.ts');
const { queueDueCompanies } = await import('../data/companies/credibility.ts');
const { pendingEntries } = await import('../data/outbox.ts');
const { transact } = await import('../data/table.ts');
const { handler } = await import('./check-companies.ts');

const now = new Date().toISOString();
/** The time after so many hours. */
const after = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();
const add = async (count: number) => {
  const added = Array.from({ length: count }, (_, n) =>
    newCompany({ id: randomUUID(), name: `Firma ${n}`, role: 'customer', inn: registeredIco(), created_at: now }),
  );
  for (const company of added) await transact(companyWrites(company));
  return added.map(({ id }) => id);
};
const checkedAt = async (ids: string[]) => [...(await checksOf(ids)).values()].map(({ checked_at }) => checked_at);

it('queues each company that was never checked, and again a day later, but not twice in an hour', async () => {
  const ids = await add(3);
  expect(await handler({ time: now })).toEqual({ queued: 3 });
  expect(await pendingEntries()).toHaveLength(3);
  // A repeated event, and a second one in the same hour.
  await handler({ time: now });
  expect(await pendingEntries()).toHaveLength(3);
  expect(await deliverPending()).toEqual([]);
  expect(await checkedAt(ids)).toHaveLength(3);
  expect(await handler({ time: after(2) })).toEqual({ queued: 0 });
  expect(await handler({ time: after(25) })).toEqual({ queued: 3 });
  expect(await deliverPending()).toEqual([]);
});

it('looks at a bounded number of companies, goes on there, and begins again after the last one', async () => {
  await add(4);
  const all = 7;
  const looked = [];
  for (const _ of [1, 2, 3, 4]) looked.push((await queueDueCompanies(after(50), 3)).looked);
  expect(looked).toEqual([3, 3, all - 6, 3]);
  expect(await pendingEntries()).toHaveLength(all);
  expect(await deliverPending()).toEqual([]);
});
