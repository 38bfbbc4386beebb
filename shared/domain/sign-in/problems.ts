export const problems = {
  'invalid-password': 401,
  'wrong-code': 401,
  'user-not-found': 404,
  'link-gone': 404,
  'email-taken': 409,
  'phone-taken': 409,
  'login-taken': 409,
  'code-expired': 422,
  'sms-country-closed': 422,
  'terms-required': 422,
  'code-limit': 429,
  'login-limit': 429,
} as const satisfies Record<string, number>;
