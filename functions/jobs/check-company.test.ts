import { randomUUID } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { createCompany, getCompany, listCompanies, updateCompany } from '#shared/contracts/companies.ts';
import { newCooperation } from '#shared/domain/clients/cooperation.ts';
import { checked, credibility, credibilityNotificationsOf, withInn } from '../../test/world/credibility.ts';
import { delivery } from '../../test/world/effects.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { anIco, insolventIco, registeredIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';

// The workers of the deployment would check the companies, too.
await takeOwnTable();
process.env['QUEUE'] = await createQueue();
const { deliverPending } = await import('../../test/world/effects.ts');
const { createWorld } = await import('../../test/world/world.ts');
const { checksOf } = await import('../data/companies/checks.ts');
const { getCompany: findCompany, cooperationItem } = await import('../data/companies/companies.ts');
const { saveCredibility } = await import('../data/companies/credibility.ts');
const { effectWrite } = await import('../data/outbox.ts');
const { transact } = await import('../data/table.ts');
const { handler } = await import('./check-company.ts');

let world: World;
beforeEach(async () => {
  world = await createWorld();
});

const run = async (company_id: string, { fresh = true } = {}) => {
  const [id, now] = [randomUUID(), new Date().toISOString()];
  await transact([effectWrite('check-company', { company_id, fresh }, { now, entryId: id })]);
  const { batchItemFailures } = await handler({ Records: [delivery({ id, committed_at: now })] });
  expect(batchItemFailures).toEqual([]);
};
const logged = async (id: string) =>
  (await invoke(listAudit, world.people.admin, { query: { about_id: id, action: 'company-checked' } })).body.data;

describe('a company that is created', () => {
  it('is checked in the registers at once, without another version, and everyone who reads it sees the result', async () => {
    const body = { name: 'Stavby', inn: insolventIco(), role: 'vendor' };
    const { id, ...created } = ok(await invoke(createCompany, world.people.admin, { body })) as Record<string, any>;
    expect(created['credibility']).toBeNull();
    await deliverPending();
    const owner = await world.person('Owner', 'ROLE_VENDOR', { id, name: 'Stavby' });
    for (const who of [world.people.admin, world.people.manager, owner])
      expect(await credibility(id, who)).toMatchObject({ level: 'red', reasons: ['insolvent'] });
    const { version } = ok(await invoke(getCompany, owner, { params: { id } }));
    expect(version).toBe(1);
    const { data } = (await invoke(listCompanies, world.people.admin, { query: { name: body.inn } })).body;
    expect(data).toMatchObject([{ id, credibility: { level: 'red' } }]);
  });

  it('is yellow if no register knows it', async () => {
    const body = { name: 'Nová', inn: anIco(), role: 'vendor' };
    const { id } = ok(await invoke(createCompany, world.people.admin, { body })) as { id: string };
    await deliverPending();
    expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'yellow', reasons: ['not-in-register'] });
  });
});

describe('a change of the IČO', () => {
  it('makes the former check void, and asks again', async () => {
    const { id } = world.companies.customer;
    await withInn(world, { id }, insolventIco());
    expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'red' });
    const { version } = ok(await invoke(getCompany, world.people.admin, { params: { id } }));
    const body = { version, inn: registeredIco() };
    expect(ok(await invoke(updateCompany, world.people.admin, { params: { id }, body }))).toMatchObject({
      credibility: null,
    });
    expect(await credibility(id, world.people.admin)).toBeNull();
    await deliverPending();
    expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green', reasons: [] });
  });
});

describe('a check that finds another level', () => {
  it.each(['customer', 'performer'] as const)(
    'of a %s is told to the platform, its people and its partners',
    async (key) => {
      const { rival } = world.companies;
      const { id, name } = world.companies[key];
      await withInn(world, { id }, registeredIco());
      await withInn(world, { id }, insolventIco());
      const { admin, buyer, vendor, foreignBuyer } = world.people;
      const other = await world.person('Rival', 'ROLE_VENDOR', rival);
      const notification = { company: name, level: 'red', reasons: 'insolvent', about: id };
      for (const who of [admin, buyer, vendor])
        expect(await credibilityNotificationsOf(who)).toContainEqual(notification);
      expect(await credibilityNotificationsOf(foreignBuyer)).toEqual([]);
      // It serves the customer, too.
      expect(await credibilityNotificationsOf(other)).toEqual(key === 'customer' ? [notification] : []);
    },
  );

  it('is in the audit log of the company and of the platform, with the levels', async () => {
    const { id } = world.companies.customer;
    await withInn(world, { id }, insolventIco());
    const [entry] = await logged(id);
    expect(entry).toMatchObject({
      by: { id: 'smena', fio: 'Smena' },
      company: { id },
      about: { id },
      on_behalf: false,
      changes: [{ field: 'credibility', before: null, after: 'red', withheld: false }],
    });
    const { data } = (await invoke(listAudit, world.people.buyer, { query: { action: 'company-checked' } })).body;
    expect(data).toHaveLength(1);
  });

  it('to green is told, too', async () => {
    const { id } = world.companies.customer;
    await withInn(world, { id }, registeredIco());
    await checked(id, 'insolvent');
    await run(id);
    expect((await credibilityNotificationsOf(world.people.buyer))[0]).toMatchObject({ level: 'green', reasons: '' });
    expect((await logged(id))[0].changes).toEqual([
      { field: 'credibility', before: 'red', after: 'green', withheld: false },
    ]);
  });

  it('is told to more partners than a transaction holds, once each', async () => {
    const { performer } = world.companies;
    const customers = Array.from({ length: 120 }, (_, n) => ({ id: randomUUID(), name: `Customer ${n}` }));
    for (let n = 0; n < customers.length; n += 40)
      await transact(
        customers
          .slice(n, n + 40)
          .map((customer) => ({
            part: 'service',
            put: cooperationItem(newCooperation({ vendor: performer, customer, store_ids: null })),
          })),
      );
    await withInn(world, performer, insolventIco());
    for (const customer of [customers[0], customers[60], customers[119]]) {
      const buyer = await world.person('Buyer', 'ROLE_BUYER', customer ?? null);
      expect(await credibilityNotificationsOf(buyer)).toHaveLength(1);
    }
  });
});

