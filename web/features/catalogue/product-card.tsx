import { Link } from 'react-router';
import type { CatalogueRow } from '#shared/contracts/catalogue.ts';
import { AddToCart } from '../../domain/cart/add-to-cart.tsx';
import { ExclVat } from '../../domain/products/excl-vat.tsx';
import { RatingMark } from '../../domain/reviews/stars.tsx';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { money } from '../../ui/format.ts';
import { Availability } from './availability.tsx';
import { SmallCompareButton } from './compare-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { LowestBefore } from './lowest-before.tsx';
import { PhotoSquare } from './photo-square.tsx';

/** A product in a grid of the catalogue, of favourites, or of similar products. */
export const ProductCard = ({ product }: { product: CatalogueRow }) => {
  const { id, name, company, price, lowest_before, available, photo, rating } = product;
  const address = paths.catalogueProduct(id);
  return (
    <article className="group relative flex min-w-0 flex-col">
      <Link to={address} tabIndex={-1} aria-hidden className={cx('mb-2', available === 0 && 'opacity-55')}>
        <PhotoSquare photo={photo} />
      </Link>
      <div className="absolute top-1.5 right-1.5 flex flex-col gap-1">
        <FavouriteButton product={product} />
        <SmallCompareButton product={product} />
      </div>
      <h2 className="line-clamp-2 min-h-10 font-medium wrap-anywhere">
        <Link to={address} className="hover:text-primary-text">
          {name}
        </Link>
      </h2>
      <p className="text-12 text-ink-3 flex items-center gap-1.5">
        <RatingMark rating={rating} />
        <span className="truncate">{company.name}</span>
      </p>
      <div className="mt-1.5 flex flex-wrap items-end justify-between gap-x-2 gap-y-1.5">
        <div className="min-w-0">
          <p className="text-16 figures leading-5 font-semibold tracking-tight">
            {money(price)}
            <ExclVat vat={product} />
          </p>
          <p className="text-11 flex flex-col">
            <Availability available={available} />
            <LowestBefore price={lowest_before} />
          </p>
        </div>
        <div className="ml-auto empty:hidden">
          <AddToCart product={product} />
        </div>
      </div>
    </article>
  );
};
