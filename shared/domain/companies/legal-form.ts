/** The legal forms of companies that the platform distinguishes. */
export const legalForms = [
  'sole-trader',
  'limited',
  'joint-stock',
  'partnership',
  'limited-partnership',
  'cooperative',
  'association',
  'branch',
  'other',
] as const;
