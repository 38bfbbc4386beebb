import { randomInt } from 'node:crypto';
import { expect, it } from 'vitest';
import { consumeSmsQuota } from './sms-quota.ts';

process.env['SMS_MONTHLY'] = '10';
/** A random month, so that no other test counts in it. */
const aMonth = () => `${randomInt(2100, 9000)}-06-10T08:00:00.000Z`;

it('four fifths of the monthly SMS are reserved for sign-in codes: invitations get one fifth', async () => {
  const now = aMonth();
  for (const sent of [1, 2]) expect(await consumeSmsQuota('invitation', now)).toBe(sent);
  await expect(consumeSmsQuota('invitation', now)).rejects.toMatchObject({
    code: 'invitation-limit',
    details: { retryAfter: (20 * 24 + 16) * 3600 },
  });
  for (let sent = 3; sent <= 10; sent++) expect(await consumeSmsQuota('code', now)).toBe(sent);
  await expect(consumeSmsQuota('code', now)).rejects.toMatchObject({ code: 'code-limit' });
});

it('codes may use all of the monthly SMS', async () => {
  const now = aMonth();
  for (let sent = 1; sent <= 10; sent++) expect(await consumeSmsQuota('code', now)).toBe(sent);
  await expect(consumeSmsQuota('invitation', now)).rejects.toMatchObject({ code: 'invitation-limit' });
});

it('concurrent requests are counted too', async () => {
  const now = aMonth();
  const answers = await Promise.allSettled(Array.from({ length: 8 }, () => consumeSmsQuota('invitation', now)));
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
});
