/**
 * The one table's shape, written once: the infrastructure creates it, the data layer queries it.
 * Every index is sparse: an item is in it only when it carries the index's key attributes.
 */
export const tableKey = { pk: 'pk', sk: 'sk' } as const;

/** Epoch seconds after which DynamoDB may delete an item; it deletes late, so conditions check it too. */
export const expiry = 'expires_at';

/** A list filters and counts by `projection`, whatever its entity puts there; the page's rows are read from the table. */
const projection = ['id', 'projection'] as const;

type Index = {
  readonly pk: string;
  readonly sk: string;
  /** The attributes it carries besides the keys. */
  readonly projection: 'all' | readonly string[];
};

export const indexes = {
  /** What a company owns: its stores, its people, the shifts it ordered by month. */
  'by-company': { pk: 'company_pk', sk: 'company_sk', projection: projection },
  /** A store's shifts by month. */
  'by-store': { pk: 'store_pk', sk: 'store_sk', projection: projection },
  /** The shifts a performer staffs, by month. */
  'by-vendor': { pk: 'vendor_pk', sk: 'vendor_sk', projection: projection },
  /** A worker's shifts by month. */
  'by-worker': { pk: 'worker_pk', sk: 'worker_sk', projection: projection },
  /** Everything of one kind, for those who reach everything: admins and managers. */
  all: { pk: 'all_pk', sk: 'all_sk', projection: projection },
  /** What the clock has to act on, by time, sharded so that no partition takes every write. */
  due: { pk: 'due_pk', sk: 'due_sk', projection: ['id'] },
  /** A login's accounts, read on every request, hence whole. */
  'by-login': { pk: 'login_pk', sk: 'login_sk', projection: 'all' },
} as const satisfies Record<string, Index>;

export type IndexName = keyof typeof indexes;
