/**
 * The shape of the single table: the infrastructure creates it and the data layer queries it. Every index is sparse: it
 * contains only items that carry its key attributes.
 */
export const tableKey = { pk: 'pk', sk: 'sk' } as const;

/** Epoch seconds after which DynamoDB may delete an item. It deletes late, so conditions check it too. */
export const expiry = 'expires_at';

/**
 * Lists filter and count by `projection`, whose content each entity defines. The rows of a page are read from the
 * table.
 */
const projection = ['id', 'projection'] as const;

type Index = {
  readonly pk: string;
  readonly sk: string;
  /** The attributes of the index besides the keys. */
  readonly projection: 'all' | readonly string[];
};

export const indexes = {
  /** A company's stores, people and ordered shifts, shifts by month. */
  'by-company': { pk: 'company_pk', sk: 'company_sk', projection: projection },
  'by-store': { pk: 'store_pk', sk: 'store_sk', projection: projection },
  /** The shifts that a performer staffs, by month. */
  'by-vendor': { pk: 'vendor_pk', sk: 'vendor_sk', projection: projection },
  'by-worker': { pk: 'worker_pk', sk: 'worker_sk', projection: projection },
  /** All items of one kind, for admins and managers. */
  all: { pk: 'all_pk', sk: 'all_sk', projection: projection },
  /** Items that the scheduled job must process, by time; sharded, so that writes spread over partitions. */
  due: { pk: 'due_pk', sk: 'due_sk', projection: ['id', 'customer'] },
  /** A login's accounts. Read on every request, so the index holds whole items. */
  'by-login': { pk: 'login_pk', sk: 'login_sk', projection: 'all' },
} as const satisfies Record<string, Index>;

export type IndexName = keyof typeof indexes;
