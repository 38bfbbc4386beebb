import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { withEachFault } from '../../test/world/faults.ts';
import { registeredIco } from '../../test/world/ico.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';

// The job looks at all companies of its table.
await takeOwnTable();
process.env['QUEUE'] = await createQueue();
const { deliverPending } = await import('../../test/world/effects.ts');
const { companyWrites } = await import('../data/companies/companies.ts');
const { newCompany } = await import('../data/companies/company.ts');
const { queueDueCompanies } = await import('../data/companies/credibility.ts');
const { pendingEntries } = await import('../data/outbox.ts');
const { transact } = await import('../data/table.ts');

const now = new Date().toISOString();
/** The time after so many hours. */
const after = (hours: number) => new Date(Date.parse(now) + hours * 3_600_000).toISOString();

it('with a fault at any write, the next run queues what is missing', async () => {
  for (let n = 0; n < 7; n++) {
    const company = {
      id: randomUUID(),
      name: `Firma ${n}`,
      role: 'customer',
      inn: registeredIco(),
      created_at: now,
    } as const;
    await transact(companyWrites(newCompany(company)));
  }
  let hours = 100;
  await withEachFault(async (faulty) => {
    const time = after((hours += 30));
    await faulty(() => queueDueCompanies(time, 500).catch(() => {}));
    await queueDueCompanies(time, 500);
    expect(await pendingEntries()).toHaveLength(7);
    expect(await deliverPending()).toEqual([]);
  });
});
