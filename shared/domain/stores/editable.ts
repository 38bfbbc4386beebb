import type { Role } from '../roles.ts';

const storeFields = [
  'name',
  'address',
  'location',
  'phone',
  'sales_area_m2',
  'time_zone',
  'schedule',
  'pickup',
  'delivery_warehouse',
] as const;
export type StoreField = (typeof storeFields)[number];

/** The fields of a reachable store that a role may change: docs/rules.md, "stores". */
export function editableFields(role: Role): readonly StoreField[] {
  switch (role) {
    case 'ROLE_ADMIN':
    case 'ROLE_BUYER':
    case 'ROLE_BUYER_MANAGER':
      return storeFields;
    case 'ROLE_STORE_MANAGER':
      return ['schedule'];
    default:
      return [];
  }
}
