import { ChevronRight } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link, useParams } from 'react-router';
import { type CatalogueProduct, getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import { useGet } from '../../api/query.ts';
import { AddToCart } from '../../domain/cart/add-to-cart.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { Reviews } from '../../domain/reviews/reviews.tsx';
import { Stars } from '../../domain/reviews/stars.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { money } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { useHead } from '../../ui/use-head.ts';
import { Availability } from './availability.tsx';
import { CompareBar } from './compare-bar.tsx';
import { CompareButton } from './compare-button.tsx';
import { FavouriteButton } from './favourite-button.tsx';
import { Gallery } from './gallery.tsx';
import { Gap } from './gap.tsx';
import { LowestBefore } from './lowest-before.tsx';
import { RecentlySeen, SimilarProducts } from './other-products.tsx';
import { PhotoSquare } from './photo-square.tsx';
import { ProductDetails } from './product-details.tsx';
import { productJsonLd } from './product-json-ld.ts';

/** The public page of a product. */
export default function ProductView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('catalogue');
  const product = useGet(getCatalogueProduct, { params: { id } });
  if (product.error?.code === 'not-found') return <Missing />;
  return (
    <Loaded title={t('product.title')} answer={product} placeholder={<Parts />}>
      {({ data }) => <OneProduct key={data.id} product={data} />}
    </Loaded>
  );
}

const Missing = () => {
  const { t } = useTranslation('catalogue');
  return (
    <Page title={t('product.title')}>
      <Body>
        <EmptyState
          kind="search"
          title={t('product.missing')}
          actions={
            <ButtonLink variant="primary" to={paths.catalogue}>
              {t('product.toCatalogue')}
            </ButtonLink>
          }
        >
          {t('product.missingText')}
        </EmptyState>
      </Body>
    </Page>
  );
};

/** Search engines show about as many characters. */
const longestDescription = 160;

const OneProduct = ({ product }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('catalogue');
  const { id, name, company, description } = product;
  const priceText = usePriceText();
  useHead({
    description:
      description.replaceAll(/\s+/g, ' ').slice(0, longestDescription) ||
      t('product.offer', { name, company: company.name, price: priceText(product) }),
    canonical: paths.catalogueProduct(id),
    jsonLd: productJsonLd(product, location.origin),
  });
  return (
    <Page title={name}>
      <Body>
        <Parts product={product} />
      </Body>
      <CompareBar />
    </Page>
  );
};

/** The page's parts; while loading, gaps of the same size stand for the data, so that nothing moves. */
const Parts = ({ product }: { product?: CatalogueProduct }) => (
  <div className="px-gutter flex max-w-300 flex-col gap-8 py-5">
    <div className="flex flex-col gap-4">
      <Breadcrumb categories={product?.categories} />
      <div className="grid items-start gap-x-10 gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
        {product ? <Gallery photos={product.media.photos} name={product.name} /> : <PhotoSquare photo={null} />}
        <div className="flex min-w-0 flex-col gap-8">
          <Offer product={product} />
          {product && <ProductDetails product={product} />}
        </div>
      </div>
    </div>
    {product && (
      <>
        <Reviews productId={product.id} />
        <SimilarProducts product={product} />
        <RecentlySeen product={product} />
      </>
    )}
  </div>
);

const Breadcrumb = ({ categories = [] }: { categories?: CatalogueProduct['categories'] | undefined }) => {
  const { t } = useTranslation('catalogue');
  const link = 'hover:text-ink hover:underline';
  return (
    <nav aria-label={t('product.categories')}>
      <ol className="text-12 text-ink-3 flex flex-wrap items-center gap-1">
        <li>
          <Link to={paths.catalogue} className={link}>
            {t('title')}
          </Link>
        </li>
        {categories.map(({ id, name }) => (
          <li key={id} className="flex min-w-0 items-center gap-1">
            <ChevronRight aria-hidden className="size-3" />
            <Link to={paths.catalogueCategory(id)} className={link}>
              {name}
            </Link>
          </li>
        ))}
      </ol>
    </nav>
  );
};

const Offer = ({ product }: { product: CatalogueProduct | undefined }) => (
  <div className="flex min-w-0 flex-col items-start gap-2">
    <p aria-hidden className="text-20 tracking-title font-semibold wrap-anywhere md:hidden">
      {product?.name ?? <Gap />}
    </p>
    <p className="text-14 text-ink-2">{product?.company.name ?? <Gap />}</p>
    <p className="text-ink-2 flex items-center gap-2">{product ? <Rated product={product} /> : <Gap />}</p>
    <p className="text-24 tracking-figure figures mt-3 font-semibold">
      {product ? money(product.price) : <Gap />}
      {product && <VatMark product={product} />}
    </p>
    {product && <LowestBefore price={product.lowest_before} />}
    {product && <AddToCart product={product} isWide />}
    <p className="text-14 flex items-center gap-3">
      {product ? (
        <>
          <Availability available={product.available} />
          <FavouriteButton product={product} />
          <CompareButton product={product} />
        </>
      ) : (
        <Gap />
      )}
    </p>
  </div>
);

const VatMark = ({ product: { vat_rate, vat_included } }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('common');
  if (vat_rate === null) return null;
  return (
    <small className="text-14 text-ink-2 font-regular tracking-normal">
      {' '}
      {t(vat_included ? 'vat.included' : 'vat.excluded')}
    </small>
  );
};

const Rated = ({ product: { rating } }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('reviews');
  return (
    <>
      {rating.average !== null && <Stars average={rating.average} />}
      {t('total', { count: rating.total })}
    </>
  );
};
