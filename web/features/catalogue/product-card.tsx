import { Link } from 'react-router';
import type { CatalogueRow } from '#shared/contracts/catalogue.ts';
import { paths } from '../../paths.ts';

/** A product in a grid of the catalogue, of favourites, or of similar products. */
export const ProductCard = ({ product }: { product: CatalogueRow }) => (
  <article>
    <Link to={paths.catalogueProduct(product.id)}>{product.name}</Link>
  </article>
);
