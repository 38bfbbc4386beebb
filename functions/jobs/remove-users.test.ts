import { randomUUID } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeRegisterSms } from '#shared/contracts/auth.ts';
import { withFault } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { aNumber, codeSentTo } from '../../test/world/phones.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { ok } from '../../test/world/shift-fixtures.ts';

// The job acts on every number of its table.
await takeOwnTable();
const { isInCognito } = await import('../../test/world/client.ts');
const { queueUserRemovalWrite, userToRemoveKey } = await import('../data/auth/removed-users.ts');
const { newNumberKey, reserveLoginId } = await import('../data/auth/reserved-login-ids.ts');
const { verifyCode } = await import('../data/auth/codes.ts');
const { findLoginId } = await import('../data/auth/logins.ts');
const { consumeCode } = await import('../identity/sign-in-by-code.ts');
const { get, transact } = await import('../data/table.ts');
const { handler } = await import('./remove-users.ts');

const start = Date.now();
const hours = (count: number) => new Date(start + count * 3_600_000).toISOString();
const run = (time: string) => handler({ time });
const register = async (phone: string, now = hours(0)) => {
  const body = { phoneNumbers: phone, roles: ['ROLE_BUYER'], fio: 'Nová Alena', terms: true };
  const { attempt } = ok(await invoke(codeRegisterSms, null, { body, now })) as { attempt: string };
  return { phone, attempt, answer: await codeSentTo(phone), now };
};
/** As code_login does; Cognito's triggers use the deployed table, so no tokens are requested. */
const prove = async (registered: Awaited<ReturnType<typeof register>>) =>
  consumeCode(await verifyCode({ ...registered, address: '203.0.113.9' }), registered.now);
const reservedFor = async (phone: string) => (await get(newNumberKey(phone)))?.['login_id'] as string | undefined;

it('a number that nobody proves within a day leaves the table and the user pool', async () => {
  const phone = aNumber();
  await register(phone);
  const loginId = (await reservedFor(phone)) ?? '';
  await run(hours(23));
  expect([await reservedFor(phone), await isInCognito(loginId)]).toEqual([loginId, true]);
  await run(hours(25));
  expect([await reservedFor(phone), await isInCognito(loginId)]).toEqual([undefined, false]);
  await prove(await register(phone, hours(26)));
  expect(await findLoginId(phone)).toEqual(expect.any(String));
});

it('a number that was requested again stays, and so does the user of a proven number', async () => {
  const [again, proven] = [aNumber(), aNumber()];
  await register(again);
  await register(again, hours(12));
  await prove(await register(proven));
  await run(hours(25));
  expect(await isInCognito((await reservedFor(again)) ?? '')).toBe(true);
  expect(await isInCognito((await findLoginId(proven)) ?? '')).toBe(true);
});

it('a removal that failed is done by the next run', async () => {
  const phone = aNumber();
  await register(phone);
  const loginId = (await reservedFor(phone)) ?? '';
  // The queueing is lost, then the removal from the user pool, then the removal from the queue.
  for (const nth of [1, 2, 2])
    await expect(withFault({ nth, kind: 'lost' }, () => run(hours(50)))).rejects.toThrow(
      /could not be removed|connection broke/,
    );
  await run(hours(51));
  expect([await reservedFor(phone), await isInCognito(loginId)]).toEqual([undefined, false]);
});

secondRing.it('many unproven numbers do not keep a closed account in the user pool', async () => {
  const closed = `closed-${randomUUID()}`;
  await transact([queueUserRemovalWrite(closed)]);
  for (let nth = 0; nth < 301; nth++) await reserveLoginId(aNumber(), hours(100));
  await run(hours(125));
  expect(await get(userToRemoveKey(closed))).toBeUndefined();
});
