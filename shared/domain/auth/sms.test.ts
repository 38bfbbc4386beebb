import { expect, it } from 'vitest';
import { confirmPhoneText, contactChangedText, invitationText, smsText } from './sms.ts';

it.each(['cz', 'en', 'ru'] as const)(
  'an SMS in %s is one message, and its last line offers the code to our page',
  (locale) => {
    // CloudFront's own domain names are the longest that a deployment has.
    const host = 'd1234abcdefgh8.cloudfront.net';
    const text = smsText({ code: '0123', locale, host });
    expect(text.length).toBeLessThan(70);
    expect(text.split('\n').at(-1)).toBe(`@${host} #0123`);
    expect(text).toMatch(/^Smena: .* 0123/);
  },
);

it.each(['cz', 'en', 'ru'] as const)('an SMS in %s about a change is one message', (locale) => {
  const texts = (['email', 'phone'] as const).map((contact) => contactChangedText(contact, locale));
  for (const text of texts) expect([text, text.length <= 70]).toEqual([text, true]);
  expect(new Set(texts).size).toBe(2);
});

it('the SMS of an invitation and of a new number consist of their links', () => {
  expect(invitationText('https://smena.cz', 'aBc')).toBe('Smena: https://smena.cz/auth/invitation/aBc');
  expect(confirmPhoneText('https://smena.cz', 'aBc')).toBe('Smena: https://smena.cz/auth/confirm_phone/aBc');
});
