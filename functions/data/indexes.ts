/**
 * The table's indexes, named by what they answer; each has `<stem>_pk` and `<stem>_sk`, and only items that carry both
 * are in it. A thin one holds what a list filters and counts by (`thin`); the page's rows are read from the table.
 */
export const indexes = {
  /** What a company owns: its stores, its people, the shifts it ordered by month. */
  'by-company': { pk: 'company_pk', sk: 'company_sk', projection: ['id', 'thin'] },
  /** A store's shifts by month. */
  'by-store': { pk: 'store_pk', sk: 'store_sk', projection: ['id', 'thin'] },
  /** The shifts a performer staffs, by month. */
  'by-vendor': { pk: 'vendor_pk', sk: 'vendor_sk', projection: ['id', 'thin'] },
  /** A worker's shifts by month. */
  'by-worker': { pk: 'worker_pk', sk: 'worker_sk', projection: ['id', 'thin'] },
  /** Everything of one kind, for the platform; shifts by month. */
  all: { pk: 'all_pk', sk: 'all_sk', projection: ['id', 'thin'] },
  /** What the clock must look at next, by when. */
  due: { pk: 'due_pk', sk: 'due_sk', projection: ['id'] },
  /** The accounts of a login, oldest first. */
  'by-login': { pk: 'login_pk', sk: 'login_sk', projection: 'ALL' },
} as const satisfies Record<string, { pk: string; sk: string; projection: 'ALL' | readonly string[] }>;

export type IndexName = keyof typeof indexes;

/** Items carry it in seconds; DynamoDB deletes late, so conditions check it too. */
export const ttlAttribute = 'expires_at';
