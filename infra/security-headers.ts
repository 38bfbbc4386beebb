export const region = 'eu-central-1';

/** Two years, as browsers' preload lists ask. */
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

/** What every answer to a browser carries: the distribution adds them on AWS, the local web server here. */
export const securityHeaders = {
  'content-security-policy': Object.entries(contentSecurityPolicy)
    .map(([directive, sources]) => `${directive} ${sources}`)
    .join('; '),
  'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  // The place is asked for at a punch only (Labour Code §316); nothing else of the device is needed.
  'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
} as const;
