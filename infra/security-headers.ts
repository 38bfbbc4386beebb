export const region = 'eu-central-1';

/** Two years, the minimum for browsers' HSTS preload lists. */
export const strictTransportSeconds = 63_072_000;

const contentSecurityPolicy = {
  'default-src': "'self'",
  'connect-src': `'self' https://cognito-idp.${region}.amazonaws.com`,
  'img-src': "'self' data: blob:",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
};

/** The security headers of every response. The distribution adds them on AWS, the local web server here. */
export const securityHeaders = {
  'content-security-policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // Location is requested at a punch only (Labour Code §316). No other device feature is needed.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
} as const;
