import { readFileSync } from 'node:fs';
import * as z from 'zod/mini';

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
const tones = ['good', 'fair', 'poor'] as const;
export type Tone = (typeof tones)[number];

/** `any` fits all products. No text shows whether a woman or a man wrote it. */
const groups = ['any', ...(Object.keys(reviewedFamilies) as ReviewedGroup[])] as const;
// A record by an enum needs all of its keys.
const Texts = z.record(z.enum(groups), z.record(z.enum(tones), z.array(z.string().check(z.minLength(1)))));
export type ReviewTexts = z.infer<typeof Texts>;

/** A line has a group and a tone, and their texts. */
const textsIn = (language: 'cs' | 'en' | 'ru'): ReviewTexts => {
  const found: Record<string, Record<string, string[]>> = {};
  const file = readFileSync(new URL(`reviews.${language}.txt`, import.meta.url), 'utf8');
  for (const line of file.trim().split('\n')) {
    const [head = '', ...texts] = line.split(' | ');
    const [group = '', tone = ''] = head.split(' ');
    (found[group] ??= {})[tone] = texts;
  }
  return Texts.parse(found);
};
export const reviewTexts = { cs: textsIn('cs'), en: textsIn('en'), ru: textsIn('ru') };
