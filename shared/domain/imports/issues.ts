/** What a column of a file may contain. A name is in one column or in two. */
export const importFields = [
  'fio',
  'first_name',
  'last_name',
  'phone',
  'email',
  'personal_number',
  'specialties',
  'contract',
  'bank_account',
  'deduction',
] as const;
export type ImportField = (typeof importFields)[number];

/** What can be wrong with a row. */
export const importIssues = [
  'name-missing',
  'name-too-long',
  'contact-missing',
  'phone-wrong',
  'phone-repeated',
  'phone-taken',
  'phone-country-closed',
  'email-wrong',
  'email-repeated',
  'email-taken',
  'personal-number-too-long',
  'specialty-unknown',
  'specialty-ambiguous',
  'too-many-specialties',
  'contract-unknown',
  'bank-account-wrong',
  'deduction-wrong',
  'formula',
] as const;
/** `value` is what was written, or the number of the other row with the same contact. */
export type ImportIssue = { field: ImportField; issue: (typeof importIssues)[number]; value: string };
