/** Families of products, by their letters in SKUs, about which people write the same things. Others have no reviews. */
export const reviewedFamilies = {
  gloves: ['NIT', 'KOZ'],
  disposableGloves: ['JED'],
  clothing: ['TRI', 'MKN'],
  visibility: ['VES', 'BUN'],
  shoes: ['OBU'],
  cleaners: ['POD', 'LES', 'SKL', 'DEZ'],
  sanitary: ['WCG', 'KOU'],
  towels: ['RUC', 'UTR'],
  toiletPaper: ['TOP'],
  bags: ['PYT'],
  cloths: ['MOP', 'MIK'],
  tools: ['SME', 'KBE'],
  boxes: ['KRA'],
  tapes: ['PAS', 'STR'],
  crates: ['PRE', 'KOS'],
  equipment: ['VOZ', 'REG', 'AKS'],
  labels: ['LIS', 'ETI'],
  tillRolls: ['TER'],
  coffee: ['KAV', 'MLK'],
  drinks: ['CAJ', 'VOD', 'DZU'],
  snacks: ['SUS', 'TYC'],
  paper: ['PAP'],
  pens: ['PER', 'POP'],
} as const;
export type ReviewedGroup = keyof typeof reviewedFamilies;

/** Four or five stars, three, and fewer. */
export type Tone = 'good' | 'fair' | 'poor';

/** `any` fits all products. No text shows whether a woman or a man wrote it. */
export type ReviewTexts = Readonly<Record<ReviewedGroup | 'any', Readonly<Record<Tone, readonly string[]>>>>;
