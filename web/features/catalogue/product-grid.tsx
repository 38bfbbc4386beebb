import type { CatalogueRow } from '#shared/contracts/catalogue.ts';
import { cx } from '../../ui/cx.ts';
import { ProductCard } from './product-card.tsx';
import { cardColumns } from './product-cards.tsx';
import { ProductLine } from './product-line.tsx';

/** As many as a page of the API. */
const gaps = Array.from({ length: 12 }, (_, n) => n);

/** Products as cards or as lines; while they load, gaps of the same size. */
export const ProductGrid = ({
  label,
  products,
  isList,
  isStale,
}: {
  label: string;
  products: readonly CatalogueRow[] | undefined;
  isList: boolean;
  /** The products are those of other filters. */
  isStale: boolean;
}) => (
  <ul
    // Another element, so that products below the collections are no gaps that moved.
    key={products ? 'products' : 'gaps'}
    aria-label={label}
    aria-busy={!products || isStale}
    className={cx('transition-opacity', !isList && cardColumns, isStale && 'opacity-55')}
  >
    {!products && gaps.map((n) => <li key={`gap${n}`}>{isList ? <LineGap /> : <CardGap />}</li>)}
    {products?.map((product) => (
      <li key={product.id} className="min-w-0">
        {isList ? <ProductLine product={product} /> : <ProductCard product={product} />}
      </li>
    ))}
  </ul>
);

const CardGap = () => (
  <div aria-hidden>
    <div className="rounded-3 border-line bg-sunken mb-2 aspect-square border" />
    <div className="flex flex-col gap-2 py-1">
      <span className="skeleton w-4/5" />
      <span className="skeleton w-3/5" />
      <span className="skeleton w-2/5" />
      <span className="skeleton w-1/2" />
    </div>
  </div>
);

const LineGap = () => (
  <div aria-hidden className="border-line flex items-center gap-3 border-b py-2">
    <span className="rounded-2 border-line bg-sunken size-14 flex-none border" />
    <span className="skeleton max-w-75 flex-1" />
    <span className="skeleton ml-auto w-20" />
  </div>
);
