import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CatalogueProduct, searchCatalogue } from '#shared/contracts/catalogue.ts';
import { useGet } from '../../api/query.ts';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { paths } from '../../paths.ts';
import { PhotoSquare } from './photo-square.tsx';
import { ProductCards } from './product-cards.tsx';
import { useSeen } from './seen.ts';

const most = 6;

/** Products of the same category. */
export const SimilarProducts = ({ product: { id, categories } }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('catalogue');
  const category = categories.at(-1)?.id;
  const query = { ...(category !== undefined && { category_id: category }), per_page: String(most + 1) };
  const found = useGet(searchCatalogue, { query }, { enabled: category !== undefined }).data?.data ?? [];
  const similar = found.filter((one) => one.id !== id).slice(0, most);
  if (similar.length === 0) return null;
  return (
    <Row title={t('product.similar')}>
      <ProductCards label={t('product.similar')} products={similar} />
    </Row>
  );
};

/** What was opened on this device before. */
export const RecentlySeen = ({ product }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('catalogue');
  const seen = useSeen(product);
  const priceText = usePriceText();
  if (seen.length === 0) return null;
  return (
    <Row title={t('product.seen')}>
      <ul className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-8">
        {seen.map(({ id, name, photo, ...price }) => (
          <li key={id} className="min-w-0">
            <Link to={paths.catalogueProduct(id)} className="hover:text-primary-text block">
              <PhotoSquare photo={photo} />
              <span className="text-12 mt-1 line-clamp-2 wrap-anywhere">{name}</span>
              <span className="text-12 font-semibold tabular-nums">{priceText(price)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Row>
  );
};

const Row = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="text-16 tracking-title mb-3 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
};
