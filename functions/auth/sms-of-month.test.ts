import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { codeRegisterSms } from '#shared/contracts/auth.ts';
import { invoke } from '../../test/world/invoke.ts';
import { aNumber } from '../../test/world/phones.ts';
import { sentTo } from '../../test/world/sent.ts';
import { newNumberKey } from '../data/auth/reserved-login-ids.ts';
import { consumeSmsQuota } from '../data/auth/sms-quota.ts';
import { get } from '../data/table.ts';

it('a code counts as one of the SMS of its month, and when these are used up, none is sent and no number is reserved', async () => {
  // A random month, so that no other test counts in it.
  const now = `${randomInt(2100, 9000)}-06-10T08:00:00.000Z`;
  const [first, second] = [aNumber(), aNumber()];
  const register = (phoneNumbers: string) =>
    invoke(codeRegisterSms, null, { body: { phoneNumbers, roles: ['ROLE_BUYER'], fio: 'Nová', terms: true }, now });
  expect(await register(first)).toMatchObject({ status: 200 });
  expect((await sentTo(first)).map(({ text }) => text)).toEqual([expect.stringMatching(/\d{4}/)]);
  expect(await get(newNumberKey(first))).toBeDefined();
  expect(await consumeSmsQuota('code', now)).toBe(2);
  process.env['SMS_MONTHLY'] = '2';
  expect(await register(second)).toMatchObject({ status: 429, body: { code: 'code-limit' } });
  expect([await sentTo(second), await get(newNumberKey(second))]).toEqual([[], undefined]);
});
