import { foldText } from '#shared/domain/fold-text.ts';
import type { ParameterKind } from '#shared/domain/products/limits.ts';

/** The texts of a product by their weight in a search, the heaviest first. */
export const textFields = ['numbers', 'name', 'groups', 'rest'] as const;
type TextField = (typeof textFields)[number];

/** A product on sale as the search keeps it. */
export type CatalogueDocument = {
  id: string;
  company_id: string;
  type_id: string;
  /** Its subcategory, or its category. */
  category_id: string;
  /** Haléř. */
  price: number;
  /** Pieces. */
  available: number;
  created_at: string;
  /** The average and the number of its reviews. */
  rating: { average: number; total: number };
  /**
   * `numbers`: SKU and barcode, whose letters are never taken for a mistake. `groups`: its category, type and company.
   */
  texts: Readonly<Record<TextField, string>>;
  values: DocumentValue[];
};
export type DocumentValue = { parameter_id: string; kind: FacetKind; value: string | number | string[] };

/** The kinds of parameters that a search counts. A long text is only searched. */
export const facetKinds = ['string', 'number', 'list', 'multiple_list', 'countries'] as const satisfies ParameterKind[];
export type FacetKind = (typeof facetKinds)[number];
export const isFacetKind = (kind: ParameterKind): kind is FacetKind => kind !== 'text';

/** Letters of a word that count. */
const maxLetters = 40;

/** The words of a text, without case and diacritics. */
export const wordsIn = (text: string): string[] =>
  foldText(text)
    // “400x300” is written “400 × 300” as well.
    .replaceAll(/(?<=\d)x(?=\d)/g, ' ')
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '')
    .map((word) => word.slice(0, maxLetters));
