import { Link } from 'react-router';
import type { CatalogueRow } from '#shared/contracts/catalogue.ts';
import { AddToCart } from '../../domain/cart/add-to-cart.tsx';
import { ExclVat } from '../../domain/products/excl-vat.tsx';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { RatingMark } from '../../domain/reviews/stars.tsx';
import { paths } from '../../paths.ts';
import { money } from '../../ui/format.ts';
import { Availability } from './availability.tsx';
import { SmallCompareButton } from './compare-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { LowestBefore } from './lowest-before.tsx';

/** A product in the list view of the catalogue. */
export const ProductLine = ({ product }: { product: CatalogueRow }) => {
  const { id, name, company, price, lowest_before, available, photo, rating } = product;
  return (
    <article className="border-line group flex items-center gap-3 border-b py-2 max-md:flex-wrap">
      <ProductPhoto photo={photo} size="lg" />
      <div className="min-w-0 flex-1 max-md:basis-40">
        <h2 className="font-medium">
          <Link to={paths.catalogueProduct(id)} className="hover:text-primary-text line-clamp-2">
            {name}
          </Link>
        </h2>
        <p className="text-12 text-ink-3 flex items-center gap-1.5">
          <RatingMark rating={rating} />
          <span className="truncate">{company.name}</span>
        </p>
      </div>
      <p className="text-right max-md:flex-1 max-md:basis-30 max-md:text-left">
        <span className="figures block font-semibold">
          {money(price)}
          <ExclVat vat={product} />
        </span>
        <span className="text-12 flex flex-col">
          <Availability available={available} />
          <LowestBefore price={lowest_before} />
        </span>
      </p>
      <AddToCart product={product} />
      <SmallCompareButton product={product} />
      <FavouriteButton product={product} />
    </article>
  );
};
