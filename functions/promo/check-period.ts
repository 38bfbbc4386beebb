import { Problem } from '#shared/domain/problem.ts';

/** Throws invalid-input unless a code ends after it begins. */
export const checkPeriod = ({ from, to }: { from: string | null; to: string | null }): void => {
  if (from !== null && to !== null && to <= from)
    throw new Problem('invalid-input', { fields: { to: { key: 'not-after-start' } } });
};
