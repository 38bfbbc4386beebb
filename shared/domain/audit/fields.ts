import { tariffAudit } from '../billing/audit.ts';
import { synonymsAudit } from '../catalogue/audit.ts';
import { serviceRequestAudit, directoryEntryAudit, supplyLimitAudit } from '../clients/audit.ts';
import { collectionAudit, newDaysAudit } from '../collections/audit.ts';
import { companyAudit, credibilityAudit } from '../companies/audit.ts';
import { documentAudit } from '../legal/audit.ts';
import { shopSettingsAudit } from '../orders/audit.ts';
import { coefficientAudit, rateAudit } from '../pay/audit.ts';
import { personAudit, contactAudit, invitationAudit } from '../people/audit.ts';
import { productTypeAudit } from '../product-types/audit.ts';
import { productAudit, stockAudit } from '../products/audit.ts';
import { bonusesAudit, promoAudit } from '../promo/audit.ts';
import { specialtyAudit } from '../specialties/audit.ts';
import { storeAudit } from '../stores/audit.ts';

const areas = {
  stores: storeAudit,
  people: { ...personAudit, ...contactAudit, ...invitationAudit },
  companies: { ...companyAudit, ...credibilityAudit },
  clients: { ...serviceRequestAudit, ...directoryEntryAudit, ...supplyLimitAudit },
  specialties: specialtyAudit,
  products: { ...productAudit, ...stockAudit },
  'product-types': productTypeAudit,
  catalogue: synonymsAudit,
  collections: { ...collectionAudit, ...newDaysAudit },
  orders: shopSettingsAudit,
  legal: documentAudit,
  pay: { ...coefficientAudit, ...rateAudit },
  billing: tariffAudit,
  promo: { ...promoAudit, ...bonusesAudit },
};
type Area = keyof typeof areas;
/** The areas of messages with the labels of the fields. */
export const auditAreas = Object.keys(areas) as Area[];
/** A field whose changes the audit log keeps, of any kind of record. A name is stored, and is a message. */
export type AuditField = { [A in Area]: keyof (typeof areas)[A] }[Area];

/** The area of each field whose messages have its label under `fields`: the first that keeps it. */
const areaOfField = Object.fromEntries(
  Object.entries(areas)
    .toReversed()
    .flatMap(([area, kinds]) => Object.keys(kinds).map((field) => [field, area])),
) as Record<AuditField, Area>;
export const auditFields = [...new Set(Object.values(areas).flatMap(Object.keys))] as AuditField[];

/** The kinds of records whose area labels all their fields itself. The other kinds have labels that several areas share. */
export const areaOfKind = {
  document: 'legal',
  specialty: 'specialties',
  product: 'products',
  'product-type': 'product-types',
  collection: 'collections',
  order: 'orders',
  plan: 'billing',
  'promo-code': 'promo',
} as const satisfies Record<string, Area>;

/** The area whose messages have the label of a field, of a record of some kind. */
export const labelArea = (field: AuditField, kind: string): Area => {
  const own = kind in areaOfKind ? areaOfKind[kind as keyof typeof areaOfKind] : undefined;
  return own !== undefined && field in areas[own] ? own : areaOfField[field];
};
