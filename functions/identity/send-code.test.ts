import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { aNumber } from '../../test/world/phones.ts';
import { sentTo } from '../../test/world/sent.ts';
import { consumeSmsQuota } from '../data/sms-quota.ts';
import { sendCode } from './send-code.ts';

it('a code counts as one of the SMS of its month, and when these are used up, none is sent', async () => {
  // A random month, so that no other test counts in it.
  const now = `${randomInt(2100, 9000)}-06-10T08:00:00.000Z`;
  const [first, second] = [aNumber(), aNumber()];
  await sendCode({ phone: first, code: '1234', locale: 'en' }, now);
  expect((await sentTo(first)).map(({ text }) => text)).toEqual([expect.stringContaining('1234')]);
  expect(await consumeSmsQuota('code', now)).toBe(2);
  process.env['SMS_MONTHLY'] = '2';
  await expect(sendCode({ phone: second, code: '1234', locale: 'en' }, now)).rejects.toMatchObject({
    code: 'code-limit',
  });
  expect(await sentTo(second)).toEqual([]);
});
