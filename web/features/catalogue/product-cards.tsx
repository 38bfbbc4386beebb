import type { CatalogueRow } from '#shared/contracts/catalogue.ts';
import { ProductCard } from './product-card.tsx';

/** As many columns as there is room for. */
export const cardColumns =
  'grid grid-cols-2 gap-x-3 gap-y-5 md:grid-cols-[repeat(auto-fill,minmax(206px,1fr))] md:gap-x-4';

/** Cards of products. */
export const ProductCards = ({ label, products }: { label: string; products: readonly CatalogueRow[] }) => (
  <ul aria-label={label} className={cardColumns}>
    {products.map((product) => (
      <li key={product.id} className="min-w-0">
        <ProductCard product={product} />
      </li>
    ))}
  </ul>
);
