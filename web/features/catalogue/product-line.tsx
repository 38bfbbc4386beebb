import { Star } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { CatalogueRow } from '#shared/contracts/catalogue.ts';
import { paths } from '../../paths.ts';
import { count, money } from '../../ui/format.ts';
import { FavouriteButton } from './favourite-button.tsx';
import { ProductPhoto } from './product-photo.tsx';

/** A product in the list view of the catalogue. */
export const ProductLine = ({ product }: { product: CatalogueRow }) => {
  const { t } = useTranslation('catalogue');
  const { id, name, company, price, available, photo, rating } = product;
  return (
    <article className="border-line flex items-center gap-3 border-b py-2">
      <ProductPhoto photo={photo} size="lg" />
      <div className="min-w-0 flex-1">
        <h2 className="font-medium">
          <Link to={paths.catalogueProduct(id)} className="hover:text-primary-text line-clamp-2">
            {name}
          </Link>
        </h2>
        <p className="text-12 text-ink-3 flex items-center gap-1.5">
          {rating.average !== null && (
            <>
              <Star aria-hidden className="text-warning-text size-3 fill-current" />
              <span className="figures">{t('list.rating', { rating: ratingText(rating.average) })}</span>
              <span className="figures">({count(rating.total)})</span>
            </>
          )}
          <span className="truncate">{company.name}</span>
        </p>
      </div>
      <p className="text-right">
        <span className="figures block font-semibold">{money(price)}</span>
        <span className="text-12 text-ink-3">
          {available > 0 ? t('list.available', { available: count(available) }) : t('list.soldOut')}
        </span>
      </p>
      <FavouriteButton product={product} />
    </article>
  );
};

const ratingText = (average: number): string => average.toFixed(1).replace('.', ',');
