import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isBankAccount, plainBankAccount, tellBankAccount } from './bank-account.ts';

describe('a bank account', () => {
  it.for<[text: string, what: string]>([
    ['19-2000145399/0800', 'with a prefix'],
    ['000019-2000145399/0800', 'with leading zeros'],
    ['2000145399/0800', 'without a prefix'],
    [' 19 - 2000145399 / 0800 ', 'with spaces'],
    ['CZ65 0800 0000 1920 0014 5399', 'as an IBAN in groups'],
    ['cz6508000000192000145399', 'as an IBAN in small letters'],
    ['SK31 1200 0000 1987 4263 7541', 'of Slovakia'],
    ['DE89 3704 0044 0532 0130 00', 'of Germany'],
    ['GB82 WEST 1234 5698 7654 32', 'with letters in it'],
    ['PL61 1090 1014 0000 0712 1981 2874', 'of Poland'],
  ])('%s is accepted: %s', ([text]) => {
    expect(isBankAccount(text)).toBe(true);
  });

  it.for<[text: string, what: string]>([
    ['', 'nothing'],
    ['19-2000145398/0800', 'a wrong last digit (mod 11)'],
    ['18-2000145399/0800', 'a wrong prefix (mod 11)'],
    ['2000145399', 'no bank'],
    ['2000145399/080', 'a bank of three digits'],
    ['0000000000/0800', 'no number at all'],
    ['1234567-2000145399/0800', 'a prefix of seven digits'],
    ['CZ66 0800 0000 1920 0014 5399', 'wrong check digits (mod 97)'],
    ['CZ65 0800 0000 1920 0014 539', 'an IBAN that is too short'],
    ['DE89 3704 0044 0532 0130 0000', "a length that is not the country's"],
    ['XX00', 'no IBAN'],
    ['CZ65-0800-0000-1920-0014-5399', 'dashes in an IBAN'],
  ])('%s is refused: %s', ([text]) => {
    expect(isBankAccount(text)).toBe(false);
  });

  it('one digit typed wrong or two neighbours swapped is never accepted', () => {
    const valid = 'CZ6508000000192000145399';
    fc.assert(
      fc.property(fc.integer({ min: 2, max: valid.length - 1 }), fc.integer({ min: 1, max: 9 }), (place, more) => {
        const digit = (Number(valid[place]) + more) % 10;
        expect(isBankAccount(valid.slice(0, place) + digit + valid.slice(place + 1))).toBe(false);
      }),
    );
    for (let place = 2; place < valid.length - 1; place++) {
      const swapped = valid.slice(0, place) + valid[place + 1] + valid[place] + valid.slice(place + 2);
      expect(isBankAccount(swapped)).toBe(swapped === valid);
    }
  });

  it('is kept without spaces and told in groups', () => {
    expect(plainBankAccount(' cz65 0800 0000 1920 0014 5399')).toBe('CZ6508000000192000145399');
    expect(tellBankAccount('CZ6508000000192000145399')).toBe('CZ65 0800 0000 1920 0014 5399');
    expect(tellBankAccount('19-2000145399/0800')).toBe('19-2000145399/0800');
  });
});
