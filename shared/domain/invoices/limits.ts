export const invoiceLimits = {
  /** Of one invoice. */
  lines: 5000,
  payments: 100,
  notes: 50,
  days: 366,
} as const;
