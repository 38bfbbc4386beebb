export const invoiceLimits = {
  /** Of one invoice. */
  lines: 5000,
  payments: 100,
  notes: 50,
  /** Of an export. */
  days: 366,
  exported: 1000,
} as const;
