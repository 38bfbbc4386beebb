export const problems = {
  'promo-inactive': 409,
  'promo-not-yet': 409,
  'promo-expired': 409,
  'promo-used-up': 409,
  'promo-own': 409,
  'promo-used-before': 409,
  'promo-discount-waits': 409,
  'promo-after-payment': 409,
  'promo-code-taken': 409,
} as const satisfies Record<string, number>;
