import { ConditionFailed, type StoredWrite, transact } from './table.ts';

/**
 * Changes counters that are conditional on what was read. Returns false, with nothing written, if they changed
 * meanwhile.
 */
export const transactIfUnchanged = (writes: readonly StoredWrite[]): Promise<boolean> =>
  transact(writes).then(
    () => true,
    (error: unknown) => {
      if (error instanceof ConditionFailed) return false;
      throw error;
    },
  );
