/** Short names for the tables of permissions. */
export const A = 'ROLE_ADMIN';
export const M = 'ROLE_MANAGER';
export const V = 'ROLE_VENDOR';
export const W = 'ROLE_VENDOR_STAFF';
export const B = 'ROLE_BUYER';
export const BM = 'ROLE_BUYER_MANAGER';
export const SM = 'ROLE_STORE_MANAGER';
