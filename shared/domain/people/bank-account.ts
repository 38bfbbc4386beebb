/** Bank accounts as people write them: Czech (`19-2000145399/0800`) or IBAN. */

const czech = /^(?:(\d{1,6})-)?(\d{2,10})\/(\d{4})$/;
const iban = /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/;

/** Czech National Bank, decree 169/2011: weights from the last digit on, for both prefix and number. */
const weights = [1, 2, 4, 8, 5, 10, 9, 7, 3, 6];
const isValidMod11 = (digits: string): boolean =>
  digits
    .split('')
    .toReversed()
    .reduce((sum, digit, n) => sum + Number(digit) * (weights[n] ?? 0), 0) %
    11 ===
  0;

/** A number has at least two digits other than zero, so zeros alone are not an account. */
const isCzech = (prefix: string, number: string): boolean =>
  isValidMod11(prefix) && isValidMod11(number) && number.replaceAll('0', '').length >= 2;

/** ISO 13616: the first four characters move to the end, letters count from A = 10. The remainder of an IBAN is 1. */
const remainder97 = (iban: string): number =>
  `${iban.slice(4)}${iban.slice(0, 4)}`
    .split('')
    .map((character) => Number.parseInt(character, 36))
    .reduce((rest, value) => (rest * (value > 9 ? 100 : 10) + value) % 97, 0);

/**
 * IBAN lengths by country, for the countries where our people have accounts. Other countries are checked by checksum
 * only.
 */
const lengths: Readonly<Record<string, number>> = {
  CZ: 24,
  SK: 24,
  DE: 22,
  AT: 20,
  PL: 28,
  HU: 28,
  UA: 29,
  RO: 24,
  BG: 22,
};

const isIban = (text: string): boolean => {
  const country = text.slice(0, 2);
  const ours = country !== 'CZ' || isCzech(text.slice(8, 14), text.slice(14));
  return iban.test(text) && (lengths[country] ?? text.length) === text.length && remainder97(text) === 1 && ours;
};

/** The stored form: no spaces, letters in upper case. */
export const normalizeBankAccount = (written: string): string => written.replaceAll(/\s/g, '').toUpperCase();

/** Whether the checksums are valid: mod 11 for a Czech account, mod 97 for an IBAN, both for a Czech IBAN. */
export const isBankAccount = (written: string): boolean => {
  const text = normalizeBankAccount(written);
  const [, prefix = '', number] = czech.exec(text) ?? [];
  return number === undefined ? isIban(text) : isCzech(prefix, number);
};

/** Formats an account for display: an IBAN in groups of four, a Czech account unchanged. */
export const formatBankAccount = (account: string): string =>
  account.includes('/') ? account : account.replaceAll(/(.{4})(?=.)/g, '$1 ');

/** The IBAN of an account in its stored form. An IBAN stays as it is. */
export const ibanOf = (account: string): string => {
  const [, prefix = '', number, bank] = czech.exec(account) ?? [];
  if (number === undefined) return account;
  const domestic = `${bank}${prefix.padStart(6, '0')}${number.padStart(10, '0')}`;
  return `CZ${String(98 - remainder97(`CZ00${domestic}`)).padStart(2, '0')}${domestic}`;
};

const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** The parts of a Czech account in its stored form, without leading zeros. Null for an account of another country. */
export const czechAccountOf = (account: string): { prefix: string; number: string; bank: string } | null => {
  const [, bank, prefix, number] = /^CZ\d{2}(\d{4})(\d{6})(\d{10})$/.exec(ibanOf(account)) ?? [];
  return bank && prefix && number ? { prefix: withoutZeros(prefix), number: withoutZeros(number), bank } : null;
};
