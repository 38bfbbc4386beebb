/**
 * A key of the table. Each entity's file has the functions of its keys (`…Key`) and of the partitions of its lists
 * (`…Partition`), here and in indexes. Their prefixes are stored. A partition key starts with the kind of its items;
 * times and days sort as text.
 */
export type Key = { pk: string; sk: string };

/** The key of a record that is the only item of its partition, or its first. */
export const recordKeyOf =
  (kind: string) =>
  (id: string): Key => ({ pk: `${kind}#${id}`, sk: kind });

/** Values that must be unique: e-mail, phone, login name, IČO, the SKU of a company's product, the numbers of orders, of their documents and of tenders, promo codes, the slugs of publications, the addresses of browsers for push messages, what has an invoice. */
export const uniqueKey = (
  kind:
    | 'email'
    | 'phone'
    | 'login'
    | 'inn'
    | 'sku'
    | 'order'
    | 'document'
    | 'promo-code'
    | 'tender'
    | 'publication'
    | 'push'
    | 'invoiced',
  value: string,
): Key => ({ pk: `UNIQUE#${kind}#${value}`, sk: 'UNIQUE' });

/** An effect that follows from a transaction. Not in outbox.ts, because the infrastructure has no table to load. */
export const outboxKey = recordKeyOf('OUTBOX');

export const dueShards = 2;
export const shardOf = (id: string, shards = dueShards): number =>
  Buffer.from(id).reduce((sum, byte) => (sum * 31 + byte) % 65_521, 7) % shards;

/** YYYY-MM of a day or an instant. */
export const monthOf = (date: string): string => date.slice(0, 7);

/** Every month between two days or instants, both included. */
export const monthsBetween = (from: string, to: string): string[] => {
  const first = monthNumber(from);
  return Array.from({ length: Math.max(0, monthNumber(to) - first + 1) }, (_, n) => {
    const [year, month] = [Math.floor((first + n) / 12), ((first + n) % 12) + 1];
    return `${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`;
  });
};
const monthNumber = (date: string): number => {
  const day = new Date(date);
  return day.getUTCFullYear() * 12 + day.getUTCMonth();
};
