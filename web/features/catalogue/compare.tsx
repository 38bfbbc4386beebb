import { useQueries } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useNavigate, useSearchParams } from 'react-router';
import { type CatalogueProduct, getCatalogueProduct } from '#shared/contracts/catalogue.ts';
import { ApiProblem } from '../../api/problem.ts';
import { readOf } from '../../api/query.ts';
import { AddToCart } from '../../domain/cart/add-to-cart.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { RatingMark } from '../../domain/reviews/stars.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { useLanguage } from '../../ui/i18n.ts';
import { Body, Page, Toolbar } from '../../ui/page.tsx';
import { Switch } from '../../ui/switch.tsx';
import { Availability } from './availability.tsx';
import { parametersOf, readCompared } from './compared.ts';
import { PhotoSquare } from './photo-square.tsx';
import { sizeText, valueText, weightText } from './product-texts.ts';
import { useCompared } from './use-compared.ts';

/** The products of the address beside each other. */
export default function Compare() {
  const { t } = useTranslation('catalogue');
  const ids = readCompared(useSearchParams()[0]);
  return (
    <Page title={t('compare.title')}>
      {ids.length > 0 ? (
        <Comparison ids={ids} />
      ) : (
        <Body>
          <EmptyState
            kind="start"
            title={t('compare.none')}
            actions={
              <ButtonLink variant="primary" to={paths.catalogue}>
                {t('product.toCatalogue')}
              </ButtonLink>
            }
          >
            {t('compare.noneText')}
          </EmptyState>
        </Body>
      )}
    </Page>
  );
}

/** `product` is null when it is no longer on sale, and undefined while it loads. */
type Column = { id: string; product: CatalogueProduct | null | undefined };

const isGone = (error: Error | null) => error instanceof ApiProblem && error.code === 'not-found';

const Comparison = ({ ids }: { ids: readonly string[] }) => {
  const { t } = useTranslation('catalogue');
  const language = useLanguage();
  const answers = useQueries({ queries: ids.map((id) => readOf(getCatalogueProduct, language, { params: { id } })) });
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const failed = answers.find(({ data, error }) => !data && error && !isGone(error));
  const columns = ids.map((id, n): Column => {
    const { data, error } = answers[n] ?? {};
    return { id, product: isGone(error ?? null) ? null : data?.data };
  });
  return (
    <>
      <Toolbar>
        <label className="flex min-h-8 items-center gap-2.5 font-medium">
          <Switch checked={onlyDifferences} onChange={({ target }) => setOnlyDifferences(target.checked)} />
          {t('compare.onlyDifferences')}
        </label>
      </Toolbar>
      <Body>
        {failed ? (
          <Broken error={failed.error} onRetry={failed.refetch} />
        ) : (
          <Table columns={columns} onlyDifferences={onlyDifferences} />
        )}
      </Body>
    </>
  );
};

type Row = {
  key: string;
  label: string;
  /** What is compared, and shown unless there is `show`. Empty without a value. */
  text: (product: CatalogueProduct) => string;
  show?: (product: CatalogueProduct) => ReactNode;
};

const useRows = (products: readonly CatalogueProduct[]): Row[] => {
  const { t } = useTranslation('catalogue');
  return [
    { key: 'price', label: t('filters.priceShort'), text: usePriceText() },
    {
      key: 'rating',
      label: t('compare.rating'),
      text: ({ rating: { average, total } }) => (average === null ? '' : `${average} ${total}`),
      show: ({ rating }) => <RatingMark rating={rating} />,
    },
    {
      key: 'availability',
      label: t('filters.availability'),
      text: ({ available }) => String(available),
      show: ({ available }) => <Availability available={available} />,
    },
    { key: 'company', label: t('filters.company'), text: ({ company }) => company.name },
    ...parametersOf(products).map(([id, label]) => ({
      key: `parameter ${id}`,
      label,
      text: ({ values }: CatalogueProduct) =>
        values
          .filter(({ parameter_id }) => parameter_id === id)
          .map(valueText)
          .join(', '),
    })),
    { key: 'size', label: t('product.size'), text: sizeText },
    { key: 'weight', label: t('product.weight'), text: weightText },
  ];
};

const Table = ({ columns, onlyDifferences }: { columns: readonly Column[]; onlyDifferences: boolean }) => {
  const { t } = useTranslation('catalogue');
  const products = columns.flatMap(({ product }) => product ?? []);
  const rows = useRows(products)
    .map((row) => ({ ...row, differs: new Set(products.map(row.text)).size > 1 }))
    .filter(({ differs }) => differs || !onlyDifferences);
  const cell = 'border-line border-b px-3 py-2 align-top hyphens-auto wrap-break-word max-md:px-2';
  const rowHeader = 'bg-surface sticky left-0 z-1';
  return (
    <div className="quiet-scroll overflow-x-auto py-4 md:px-3">
      <table aria-label={t('compare.title')} className="border-separate border-spacing-0 text-left">
        <thead>
          <tr>
            <td className={cx(cell, rowHeader)} />
            {columns.map((column) => (
              <th key={column.id} scope="col" className={cx(cell, 'font-regular w-60 min-w-36 md:min-w-40')}>
                <ColumnHead {...column} />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, label, text, show = text, differs }) => (
            <tr key={key} className={cx(differs && 'font-medium')}>
              <th scope="row" className={cx(cell, rowHeader, 'font-regular text-ink-2 max-w-50 max-md:text-12')}>
                {label}
              </th>
              {columns.map(({ id, product }) => (
                <td key={id} className={cx(cell, 'whitespace-pre-line tabular-nums')}>
                  {product && (text(product) === '' ? <span className="text-ink-3">—</span> : show(product))}
                  {product === undefined && <span aria-hidden className="skeleton w-20" />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      {products.length > 1 && rows.length === 0 && <p className="text-ink-2 px-3 py-4">{t('compare.same')}</p>}
    </div>
  );
};

const ColumnHead = ({ id, product }: Column) => {
  const { t } = useTranslation('catalogue');
  const remove = useRemove(id);
  return (
    <span className="flex max-w-40 flex-col items-start gap-2">
      <PhotoSquare photo={product?.photo ?? null} />
      {product === undefined && <span aria-hidden className="skeleton w-30" />}
      {product === null && <span className="text-ink-3">{t('compare.gone')}</span>}
      {product && (
        <Link to={paths.catalogueProduct(id)} className="hover:text-primary-text font-medium">
          {product.name}
        </Link>
      )}
      {product && <AddToCart product={product} />}
      {product !== undefined && (
        <Button
          variant="ghost"
          size="sm"
          icon={X}
          className="-ml-2.5"
          aria-label={t('compare.remove', { name: product?.name ?? t('compare.gone') })}
          onClick={remove}
        >
          {t('compare.removeShort')}
        </Button>
      )}
    </span>
  );
};

/** Removes a product from the address, and from those chosen. */
const useRemove = (id: string) => {
  const ids = readCompared(useSearchParams()[0]);
  const { remove } = useCompared();
  const navigate = useNavigate();
  return () => {
    remove(id);
    void navigate(paths.compare(ids.filter((one) => one !== id)), { replace: true, preventScrollReset: true });
  };
};
