import type { HoursStep } from '#shared/contracts/pay-fields.ts';

/** A step that left fewer minutes than the one before it. */
type Reduction = { step: HoursStep; before: number };

/** Every reduction of a record, the oldest first. An acceptance repeats the minutes that it accepts. */
export const reductionsOf = (record: readonly HoursStep[]): Reduction[] =>
  record.flatMap((step, nth) => {
    const before = record[nth - 1]?.minutes;
    return before !== undefined && step.minutes < before ? [{ step, before }] : [];
  });
