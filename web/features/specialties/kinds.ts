import { createContext, use } from 'react';
import type { CategoryKind } from '#shared/domain/specialties/kinds.ts';
import { paths } from '../../paths.ts';

/** What the screens of specialties and those of product categories differ in. `texts` begins the keys of messages. */
export const kinds = {
  specialty: { kind: 'specialty', list: 'specialties', texts: '', paths: paths.specialties },
  product: { kind: 'product', list: 'product-categories', texts: 'product.', paths: paths.productCategories },
} as const;

/** The kind of the categories of a screen. */
export const Kind = createContext<(typeof kinds)[CategoryKind]>(kinds.specialty);
export const useKind = () => use(Kind);
