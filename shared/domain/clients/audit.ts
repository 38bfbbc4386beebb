import type { Kind } from '../audit/kind.ts';
import { inCrowns } from '../specialties/audit.ts';

/** Both companies read the request itself. `stores` are names, null for all stores. */
export const serviceRequestAudit = {
  stores: ({ stores }) => stores && [...stores],
  comment: ({ comment }) => comment,
  all_stores: ({ stores }) => stores === null,
  reason: ({ reason }) => reason,
} satisfies Kind<{ stores: readonly string[] | null; comment: string | null; reason: string | null }>;

export const directoryEntryAudit = {
  specialties: ({ specialties }) => [...specialties],
  listed: ({ listed }) => listed,
  area: ({ area }) => area,
} satisfies Kind<{ listed: boolean; area: string | null; specialties: readonly string[] }>;

export const supplyLimitAudit = {
  supply_limit: ({ supply_limit }) => supply_limit && inCrowns(supply_limit),
} satisfies Kind<{ supply_limit: number | null }>;
