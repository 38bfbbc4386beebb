import type { Kind } from '../audit/kind.ts';

export const synonymsAudit = { synonym_groups: ({ groups }) => groups.length } satisfies Kind<{
  groups: readonly unknown[];
}>;
