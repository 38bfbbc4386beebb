import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { codeLogin, codeRegisterSms } from '#shared/contracts/auth.ts';
import { changePhone, confirmPhone } from '#shared/contracts/settings.ts';
import { contactChangedText } from '#shared/domain/sign-in/sms.ts';
import { attributesInCognito } from '../../test/world/client.ts';
import { withEachFault } from '../../test/world/faults.ts';
import type { HandlerResponse } from '../../test/world/invoke.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, codeSentTo, smsTo } from '../../test/world/phones.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import { createWorld } from '../../test/world/world.ts';
import { findLoginId } from '../data/auth/logins.ts';
import type { Account } from '../data/people/accounts.ts';
import { getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

/** A person who signs in by phone only. */
const someone = async () => {
  const phone = aNumber();
  const me = await world.person('Jan Malý', 'ROLE_STORE_MANAGER', world.companies.customer, { phone });
  await nameLogin({ id: me.login_id, email: null, phone, login: null });
  return { me, former: phone };
};
const request = (me: Account, phone: string, asking: object = {}) =>
  invoke(changePhone, me, { body: { phone }, ...asking });
const requested = async (me: Account, phone = aNumber()) => {
  const { attempt } = ok(await request(me, phone)) as { attempt: string };
  return { phone, attempt, code: await codeSentTo(phone) };
};
type Code = Awaited<ReturnType<typeof requested>>;
const confirm = (me: Account, body: Code, asking: object = {}) => invoke(confirmPhone, me, { body, ...asking });
const later = (seconds: number) => new Date(Date.now() + seconds * 1000).toISOString();
const told = contactChangedText('phone', 'en');

describe('a change of the own phone', () => {
  it('takes the number from an unfinished registration', async () => {
    const { me } = await someone();
    const phone = aNumber();
    const newcomer = { phoneNumbers: phone, roles: ['ROLE_BUYER'], fio: 'Nová Alena', terms: true };
    const { attempt } = ok(await invoke(codeRegisterSms, null, { body: newcomer })) as Code;
    const theirs = await codeSentTo(phone);
    ok(await confirm(me, await requested(me, phone)));
    expect(await invoke(codeLogin, null, { body: { phoneNumbers: phone, code: theirs, attempt } })).toMatchObject({
      status: 409,
      body: { code: 'phone-taken' },
    });
    expect(await attributesInCognito(me.login_id)).toMatchObject({ phone_number: phone });
  });
});

it('after a fault at any write, repeating the request completes', async () => {
  const faults = await withEachFault(
    async (faulty) => {
      const { me, former } = await someone();
      const phone = aNumber();
      const repeated = async (send: (headers: Record<string, string>, now: string) => Promise<HandlerResponse>) => {
        const headers = { 'idempotency-key': randomUUID() };
        // A fault before the caller knew that the key was claimed leaves the claim in place. It is free after a minute.
        await faulty(() => send(headers, later(0)));
        return ok(await send(headers, later(70)));
      };
      const { attempt } = (await repeated((headers, now) => request(me, phone, { headers, now }))) as Code;
      const body = { phone, attempt, code: await codeSentTo(phone) };
      expect(await repeated((headers, now) => confirm(me, body, { headers, now }))).toEqual({ phone });
      expect(await smsTo(former)).toEqual([told]);
      expect([await findLoginId(phone), await findLoginId(former)]).toEqual([me.login_id, undefined]);
      expect(await getAccount(me.id)).toMatchObject({ phone });
      expect(await attributesInCognito(me.login_id)).toMatchObject({ phone_number: phone });
    },
    { atOnce: 4 },
  );
  expect(faults).toBeGreaterThanOrEqual(10);
});
