import { createHash } from 'node:crypto';
import type { LimitName } from '#shared/domain/rate-limits.ts';
import { limitKey } from '../../functions/data/rate-limits.ts';
import { transact } from '../../functions/data/table.ts';

/** Sets a counter, for limits that are too high to reach with requests. */
export const fillCounter = (limit: LimitName, subject: string, count: number, now: string): Promise<void> => {
  const hash = createHash('sha256').update(subject).digest('base64url').slice(0, 22);
  const times = Array.from({ length: count }, () => Math.floor(Date.parse(now) / 1000));
  return transact([{ part: 'counter', put: { ...limitKey(limit, hash), times } }]);
};
