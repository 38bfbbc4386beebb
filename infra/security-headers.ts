import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const region = 'eu-central-1';

/** Two years, the minimum for browsers' HSTS preload lists. */
export const strictTransportSeconds = 63_072_000;

/** CSP sources of the inline script and style of the prerendered documents (`'sha256-…'`). */
export type InlineHashes = { script: readonly string[]; style: readonly string[] };

/** For responses that are not documents. */
export const noInlineParts: InlineHashes = { script: [], style: [] };

/** The build writes this file, which no browser asks for. */
export const hashesFile = (webFolder: string): string => join(webFolder, '.vite/inline-hashes.json');
export const readInlineHashes = (webFolder: string): InlineHashes =>
  JSON.parse(readFileSync(hashesFile(webFolder), 'utf8')) as InlineHashes;

const contentSecurityPolicy = ({ script, style }: InlineHashes, uploadOrigin: string) => ({
  'default-src': "'self'",
  // Stripe's script and its frames are loaded by the page of payments only.
  'script-src': ["'self'", ...script, 'https://js.stripe.com'].join(' '),
  'frame-src': "'self' https://js.stripe.com https://hooks.stripe.com",
  'style-src': ["'self'", ...style].join(' '),
  'connect-src': `'self' https://cognito-idp.${region}.amazonaws.com https://api.stripe.com ${uploadOrigin}`,
  'img-src': "'self' data: blob:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'self'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
});

const always = {
  'strict-transport-security': `max-age=${strictTransportSeconds}; includeSubDomains`,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
} as const;

/**
 * The security headers of every response but those under /files. The distribution adds them on AWS, the local web server
 * here. Browsers send files straight to `uploadOrigin`, the bucket's.
 */
export const securityHeaders = (inline: InlineHashes, uploadOrigin: string) =>
  ({
    'content-security-policy': Object.entries(contentSecurityPolicy(inline, uploadOrigin))
      .map(([directive, sources]) => `${directive} ${sources}`)
      .join('; '),
    ...always,
    // Location is requested at a punch only (Labour Code §316). No other device feature is needed.
    'permissions-policy': 'geolocation=(self), camera=(), microphone=(), payment=()',
  }) as const;

/**
 * The security headers of the files that people uploaded. A browser saves such a file instead of showing it, and would
 * run nothing in it. Pages still show the pictures.
 */
export const fileHeaders = {
  'content-security-policy': "default-src 'none'; sandbox; frame-ancestors 'none'",
  ...always,
  'content-disposition': 'attachment',
} as const;
