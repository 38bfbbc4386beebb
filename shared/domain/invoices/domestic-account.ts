const withoutZeros = (digits: string): string => digits.replace(/^0+/, '');

/** A Czech account as people write it: `19-2000145399`. */
export const accountNumber = (prefix: string, number: string): string =>
  [withoutZeros(prefix), withoutZeros(number)].filter(Boolean).join('-');

/** The account of an IBAN as its country writes it. Of an account abroad it is the IBAN, without the code of a bank. */
export const domesticAccountOf = (iban: string): { number: string; bank_code: string } => {
  const [, bank_code, prefix = '', number = ''] = /^CZ\d\d(\d{4})(\d{6})(\d{10})$/.exec(iban) ?? [];
  return bank_code === undefined
    ? { number: iban, bank_code: '' }
    : { number: accountNumber(prefix, number), bank_code };
};

/** Whether an account of a statement is the one with an IBAN. A GPC says the number without the code of the bank. */
export const isAccountOf = (account: string, iban: string): boolean => {
  const { number, bank_code } = domesticAccountOf(iban);
  return [iban, number, `${number}/${bank_code}`].includes(account);
};
