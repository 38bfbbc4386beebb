import { changesOf } from '#shared/domain/audit/changes.ts';
import { priceAudit } from '#shared/domain/pay/audit.ts';
import type { Actor } from '#shared/domain/roles.ts';
import { auditEntryWrite } from '../data/audit.ts';
import { activeCompanyCheck, ofActiveCompany, requireActiveCompanies } from '../data/companies/require-active.ts';
import { notificationWrite } from '../data/notifications/notifications.ts';
import { ofPrice, priceRemovalWrite, priceWrite, type StoredPrice } from '../data/pay/agreed-prices.ts';
import { specialtyNames } from '../data/specialties/specialties.ts';
import { companyNames } from './to-reply.ts';

/** A new price may replace one of the same specialty and day; a deleted one has no `next`. */
type Change = { old: StoredPrice; next: null } | { old: StoredPrice | undefined; next: StoredPrice };

/**
 * The decision on a change of a performer's price list, and the names for its reply. Shifts keep the prices of their
 * order, so no pay follows. Throws company-inactive.
 */
export const priceChange = async ({ old, next }: Change, { actor, now }: { actor: Actor; now: string }) => {
  const { vendor_id, customer_id } = next ?? old;
  const active = [vendor_id, ...(next ? [customer_id] : [])];
  const [companies, specialties] = await Promise.all([
    companyNames([next ?? old]),
    specialtyNames(),
    requireActiveCompanies(...active),
  ]);
  const named = (id: string) => ({ id, name: companies.get(id) ?? '' });
  const [vendor, customer] = [named(vendor_id), named(customer_id)];
  const kind = next ? 'price-agreed' : 'price-deleted';
  const kept = (price: StoredPrice | null | undefined) =>
    price ? { ...price, specialty: specialties.get(price.category_id)?.cs ?? '' } : null;
  const entry = { action: kind, by: actor, at: now, changes: changesOf(priceAudit, kept(old), kept(next)) } as const;
  return {
    companies,
    decision: {
      writes: [
        ...active.map(activeCompanyCheck),
        next ? priceWrite(next, old) : priceRemovalWrite(old),
        auditEntryWrite({ ...entry, company: vendor, about: customer }),
        auditEntryWrite({ ...entry, company: customer, about: vendor }),
        notificationWrite({
          kind,
          to: { company: customer_id },
          at: now,
          params: { company: vendor.name },
          about: vendor_id,
        }),
      ],
      limits: [{ limit: 'pay-changes-of-company', subject: vendor_id } as const],
      retryOn: [ofPrice, ofActiveCompany],
    },
  };
};