describe('a check that finds the same', () => {
  it('stores its time, and tells and logs nothing', async () => {
    const { id } = world.companies.customer;
    await withInn(world, { id }, registeredIco());
    const [before, entries] = [(await checksOf([id])).get(id), await logged(id)];
    await run(id);
    const after = (await checksOf([id])).get(id);
    expect(after).toMatchObject({ level: 'green', inn: before?.inn });
    expect(String(after?.checked_at) > String(before?.checked_at)).toBe(true);
    expect(await logged(id)).toEqual(entries);
    expect(await credibilityNotificationsOf(world.people.buyer)).toEqual([]);
  });
});

describe('while the register does not answer', () => {
  const down = () => {
    const { REGISTER_URL } = process.env;
    onTestFinished(() => void Object.assign(process.env, { REGISTER_URL }));
    process.env['REGISTER_URL'] = 'http://127.0.0.1:1';
  };

  it('a green company is yellow, which is logged, and nobody is told of it', async () => {
    const { id } = world.companies.customer;
    await withInn(world, { id }, registeredIco());
    down();
    await run(id);
    expect(await credibility(id, world.people.admin)).toMatchObject({
      level: 'yellow',
      reasons: ['register-unavailable'],
    });
    expect(await logged(id)).toMatchObject([{ changes: [{ before: 'green', after: 'yellow' }] }, {}]);
    expect(await credibilityNotificationsOf(world.people.buyer)).toEqual([]);
  });

  it('a company in insolvency stays red', async () => {
    const { id } = world.companies.customer;
    await withInn(world, { id }, insolventIco());
    down();
    await run(id);
    expect(await credibility(id, world.people.admin)).toMatchObject({
      level: 'red',
      reasons: ['insolvent', 'register-unavailable'],
    });
    expect(await credibilityNotificationsOf(world.people.buyer)).toHaveLength(1);
  });
});

it('uses kept answers only where it may', async () => {
  const { id } = world.companies.customer;
  await withInn(world, { id }, registeredIco());
  const { REGISTER_URL } = process.env;
  onTestFinished(() => void Object.assign(process.env, { REGISTER_URL }));
  process.env['REGISTER_URL'] = 'http://127.0.0.1:1';
  await run(id, { fresh: false });
  expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green' });
  await run(id);
  expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'yellow' });
});

it('a check of a former IČO is not stored', async () => {
  const { id } = world.companies.customer;
  const company = await findCompany(id);
  if (!company) throw new Error('No company');
  await withInn(world, { id }, registeredIco());
  const found = { level: 'red', reasons: ['insolvent'], checked_at: new Date().toISOString() } as const;
  await expect(saveCredibility(company, { ...found, reasons: [...found.reasons] })).rejects.toThrow('refused: company');
  expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green' });
});

it('of two checks at one moment that find another level one is told', async () => {
  const { id } = world.companies.customer;
  await withInn(world, { id }, insolventIco());
  const company = await findCompany(id);
  if (!company) throw new Error('No company');
  const found = { level: 'green', reasons: [], checked_at: new Date().toISOString() } as const;
  const both = await Promise.allSettled([1, 2].map(() => saveCredibility(company, { ...found, reasons: [] })));
  expect(both.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  expect(await credibilityNotificationsOf(world.people.buyer)).toHaveLength(2);
});

it('of a company that does not exist does nothing', async () => {
  await run('none');
  expect((await checksOf(['none'])).size).toBe(0);
});

secondRing.it('two entries at one moment are done at once, also if both find another level', async () => {
  const { id } = world.companies.customer;
  await withInn(world, { id }, registeredIco());
  await checked(id, 'insolvent');
  const runs = [() => run(id), () => run(id)];
  await racing(writes(`COMPANY#${id}`), runs);
  expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green' });
  expect(
    (await credibilityNotificationsOf(world.people.buyer)).filter(({ level }: { level: string }) => level === 'green'),
  ).toHaveLength(1);
});

secondRing.it('with a fault at any write, the next try finishes, and people are told once', async () => {
  await withEachFault(async (faulty) => {
    world = await createWorld();
    const { id } = world.companies.customer;
    const [entryId, now] = [randomUUID(), new Date().toISOString()];
    await withInn(world, { id }, registeredIco());
    await checked(id, 'insolvent');
    await transact([effectWrite('check-company', { company_id: id, fresh: true }, { now, entryId })]);
    const deliver = () => handler({ Records: [delivery({ id: entryId, committed_at: now })] });
    await faulty(deliver);
    const { releaseEntry } = await import('../data/outbox.ts');
    await releaseEntry(entryId);
    expect((await deliver()).batchItemFailures).toEqual([]);
    expect(await credibility(id, world.people.admin)).toMatchObject({ level: 'green' });
    expect(
      (await credibilityNotificationsOf(world.people.buyer)).filter(
        ({ level }: { level: string }) => level === 'green',
      ),
    ).toHaveLength(1);
  });
});
