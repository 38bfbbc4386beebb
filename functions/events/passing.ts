import { TooContended } from '../data/write-errors.ts';

/** Work did not end in time. */
export class TooSlow extends Error {
  override readonly name = 'TooSlow';
}

/** Calls that AWS refuses for what they carry: repeated, they are refused again. */
const ofContent = new Set(['ValidationException', 'TransactionCanceledException', 'InvalidMessageContents']);

/**
 * Whether an error says something about the moment and nothing about the work: too slow, throttled, no connection, no
 * permission yet. The same work may succeed later.
 */
export const isPassing = (error: unknown): boolean => {
  if (error instanceof AggregateError) return error.errors.some(isPassing);
  if (!(error instanceof Error)) return false;
  if (error instanceof TooSlow || error instanceof TooContended || error.name === 'TimeoutError') return true;
  // The SDK adds `$metadata` to every error of a call, system errors have a code such as ECONNRESET.
  const isOfCall = '$metadata' in error && !ofContent.has(error.name);
  const isOfSystem = 'code' in error && typeof error.code === 'string' && /^E(?!RR_)[A-Z_]+$/u.test(error.code);
  return isOfCall || isOfSystem;
};
