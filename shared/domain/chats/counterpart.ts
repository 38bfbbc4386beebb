import { type Role, sideOf } from '../roles.ts';

/**
 * Whom a viewer of a channel writes with: support, the support of the viewer's company, or the person or company whose
 * channel it is, by role. The web app has a label for each (the marketplace document, section 6).
 */
export const counterparts = [
  'support',
  'company-support',
  'seller-company',
  'seller',
  'buyer',
  'buyer-manager',
  'store-manager',
  'worker',
] as const;
export type Counterpart = { kind: (typeof counterparts)[number]; name: string };

/** Whose channel it is. */
type Owner = { company: { name: string } | null; role: Role; phone: string | null; account: { fio: string } };

const kinds: Record<Role, Counterpart['kind']> = {
  // The platform has no channels; an account may have become its later.
  ROLE_ADMIN: 'buyer',
  ROLE_MANAGER: 'buyer',
  ROLE_USER: 'buyer',
  ROLE_VENDOR: 'seller',
  ROLE_VENDOR_STAFF: 'worker',
  ROLE_BUYER: 'buyer',
  ROLE_BUYER_MANAGER: 'buyer-manager',
  ROLE_STORE_MANAGER: 'store-manager',
};

/** `company` is set for a channel of a company only. Without a phone number, the person's name stands for it. */
export const counterpartOf = (viewer: Role, { company, role, phone, account }: Owner): Counterpart => {
  if (sideOf(viewer) === 'platform')
    return company ? { kind: 'seller-company', name: company.name } : { kind: kinds[role], name: phone ?? account.fio };
  return company ? { kind: 'company-support', name: company.name } : { kind: 'support', name: '' };
};
