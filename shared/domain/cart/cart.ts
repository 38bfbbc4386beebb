import { Problem } from '../problem.ts';
import { cartLimits } from './limits.ts';

/** A line of a cart as it is stored. */
export type CartLine = {
  product_id: string;
  /** As it was called when it was added. */
  name: string;
  count: number;
  /** Haléř, when it was added or its count was last set. */
  price: number;
};

/** A product as it is on sale now. Undefined if it is not. */
export type Offer = { id: string; name: string; company_id: string; price: number; available: number };
export type OfferOf = (productId: string) => Offer | undefined;

/** The line of a product with another count, at the price of now; a count at or below 0 removes it. */
export const withCount = (lines: readonly CartLine[], { id, name, price }: Offer, count: number): CartLine[] => {
  const line = { product_id: id, name, count, price };
  if (count <= 0) return withoutProduct(lines, id);
  return lines.some(({ product_id }) => product_id === id)
    ? lines.map((one) => (one.product_id === id ? line : one))
    : [...lines, line];
};

export const withoutProduct = (lines: readonly CartLine[], productId: string): CartLine[] =>
  lines.filter(({ product_id }) => product_id !== productId);

export const countOf = (lines: readonly CartLine[], productId: string): number =>
  lines.find(({ product_id }) => product_id === productId)?.count ?? 0;

/** Throws out-of-stock or fewer-in-stock unless the wanted pieces are available. */
export const requireAvailable = ({ name, available }: Pick<Offer, 'name' | 'available'>, wanted: number): void => {
  if (wanted <= Math.max(0, available)) return;
  if (available <= 0) throw new Problem('out-of-stock', { params: { product: name } });
  throw new Problem('fewer-in-stock', { params: { product: name, available } });
};

/** Throws cart-full if a new product does not fit in. */
export const requireRoom = (lines: readonly CartLine[], productId: string, limit: number = cartLimits.lines): void => {
  if (lines.length >= limit && countOf(lines, productId) === 0) throw new Problem('cart-full', { params: { limit } });
};

/** The lines with so many pieces of a product, more than 0. Throws cart-full, out-of-stock or fewer-in-stock. */
export const withAvailable = (lines: readonly CartLine[], offer: Offer, wanted: number, limit?: number): CartLine[] => {
  requireRoom(lines, offer.id, limit);
  requireAvailable(offer, wanted);
  return withCount(lines, offer, wanted);
};

/** Throws invalid-input at `count` for more pieces than a line may have. */
export const requirePieces = (wanted: number): void => {
  if (wanted > cartLimits.pieces)
    throw new Problem('invalid-input', {
      fields: { count: { key: 'number-too-big', params: { limit: cartLimits.pieces } } },
    });
};

/** The refusal of a product that is not on sale, or not in the cart. */
export const productNotFound = () => new Problem('not-found', { fields: { product_id: { key: 'not-found' } } });

type Note = 'gone' | 'sold-out' | 'fewer' | 'repriced' | 'full';
export type MergeNote = { product_id: string; name: string; note: Note; count: number };

/**
 * The lines of a cart after those of a guest's are merged into it: the larger count of each product, at most what is
 * available and what a line may have, at the price of now. Lines of the cart stay as they are unless the guest's says
 * more, and are the same array if nothing changed. Products that are gone, sold out, fewer, repriced since they were
 * seen, or do not fit in have a note. Merging the same again changes nothing.
 */
export const mergeCarts = (
  lines: CartLine[],
  guest: readonly { product_id: string; count: number; price?: number | undefined; name?: string | undefined }[],
  offerOf: OfferOf,
): { lines: CartLine[]; notes: MergeNote[] } =>
  guest.reduce<{ lines: CartLine[]; notes: MergeNote[] }>(
    (merged, { product_id, count, price, name = '' }) => {
      const offer = offerOf(product_id);
      const had = countOf(merged.lines, product_id);
      const withNote = (note: Note, now: number) => [
        ...merged.notes,
        { product_id, name: offer?.name ?? name, note, count: now },
      ];
      if (!offer) return { ...merged, notes: withNote('gone', had) };
      if (offer.available <= 0) return { ...merged, notes: withNote('sold-out', had) };
      if (had === 0 && merged.lines.length >= cartLimits.lines) return { ...merged, notes: withNote('full', 0) };
      const wanted = Math.min(cartLimits.pieces, Math.max(had, count));
      const next = Math.max(had, Math.min(wanted, offer.available));
      const note = next < wanted ? 'fewer' : price !== undefined && price !== offer.price ? 'repriced' : undefined;
      return {
        lines: next === had ? merged.lines : withCount(merged.lines, offer, next),
        notes: note ? withNote(note, next) : merged.notes,
      };
    },
    { lines, notes: [] },
  );

export type Issue = 'gone' | 'sold-out' | 'fewer' | 'repriced';

/** The issue of a line now. Null if it can be ordered as it was added. */
export const issueOf = (line: CartLine, companyId: string, offer: Offer | undefined): Issue | null => {
  if (!offer || offer.company_id !== companyId) return 'gone';
  if (offer.available <= 0) return 'sold-out';
  if (offer.available < line.count) return 'fewer';
  return offer.price === line.price ? null : 'repriced';
};

/** The lines that cost and weigh something: those that are gone or sold out do not. */
export const countedLines = <Line extends { issue: Issue | null }>(lines: readonly Line[]): Line[] =>
  lines.filter(({ issue }) => issue !== 'gone' && issue !== 'sold-out');
