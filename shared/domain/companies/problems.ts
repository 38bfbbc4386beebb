export const problems = {
  'company-ico-taken': 409,
  'company-yours-already': 409,
  'company-shifts-ahead': 409,
  'company-orders-open': 409,
  'company-in-use': 409,
  'company-active': 409,
} as const satisfies Record<string, number>;
