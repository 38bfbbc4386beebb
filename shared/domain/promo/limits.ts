export const promoLimits = {
  /** Characters of a code. */
  code: 20,
  /** Uses of a code at most: its statistics read them. */
  uses: 10_000,
} as const;

/** Haléř, until an admin sets others: to the person whose code was used, and to the one who used it. */
export const firstBonuses = { sharing: 500_00, application: 250_00 };
