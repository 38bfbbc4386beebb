import { expect, it } from 'vitest';
import { codeLength, codeSeconds, guessesPerCode, smsShareOfCodes } from './auth/codes.ts';
import { limits } from './rate-limits.ts';

const [minute, hour, day] = [60, 3600, 86_400];

it('the limits are those of docs/rules.md', () => {
  expect({ codeLength, codeSeconds, guessesPerCode, smsShareOfCodes }).toEqual({
    codeLength: 4,
    codeSeconds: 5 * minute,
    guessesPerCode: 3,
    smsShareOfCodes: 0.8,
  });
  expect(
    Object.fromEntries(Object.entries(limits).map(([name, { count, seconds }]) => [name, [count, seconds]])),
  ).toEqual({
    'assistant-messages-of-account': [20, minute],
    'posts-of-account': [60, minute],
    'chat-tokens-of-account': [60, minute],
    'codes-of-number': [3, 10 * minute],
    'codes-of-number-a-day': [10, day],
    'codes-from-address': [20, hour],
    'guesses-of-number-from-address': [10, day],
    'guesses-of-number': [30, day],
    'guesses-without-attempt': [10, day],
    'wrong-guesses-from-address': [60, day],
    'wrong-passwords-of-login': [10, 10 * minute],
    'wrong-passwords-from-address': [60, hour],
    'unknown-look-ups-from-address': [60, hour],
    'known-look-ups-from-address': [600, hour],
    'registrations-from-address': [20, hour],
    'registration-letters-to-email': [3, 10 * minute],
    'activation-letters-to-email': [3, 10 * minute],
    'password-letters-to-email': [3, 10 * minute],
    'invitation-letters-to-email': [3, 10 * minute],
    'import-letters-to-email': [3, day],
    'confirmation-letters-to-email': [3, 10 * minute],
    'letters-from-address': [20, hour],
    'invitations-of-account': [50, day],
    'sms-invitations-of-account': [10, day],
    'invitations-of-company': [200, day],
    'ordered-shifts': [2000, day],
    'orders-of-account': [200, day],
    'messages-of-account': [300, hour],
    'invoices-of-company': [1000, day],
    'tenders-of-account': [100, day],
    'publications-of-account': [50, day],
    'broadcasts-of-account': [20, day],
    'tender-messages-of-account': [200, hour],
    'reminders-of-tender': [3, day],
    'created-stores': [500, day],
    'service-requests-of-company': [20, day],
    'import-requests-of-account': [2000, day],
    'import-letters-of-company': [200, day],
    'contact-changes-of-login': [10, day],
    'downloads-of-account': [20, day],
    'uploads-of-account': [100, day],
    'uploaded-megabytes-of-account': [200, day],
    'company-look-ups-of-account': [60, hour],
    'company-look-ups-from-address': [20, hour],
    'geocoding-of-account': [1000, hour],
    'exports-of-account': [30, day],
    'running-exports-of-account': [2, hour],
    'public-stores-from-address': [120, hour],
    'public-reads-from-address': [90, minute],
    'wrong-promo-codes-of-company': [10, hour],
    'wrong-promo-codes-from-address': [30, hour],
    'pay-changes-of-company': [500, day],
  });
});

it('guesses of codes, of one number or from one address, take over less than one account in a hundred days', () => {
  for (const name of ['guesses-of-number', 'wrong-guesses-from-address'] as const) {
    const { count, seconds } = limits[name];
    expect((count * day) / seconds / 10 ** codeLength).toBeLessThan(0.01);
  }
});
