import type { OrderRoleCode } from '../orders/transitions.ts';
import { Problem } from '../problem.ts';
import type { PriceVat } from '../vat/vat.ts';
import { type DocumentStatus, type DocumentTransition, needsReason, transitionTo, validStatuses } from './documents.ts';

type Line = PriceVat & { product_id: string; name: string; sku: string; price: number; count: number };
export type DocumentEvent = 'issue' | DocumentTransition;

/** What the rules of a delivery document depend on. Prices in haléř. */
export type DocumentState = {
  status: DocumentStatus;
  external_id: string | null;
  exported_at: string | null;
  items: readonly Line[];
  history: readonly {
    /** ISO 8601 UTC. */
    at: string;
    by: { id: string; fio: string } | null;
    what: DocumentEvent;
    status: DocumentStatus;
    note: string | null;
  }[];
};

/** Who acts as what, and when (ISO 8601 UTC). */
export type Acting = { by: { id: string; fio: string }; roleCodes: readonly OrderRoleCode[]; now: string };
type Details = { reason?: string | undefined; external_id?: string | null | undefined };

/**
 * The document after it was moved to a status, and by which transition. Throws `forbidden` if the table allows it to
 * others only, `document-not-allowed` if it allows it from other statuses only, invalid-input without its reason.
 */
export const moveDocument = <Document extends DocumentState>(
  document: Document,
  to: DocumentStatus,
  { by, roleCodes, now, reason, external_id }: Acting & Details,
): { document: Document; transition: DocumentTransition } => {
  const transition = transitionTo(document.status, to, roleCodes);
  if (needsReason(transition) && !reason)
    throw new Problem('invalid-input', { fields: { reason: { key: 'required' } } });
  const exported =
    transition === 'export' ? { exported_at: now, external_id: external_id ?? document.external_id } : {};
  const entry = { at: now, by, what: transition, status: to, note: reason ?? null };
  return { document: { ...document, ...exported, status: to, history: [...document.history, entry] }, transition };
};

type Counted = { status: DocumentStatus; items: readonly { product_id: string; count: number }[] };

/** Whether a document says what is delivered. */
export const isValid = ({ status }: Pick<Counted, 'status'>): boolean =>
  (validStatuses as readonly DocumentStatus[]).includes(status);

/** The pieces of an order that none of its valid documents has, without products of which none is left. */
export const undocumented = ({ items }: { items: readonly Line[] }, documents: readonly Counted[]): Line[] => {
  const had = new Map<string, number>();
  for (const { product_id, count } of documents.filter(isValid).flatMap((each) => each.items))
    had.set(product_id, (had.get(product_id) ?? 0) + count);
  return items
    .map(({ product_id, name, sku, price, vat_rate, vat_included, count }) => ({
      product_id,
      name,
      sku,
      price,
      vat_rate,
      vat_included,
      count: count - (had.get(product_id) ?? 0),
    }))
    .filter(({ count }) => count > 0);
};

/**
 * The lines of a new document, in the order of what is left. Throws invalid-input at `items` for a product that is named
 * twice or of which fewer pieces are left.
 */
export const documentLines = (
  wanted: readonly { product_id: string; count: number }[],
  left: readonly Line[],
): Line[] => {
  const countOf = new Map(wanted.map(({ product_id, count }) => [product_id, count]));
  if (countOf.size < wanted.length) throw new Problem('invalid-input', { fields: { items: { key: 'taken' } } });
  const most = new Map(left.map(({ product_id, count }) => [product_id, count]));
  const nth = wanted.findIndex(({ product_id, count }) => count > (most.get(product_id) ?? 0));
  if (nth >= 0)
    throw new Problem('invalid-input', {
      fields: {
        [`items.${nth}.count`]: {
          key: 'number-too-big',
          params: { limit: most.get(wanted[nth]?.product_id ?? '') ?? 0 },
        },
      },
    });
  return left.flatMap((line) => {
    const count = countOf.get(line.product_id);
    return count === undefined ? [] : [{ ...line, count }];
  });
};

/** The number of the n-th document of an order: `2612345678-1`. */
export const documentNumber = (order: { number: string }, nth: number): string => `${order.number}-${nth}`;
