/** The specification's eight role values. `ROLE_USER` is a signed-in person without any grant. */
export const roles = [
  'ROLE_ADMIN',
  'ROLE_MANAGER',
  'ROLE_VENDOR',
  'ROLE_VENDOR_STAFF',
  'ROLE_BUYER',
  'ROLE_BUYER_MANAGER',
  'ROLE_STORE_MANAGER',
  'ROLE_USER',
] as const;
export type Role = (typeof roles)[number];

/** The acting account (role and company) of a login: everything that a rule or a query may depend on. */
export type Actor = {
  id: string;
  login_id: string;
  fio: string;
  /** The account's first role. It decides the menu and the permissions. */
  role: Role;
  company: { id: string; name: string } | null;
  /** The stores of a buyer manager or a store manager; other roles are scoped by company. */
  store_ids: readonly string[];
};

/** The sides of a shift: customer, performer, worker, and the platform, which acts as the performer. */
export type Side = 'customer' | 'performer' | 'worker' | 'platform';
const sides: Record<Role, Side | null> = {
  ROLE_ADMIN: 'platform',
  ROLE_MANAGER: 'platform',
  ROLE_VENDOR: 'performer',
  ROLE_VENDOR_STAFF: 'worker',
  ROLE_BUYER: 'customer',
  ROLE_BUYER_MANAGER: 'customer',
  ROLE_STORE_MANAGER: 'customer',
  ROLE_USER: null,
};
export const sideOf = (role: Role): Side | null => sides[role];

/** The role that decides the menu and the permissions. */
export const firstRole = (roles: readonly Role[]): Role => roles[0] ?? 'ROLE_USER';

/** Of several roles, the first of these labels the person; the order is the specification's. */
const precedence = [
  'ROLE_ADMIN',
  'ROLE_MANAGER',
  'ROLE_VENDOR',
  'ROLE_BUYER',
  'ROLE_BUYER_MANAGER',
  'ROLE_STORE_MANAGER',
  'ROLE_VENDOR_STAFF',
] as const satisfies readonly Role[];
/** The text is the message `common:role.<role>`. */
export const roleLabelOf = (rolesOfAccount: readonly Role[]): Role =>
  precedence.find((role) => rolesOfAccount.includes(role)) ?? 'ROLE_USER';
