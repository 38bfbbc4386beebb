import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { findCompany } from '#shared/contracts/registration.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';

// Answers are kept by number, so they would be those of earlier runs.
await takeOwnTable();
const { fillCounter } = await import('../../test/world/counters.ts');
const { companyWrites } = await import('../data/companies/companies.ts');
const { newCompany } = await import('../data/companies/company.ts');
const { transact } = await import('../data/table.ts');

const now = '2031-11-23T12:00:00.000Z';
const ask = (inn: string, address?: string) =>
  invoke(findCompany, null, { query: { inn }, now, ...(address && { address }) });

it.each([
  ['27451381', { found: 'yes', name: 'Zelený koš a.s.', taken: false }],
  ['00006947', { found: 'no', name: null, taken: false }],
  ['29550009', { found: 'unavailable', name: null, taken: false }],
])('a visitor learns of %s only %o', async (inn, expected) => {
  expect(ok(await ask(inn))).toEqual(expected);
});

it('a company that Smena has already is taken', async () => {
  const inn = '28173643';
  await transact(companyWrites(newCompany({ id: randomUUID(), name: 'Lípa', inn, role: 'customer', created_at: now })));
  expect(ok(await ask(inn))).toMatchObject({ found: 'yes', taken: true });
});

it('a number with a wrong check digit is refused', async () => {
  expect(await ask('27451382')).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
});

it('an address may ask 20 times an hour', async () => {
  const address = '192.0.2.77';
  await fillCounter('company-look-ups-from-address', address, 19, now);
  expect((await ask('27451381', address)).status).toBe(200);
  expect(await ask('27451381', address)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});
