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
export type LegalForm = (typeof legalForms)[number];

/** Codes of the Czech Statistical Office's list of legal forms, which the business register uses. */
const formOfCode: Readonly<Record<string, LegalForm>> = {
  '111': 'partnership',
  '112': 'limited',
  '113': 'limited-partnership',
  '121': 'joint-stock',
  '205': 'cooperative',
  '421': 'branch',
  '425': 'branch',
  '706': 'association',
  '736': 'association',
};

/** 100 to 108 are natural persons who trade. Codes without an entry are other forms. */
export const legalFormOfCode = (code: string): LegalForm => {
  if (/^10[0-8]$/.test(code)) return 'sole-trader';
  return formOfCode[code] ?? 'other';
};
