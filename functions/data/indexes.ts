/**
 * The one table's shape, written once: the infrastructure creates it, the data layer queries it.
 * Every index is sparse: an item appears in it only when it carries the index's key attributes.
 */
export const tableKey = { pk: 'pk', sk: 'sk' } as const;

/** Epoch seconds after which DynamoDB may delete an item; it deletes late, so conditions check it too. */
export const expiry = 'expires_at';

/** What a list needs to filter, order and count its rows without reading them whole. */
const thin = ['id', 'entity', 'status', 'store_id', 'category_id', 'staff_id', 'vendor_id', 'name', 'search'] as const;

type Index = {
  readonly pk: string;
  readonly sk: string;
  /** The attributes it carries besides the keys. */
  readonly projection: 'all' | readonly string[];
};

export const indexes = {
  'by-customer': { pk: 'customer_pk', sk: 'customer_sk', projection: thin },
  'by-store': { pk: 'store_pk', sk: 'store_sk', projection: thin },
  'by-vendor': { pk: 'vendor_pk', sk: 'vendor_sk', projection: thin },
  'by-worker': { pk: 'worker_pk', sk: 'worker_sk', projection: thin },
  /** For those who reach everything: admins and managers. */
  all: { pk: 'all_pk', sk: 'all_sk', projection: thin },
  /** What the clock has to act on, by time, sharded so that no partition takes every write. */
  due: { pk: 'due_pk', sk: 'due_sk', projection: ['id'] },
  /** A login's accounts, read on every request, hence whole. */
  'by-login': { pk: 'login_pk', sk: 'login_sk', projection: 'all' },
} as const satisfies Record<string, Index>;

export type IndexName = keyof typeof indexes;
