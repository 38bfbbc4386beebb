import type { RegisterAnswers } from '#shared/domain/companies/credibility.ts';
import { findAnswers, storeAnswers, type StoredAnswers } from '../data/companies/register-answers.ts';
import { askAres } from './ares.ts';
import { askVatPayers } from './vat-payers.ts';

/** Milliseconds for both registers together: a person waits for the form. */
const patience = 5000;

/** The states of an answer as replies name them. */
export const found = { known: 'yes', unknown: 'no', unavailable: 'unavailable' } as const;

/**
 * What the registers say about a company number, with the time of the answers. Complete answers are kept for a day;
 * `fresh` asks nevertheless. `now` is ISO 8601 UTC.
 */
export const lookUp = async (inn: string, now: string, { fresh = false } = {}): Promise<StoredAnswers> => {
  const kept = fresh ? undefined : await findAnswers(inn, now);
  if (kept) return kept;
  const answers = { ...(await ask(inn)), at: now };
  if (isComplete(answers)) await storeAnswers(inn, answers);
  return answers;
};

const ask = async (inn: string): Promise<RegisterAnswers> => {
  const signal = AbortSignal.timeout(patience);
  const register = await askAres(inn, signal);
  if (register.state === 'unavailable') return { register, vat: 'not-asked' };
  const vatId = register.state === 'known' && register.facts.vat_payer ? register.facts.vat_id : null;
  return { register, vat: vatId === null ? 'none' : await askVatPayers(vatId, signal) };
};

const isComplete = ({ register, vat }: RegisterAnswers): boolean =>
  register.state !== 'unavailable' && vat !== 'unavailable';
