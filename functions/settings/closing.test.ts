import { beforeAll, describe, expect, it } from 'vitest';
import { listUsers } from '#shared/contracts/people.ts';
import { deleteMe, getMe } from '#shared/contracts/settings.ts';
import { getShift } from '#shared/contracts/shifts.ts';
import { ask } from '../../test/world/door.ts';
import { given, ok } from '../../test/world/given.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/accounts.ts';

// Whether an admin is the last one is a question to the whole table.
await takeOwnTable();
const { letSignIn } = await import('../../test/world/client.ts');
const { aWorld } = await import('../../test/world/world.ts');
const { getAccount } = await import('../data/accounts.ts');
const { findLoginId } = await import('../data/logins.ts');

let world: World;
beforeAll(async () => {
  world = await aWorld();
});

const close = (who: Account, query: Record<string, string> = { confirm: 'delete' }) => ask(deleteMe, who, { query });

describe('an account that its owner closes', () => {
  it('goes with its login, whose e-mail is free again', async () => {
    const who = await world.person('Petr Odchozí', 'ROLE_MANAGER', null);
    const { login } = await letSignIn(who);
    expect(await close(who)).toMatchObject({ status: 200, body: { data: { login_deleted: true } } });
    expect([await getAccount(who.id), await findLoginId(login)]).toEqual([undefined, undefined]);
    expect((await ask(getMe, who)).status).toBe(403);
    expect((await close(who)).status).toBe(403);
  });

  it('leaves the login where it has another account', async () => {
    const one = await world.person('Dana Dvojí', 'ROLE_MANAGER', null);
    const { login } = await letSignIn(one);
    const other = await world.person('Dana Dvojí', 'ROLE_STORE_MANAGER', world.companies.customer, {
      login_id: one.login_id,
    });
    expect(await close(one)).toMatchObject({ status: 200, body: { data: { login_deleted: false } } });
    expect(await findLoginId(login)).toBe(one.login_id);
    expect(ok(await ask(getMe, other)).users).toHaveLength(1);
  });

  it('of a worker keeps the hours without the person, and is in no list', async () => {
    const who = await world.person('Karel Končící', 'ROLE_VENDOR_STAFF', world.companies.performer, {
      phone: '+420777123456',
      bank_account: '19-2000145399/0800',
    });
    const shift = await given(world).completed({}, who);
    expect((await close(who)).status).toBe(200);
    expect(await getAccount(who.id)).toMatchObject({ fio: '', phone: null, bank_account: null, active: false });
    expect(ok(await ask(getShift, world.people.vendor, { params: { id: shift.id } }))).toMatchObject({
      status: 'completed',
      staff: { id: who.id },
    });
    const { body } = await ask(listUsers, world.people.vendor, { query: { per_page: 100 } });
    expect(body.data.map(({ id }: Account) => id)).not.toContain(who.id);
  });

  it('of a worker waits for the shifts ahead', async () => {
    const who = await world.person('Lída Zítřková', 'ROLE_VENDOR_STAFF', world.companies.performer);
    await given(world).confirmed({}, who);
    expect(await close(who)).toMatchObject({
      status: 409,
      body: { code: 'shifts-ahead', message: /still have 1 upcoming shift,/ },
    });
    expect(await getAccount(who.id)).toEqual(who);
  });

  it("stays where it is a company's only buyer or vendor, and says what to do", async () => {
    for (const who of [world.people.foreignBuyer, world.people.rivalVendor]) {
      const answer = await close(who);
      expect(answer).toMatchObject({ status: 409, body: { code: 'last-of-company', message: /Invite a successor/ } });
      expect(answer.body.message).toContain(who.company?.name);
    }
    await world.person('Second buyer', 'ROLE_BUYER', world.companies.stranger);
    expect((await close(world.people.foreignBuyer)).status).toBe(200);
  });

  it('stays where it is the last admin; of two admins who leave at once one stays', async () => {
    expect(await close(world.people.admin)).toMatchObject({ status: 409, body: { code: 'last-admin' } });
    const second = await world.person('Second admin', 'ROLE_ADMIN', null);
    const both = await Promise.all([close(world.people.admin), close(second)]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('is not closed by a request that does not say so', async () => {
    const who = await world.person('Omylem', 'ROLE_MANAGER', null);
    expect((await close(who, {})).status).toBe(400);
    expect((await close(who, { confirm: 'yes' })).status).toBe(400);
    expect(await getAccount(who.id)).toEqual(who);
  });
});
