import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { czechAccountOf, formatBankAccount, ibanOf, isBankAccount, normalizeBankAccount } from './bank-account.ts';

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
    ['AT61 1904 3002 3457 3201', 'of Austria'],
    ['HU42 1177 3016 1111 1018 0000 0000', 'of Hungary'],
    ['UA21 3223 1300 0002 6007 2335 6600 1', 'of Ukraine'],
    ['RO49 AAAA 1B31 0075 9384 0000', 'of Romania'],
    ['BG80 BNBG 9661 1020 3456 78', 'of Bulgaria'],
    ['MT84 MALT 0110 0001 2345 MTLC AST0 01S', 'of a country whose length is not known here'],
    ['NO93 8601 1117 947', 'of 15 characters, the shortest there is'],
    ['19/0800', 'of two digits'],
    ['0-2000145399/0800', 'with a prefix of one digit'],
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
    ['x19-2000145399/0800', 'a letter before it'],
    ['19-2000145399/08001', 'a bank of five digits'],
    ['0000019-2000145399/0800', 'a right prefix of seven digits'],
    ['02000145399/0800', 'a right number of eleven digits'],
    ['/0800', 'a bank alone'],
    ['1CZ65 0800 0000 1920 0014 5399', 'a digit before an IBAN'],
    ['CZ65-0800-0000-1920-0014-5399', 'dashes in an IBAN'],
  ])('%s is refused: %s', ([text]) => {
    expect(isBankAccount(text)).toBe(false);
  });

  /** Gives an IBAN its check digits: with them the remainder modulo 97 is 1. */
  const withCheck = (country: string, account: string) => {
    const digits = `${account}${country}00`
      .split('')
      .map((character) => Number.parseInt(character, 36))
      .join('');
    return `${country}${String(98n - (BigInt(digits) % 97n)).padStart(2, '0')}${account}`;
  };

  it.each(Object.entries({ CZ: 24, SK: 24, DE: 22, AT: 20, PL: 28, HU: 28, UA: 29, RO: 24, BG: 22 }))(
    'of %s must have %i characters, although the check digits of another length are right',
    (country, length) => {
      const right = country === 'CZ' ? '08000000192000145399' : '1'.repeat(length - 4);
      expect(isBankAccount(withCheck(country, right))).toBe(true);
      for (const other of [`${right}0`, right.slice(0, -1)])
        expect(isBankAccount(withCheck(country, other))).toBe(false);
    },
  );

  it('of a country without a known length has 15 to 34 characters', () => {
    const ofLength = (length: number) => isBankAccount(withCheck('FR', '1'.repeat(length - 4)));
    expect([14, 15, 34, 35].map(ofLength)).toEqual([false, true, true, false]);
  });

  it('begins with two letters of the country and two digits, although the remainder would be right', () => {
    expect(isBankAccount(withCheck('FR', '11111111111'))).toBe(true);
    for (const start of ['F1', '1F', '11', '1FR', '12'])
      expect(isBankAccount(withCheck(start, 'FR1111111111111'))).toBe(false);
  });

  /** The decree's weights are the powers of two modulo 11. */
  const fits = (digits: string) =>
    digits
      .split('')
      .toReversed()
      .reduce((sum, digit, place) => sum + Number(digit) * 2 ** place, 0) %
      11 ===
    0;
  const isRight = (prefix: string, number: string) =>
    fits(prefix) && fits(number) && number.split('').filter((digit) => digit !== '0').length >= 2;
  const digits = (count: number) =>
    fc.nat({ max: 10 ** count - 1 }).map((number) => String(number).padStart(count, '0'));
  /** One in eleven digit texts is valid; half of the generated ones are. */
  const often = (count: number) =>
    fc.tuple(digits(count), fc.boolean()).map(([text, toFit]) => {
      const fitting = Array.from({ length: 10 }, (_, last) => text.slice(0, -1) + last).find(fits);
      return (toFit && fitting) || text;
    });

  it('of Czechia is valid exactly when the weighted sums of its prefix and number are multiples of 11', () => {
    fc.assert(
      fc.property(often(6), often(10), (prefix, number) => {
        expect(isBankAccount(`${prefix}-${number}/0800`)).toBe(isRight(prefix, number));
      }),
      { numRuns: 500 },
    );
  });

  it('of Czechia is valid as an IBAN exactly when it is valid as an account', () => {
    fc.assert(
      fc.property(often(6), often(10), (prefix, number) => {
        const account = `0800${prefix}${number}`;
        // C is 12 and Z is 35 (ISO 13616); valid check digits give the remainder 1 modulo 97.
        const check = String(98n - (BigInt(`${account}123500`) % 97n)).padStart(2, '0');
        expect(isBankAccount(`CZ${check}${account}`)).toBe(isRight(prefix, number));
      }),
      { numRuns: 500 },
    );
  });

  it('with one wrong digit or two swapped neighbours is never accepted', () => {
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

  it.for<[account: string, iban: string, parts: ReturnType<typeof czechAccountOf>]>([
    ['19-2000145399/0800', 'CZ6508000000192000145399', { prefix: '19', number: '2000145399', bank: '0800' }],
    ['000019-2000145399/0800', 'CZ6508000000192000145399', { prefix: '19', number: '2000145399', bank: '0800' }],
    ['CZ6508000000192000145399', 'CZ6508000000192000145399', { prefix: '19', number: '2000145399', bank: '0800' }],
    ['2801747082/0300', 'CZ0203000000002801747082', { prefix: '', number: '2801747082', bank: '0300' }],
    ['19/0800', 'CZ3308000000000000000019', { prefix: '', number: '19', bank: '0800' }],
    ['SK3112000000198742637541', 'SK3112000000198742637541', null],
    ['DE89370400440532013000', 'DE89370400440532013000', null],
  ])('%s is the IBAN %s', ([account, iban, parts]) => {
    expect([ibanOf(account), czechAccountOf(account)]).toEqual([iban, parts]);
  });

  it('of Czechia has a valid IBAN, whose parts are its own', () => {
    fc.assert(
      fc.property(often(6), often(10), (prefix, number) => {
        const account = `${prefix}-${number}/0800`;
        fc.pre(isBankAccount(account));
        const parts = czechAccountOf(account);
        expect(isBankAccount(ibanOf(account))).toBe(true);
        expect([parts?.prefix.padStart(6, '0'), parts?.number.padStart(10, '0')]).toEqual([prefix, number]);
      }),
      { numRuns: 200 },
    );
  });

  it('is stored without spaces and shown in groups', () => {
    expect(normalizeBankAccount(' cz65 0800 0000 1920 0014 5399')).toBe('CZ6508000000192000145399');
    expect(formatBankAccount('CZ6508000000192000145399')).toBe('CZ65 0800 0000 1920 0014 5399');
    expect(formatBankAccount('19-2000145399/0800')).toBe('19-2000145399/0800');
  });
});
