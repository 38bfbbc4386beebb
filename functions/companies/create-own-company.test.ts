import { beforeAll, describe, expect, it } from 'vitest';
import { createOwnCompany } from '#shared/contracts/companies.ts';
import { getMe } from '#shared/contracts/settings.ts';
import en from '#shared/messages/en/fields.ts';
import { withFault } from '../../test/world/faults.ts';
import { anIco } from '../../test/world/ico.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { companyWithInn, getCompany } from '../data/companies/companies.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
const aBuyer = () => world.person('Eva Nová', 'ROLE_BUYER', null);
const now = '2026-11-20T10:00:00.000Z';

describe('a company that a buyer creates', () => {
  it('is a customer with what was typed, belongs to its buyer, and is found by its IČO', async () => {
    const [buyer, inn] = [await aBuyer(), anIco()];
    const answered = await invoke(createOwnCompany, buyer, { body: { name: ' Potraviny  Nová ', inn }, now });
    const company = { id: expect.any(String), name: 'Potraviny Nová', inn, role: 'customer', created_at: now };
    expect(answered).toMatchObject({ status: 201, body: { data: company } });
    const { id, name } = ok(answered);
    expect(await getCompany(id)).toMatchObject(company);
    expect(await companyWithInn(inn)).toMatchObject({ id, name });
    expect(ok(await invoke(getMe, buyer))).toMatchObject({ company: { id, name } });
  });

  it('has an IČO of its own: of two buyers who name one at the same time, one is told that it is taken', async () => {
    const inn = anIco();
    const both = await Promise.all(
      [await aBuyer(), await aBuyer()].map((buyer) => invoke(createOwnCompany, buyer, { body: { name: 'Nová', inn } })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([201, 409]);
    expect(both.find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'company-ico-taken',
      fields: { inn: en.taken },
    });
  });

  it('is created by the repeated request after a fault, and not by the failed one', async () => {
    const [buyer, inn] = [await aBuyer(), anIco()];
    const create = () => invoke(createOwnCompany, buyer, { body: { name: 'Nová', inn } });
    const { result } = await withFault({ nth: 1, kind: 'lost' }, create);
    expect(result).toMatchObject({ status: 500 });
    expect(await companyWithInn(inn)).toBeUndefined();
    expect(await create()).toMatchObject({ status: 201 });
  });
});
