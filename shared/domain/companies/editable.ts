import type { Role } from '../roles.ts';

/** Facts about a company that its own people maintain. */
const ownFields = ['name', 'brand', 'legal_form', 'address', 'vat_id', 'founded', 'phone', 'site', 'billing'] as const;
/** The IČO identifies the company, and the comment is a note of the platform. */
const allFields = [...ownFields, 'inn', 'comment'] as const;
type CompanyField = (typeof allFields)[number];

/** The fields of a reachable company that a role may change: docs/rules.md, "companies". */
export function editableCompanyFields(role: Role): readonly CompanyField[] {
  switch (role) {
    case 'ROLE_ADMIN':
      return allFields;
    case 'ROLE_VENDOR':
    case 'ROLE_BUYER':
      return ownFields;
    default:
      return [];
  }
}
