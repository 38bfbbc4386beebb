import { useTranslation } from 'react-i18next';
import { listFavourites } from '#shared/contracts/catalogue.ts';
import { api } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { count } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { CompareBar } from './compare-bar.tsx';
import { ProductCards } from './product-cards.tsx';

/** The products that the reader keeps, the last added first. */
export default function Favourites() {
  const { t } = useTranslation('catalogue');
  const products = usePages(listFavourites, {}, (page, signal) =>
    api(listFavourites, { query: { page, per_page: '24' } }, { signal }),
  );
  const { rows, total, error, retry } = products;
  return (
    <Page title={t('favourites.title')} count={total > 0 ? count(total) : undefined}>
      <Body>
        {!rows && error && <Broken error={error} onRetry={retry} />}
        {rows?.length === 0 && (
          <EmptyState
            kind="start"
            title={t('favourites.none')}
            actions={
              <ButtonLink variant="primary" to={paths.catalogue}>
                {t('product.toCatalogue')}
              </ButtonLink>
            }
          >
            {t('favourites.noneText')}
          </EmptyState>
        )}
        {rows && rows.length > 0 && (
          <div className="px-gutter flex flex-col gap-5 py-5">
            <ProductCards label={t('favourites.title')} products={rows} />
            <ShowMore list={products} label={t('favourites.more')} />
          </div>
        )}
      </Body>
      <CompareBar />
    </Page>
  );
}
