export const problems = {
  'hours-action-not-allowed': 409,
  'hours-locked': 409,
  /** A dispute that proposes the times as they are. */
  'hours-not-disputed': 422,
  'hours-not-approved': 409,
  'hours-need-look': 409,
  /** Of an approval that its author undoes too late. */
  'approval-too-old': 409,
  'month-not-over': 422,
} as const satisfies Record<string, number>;
