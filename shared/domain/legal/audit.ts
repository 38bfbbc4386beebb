import type { Kind } from '../audit/kind.ts';

/** The texts of a version can be read in the version itself. */
export const documentAudit = { version: ({ version }) => version } satisfies Kind<{ version: number }>;
