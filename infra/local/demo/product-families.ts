import type { VatRate } from '#shared/domain/vat/vat.ts';
import type { ShelfKey } from './product-categories.ts';
import type { Colour } from './product-pictures.ts';
import type { Shape } from './product-shapes.ts';
import type { TypeKey } from './product-types.ts';

/** Values by the keys of the type's parameters. */
type Values = Readonly<Record<string, string | number | readonly string[]>>;

/** What goes into the name after that of the family. `times` multiplies the weight and, a little less, the price. */
export type Variant = { name: string; times?: number; values?: Values; colour?: Colour };

/** Products that differ in a kind and a size: there is one for each pair. */
export type Family = {
  /** The letters in its SKUs. */
  code: string;
  shelf: ShelfKey;
  type: TypeKey;
  name: string;
  description: string;
  picture: readonly [Shape, Colour];
  /** Kč and grams of a variant that is 1 `times` the family. */
  price: number;
  weight: number;
  /** Height, length and width in millimetres. */
  box: readonly [number, number, number];
  /** Unless it is the one of its type. */
  vat_rate?: VatRate;
  /** The longest that it keeps, in days. */
  keeps?: number;
  values: Values;
  kinds: readonly Variant[];
  sizes: readonly Variant[];
};
