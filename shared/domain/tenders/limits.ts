/** docs/rules.md, "Tender". */
export const tenderLimits = {
  /** Performers of one tender: all their quotes open in one transaction. */
  participants: 40,
  /** Hundredths of a currency: a hundred trillion, far below what a number counts exactly. */
  amount: 10_000_000_000_000_00,
  /** Days ahead for a deadline. */
  deadlineDays: 365,
  files: 30,
  versions: 20,
  messages: 1000,
  text: 4000,
  /** Characters of a report that is written here. */
  report: 20_000,
} as const;
