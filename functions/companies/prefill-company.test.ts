import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { createOwnCompany, prefillCompany } from '#shared/contracts/companies.ts';
import { withEachFault } from '../../test/world/faults.ts';
import { anIco, registeredIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';

// Answers are kept by number, so they would be those of earlier runs.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { companyWrites } = await import('../data/companies/companies.ts');
const { newCompany } = await import('../data/companies/company.ts');
const { findAnswers, storeAnswers } = await import('../data/companies/register-answers.ts');
const { transact } = await import('../data/table.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const now = '2031-11-23T12:00:00.000Z';
/** Each asks once, because an account may not ask often. */
const anAdmin = () => world.person('Admin', 'ROLE_ADMIN', null);
const ask = async (inn: string, at = now) => invoke(prefillCompany, await anAdmin(), { body: { inn }, now: at });
const answer = async (inn: string, at = now) => ok(await ask(inn, at));

describe('what the register says about a company number', () => {
  it('is the facts of the company, its credibility, and the time', async () => {
    expect(await answer('27451381')).toEqual({
      found: 'yes',
      taken: false,
      facts: {
        name: 'Zelený koš a.s.',
        legal_form: 'joint-stock',
        address: 'Cimburkova 4, 612 00 Brno',
        vat_id: 'CZ27451381',
        founded: '2006-03-14',
      },
      credibility: { level: 'green', reasons: [], checked_at: now },
      at: now,
    });
  });

  it.each([
    ['25110004', 'yes', 'red ceased'],
    ['26220008', 'yes', 'red insolvent'],
    ['27330001', 'yes', 'red unreliable-vat-payer'],
    ['03660001', 'yes', 'green'],
    ['00006947', 'no', 'yellow not-in-register'],
    ['29550009', 'unavailable', 'yellow register-unavailable'],
    ['05880009', 'unavailable', 'yellow register-unavailable'],
  ])('of %s is %s: %s', async (inn, found, expected) => {
    const { credibility, facts, ...rest } = (await answer(inn)) as Record<string, any>;
    expect(rest).toMatchObject({ found, taken: false });
    expect([credibility.level, ...credibility.reasons].join(' ')).toBe(expected);
    expect(facts !== null).toBe(found === 'yes');
  });

  it('says also that Smena has a company with the number', async () => {
    const inn = '28173643';
    await transact(
      companyWrites(newCompany({ id: randomUUID(), name: 'Lípa', inn, role: 'customer', created_at: now })),
    );
    expect(await answer(inn)).toMatchObject({ found: 'yes', taken: true });
  });

  it('is kept for 24 hours, and asked again then', async () => {
    const inn = '24038172';
    await answer(inn);
    const kept = await findAnswers(inn, now);
    if (kept?.register.state !== 'known') throw new Error('Nothing was kept');
    const changed = { ...kept, register: { ...kept.register, facts: { ...kept.register.facts, name: 'Kept' } } };
    await storeAnswers(inn, changed);
    const name = async (at: string) => (await answer(inn, at))['facts'];
    expect(await name('2031-11-24T11:59:59.000Z')).toMatchObject({ name: 'Kept' });
    expect(await answer(inn, '2031-11-24T11:59:59.000Z')).toMatchObject({ at: now });
    expect(await name('2031-11-24T12:00:00.000Z')).toMatchObject({ name: 'Hobby Dům s.r.o.' });
  });

  it('is not kept if a register did not answer', async () => {
    await answer('29550009');
    expect(await findAnswers('29550009', now)).toBeUndefined();
    const { VAT_REGISTER_URL } = process.env;
    onTestFinished(() => void Object.assign(process.env, { VAT_REGISTER_URL }));
    process.env['VAT_REGISTER_URL'] = `${process.env['REGISTER_URL']}/ekonomicke-subjekty/29550009`;
    const inn = '26902141';
    expect(await answer(inn)).toMatchObject({
      found: 'yes',
      credibility: { level: 'yellow', reasons: ['vat-register-unavailable'] },
    });
    expect(await findAnswers(inn, now)).toBeUndefined();
  });

  it('is "unavailable" if the register cannot be reached', async () => {
    const { REGISTER_URL } = process.env;
    onTestFinished(() => void Object.assign(process.env, { REGISTER_URL }));
    process.env['REGISTER_URL'] = 'http://127.0.0.1:1';
    expect(await answer('04770005')).toMatchObject({ found: 'unavailable', facts: null });
  });

  secondRing.it('of 28440005 is unavailable: yellow register-unavailable', async () => {
    const answer = await invoke(prefillCompany, await anAdmin(), { body: { inn: '28440005' }, now });
    expect(ok(answer)).toMatchObject({
      found: 'unavailable',
      taken: false,
      facts: null,
      credibility: { level: 'yellow', reasons: ['register-unavailable'] },
    });
  });
});

it.each(['12345678', '', '2745138', '../../x', '27451381/..'])('the number %j is refused at its field', async (inn) => {
  expect(await ask(inn)).toMatchObject({ status: 400, body: { fields: { inn: expect.any(String) } } });
});

it('those who may create a company ask, and nobody else', async () => {
  const { admin, manager, vendor, buyerManager, storeManager, worker, newcomer } = world.people;
  const body = { inn: '27451381' };
  for (const who of [admin, await world.person('Eva Nová', 'ROLE_BUYER', null)])
    expect(await invoke(prefillCompany, who, { body, now })).toMatchObject({ status: 200 });
  for (const who of [manager, vendor, buyerManager, storeManager, worker, newcomer])
    expect(await invoke(prefillCompany, who, { body, now })).toMatchObject({ status: 403 });
});

it('a buyer who has a company does not learn whether a number is taken', async () => {
  const taken = anIco();
  await transact(
    companyWrites(newCompany({ id: randomUUID(), name: 'Dub', inn: taken, role: 'customer', created_at: now })),
  );
  const { buyer } = world.people;
  const refused = { status: 409, body: { code: 'company-yours-already' } };
  for (const inn of [taken, anIco()]) {
    expect(await invoke(prefillCompany, buyer, { body: { inn }, now })).toMatchObject(refused);
    expect(await invoke(createOwnCompany, buyer, { body: { inn, name: 'Dub' }, now })).toMatchObject(refused);
  }
});

it('an account asks 60 times an hour', async () => {
  const who = await world.person('Admin', 'ROLE_ADMIN', null);
  const many = () => invoke(prefillCompany, who, { body: { inn: '27451381' }, now });
  const first = await Promise.all(Array.from({ length: 20 }, many));
  const later = [
    ...(await Promise.all(Array.from({ length: 20 }, many))),
    ...(await Promise.all(Array.from({ length: 20 }, many))),
  ];
  expect(new Set([...first, ...later].map(({ status }) => status))).toEqual(new Set([200]));
  expect(await many()).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
});

secondRing.it('with a fault at any write the repeated request is answered', async () => {
  await withEachFault(async (faulty) => {
    const [who, inn, headers] = [await anAdmin(), registeredIco(), { 'idempotency-key': randomUUID() }];
    const send = (at: string) => invoke(prefillCompany, who, { body: { inn }, now: at, headers });
    await faulty(() => send(now));
    // A claim of a key that was not released is free after a minute.
    const again = await send('2031-11-23T12:02:00.000Z');
    expect(again).toMatchObject({ status: 200, body: { data: { found: 'yes' } } });
  });
});
