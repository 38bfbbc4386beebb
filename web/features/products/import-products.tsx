import { useTranslation } from 'react-i18next';
import { importProducts, type ProductImportResult } from '#shared/contracts/products.ts';
import {
  guessProductColumns,
  type ProductImportField,
  productImportFields,
} from '#shared/domain/imports/product-columns.ts';
import { checkProductRows, type ImportedProduct } from '#shared/domain/imports/products.ts';
import { useSend } from '../../api/query.ts';
import { ImportPage } from '../../domain/imports/import-page.tsx';
import type { ImportKind } from '../../domain/imports/kind.ts';
import { paths } from '../../paths.ts';
import { count } from '../../ui/format.ts';

/** Creates products from a spreadsheet, and changes those with the SKU of a row. */
export default function ImportProducts() {
  const { t } = useTranslation('products');
  const send = useSend(importProducts, { refetches: false });
  const kind: ImportKind<ProductImportField, ImportedProduct, ProductImportResult> = {
    title: t('importing.title'),
    companyReason: t('importing.companyReason'),
    template: {
      name: t('importing.templateName'),
      fields: productImportFields.filter((field) => field !== 'barcode_unchecked'),
    },
    fields: productImportFields,
    labelOf: (field) => t(labels[field]),
    columnsReason: t('importing.columnsReason'),
    guess: guessProductColumns,
    missing: (columns) => (columns.includes('sku') ? [] : [t('importing.needsSku')]),
    check: checkProductRows,
    issueText: ({ issue, value }) => t(`importing.issues.${issue}`, { value }),
    area: importProducts.area,
    send: (body) => send.mutateAsync({ body }),
    isAccepted: ({ outcome }) => outcome === 'would-create' || outcome === 'would-update',
    rowsTitle: t('importing.rows'),
    found: (results) => {
      const [existing, unchanged] = [countOf(results, 'would-update'), countOf(results, 'unchanged')];
      const ready = countOf(results, 'would-create') + existing;
      return {
        title: ready === 0 ? t('importing.nothing') : t('importing.ready', { count: ready }),
        text: [
          existing > 0 && t('importing.existing', { existing: count(existing) }),
          unchanged > 0 && t('importing.unchanged', { count: unchanged }),
        ]
          .filter(Boolean)
          .join(' '),
      };
    },
    write: {
      start: (rows) => t('importing.start', { count: rows }),
      running: t('importing.running'),
      done: (results) => {
        const [created, updated] = [countOf(results, 'created'), countOf(results, 'updated')];
        return {
          title: t('importing.done', { count: created + updated }),
          text: t('importing.counts', { created: count(created), updated: count(updated) }),
        };
      },
      open: { label: t('importing.list'), to: paths.products.list },
    },
  };
  return <ImportPage kind={kind} />;
}

const labels = {
  sku: 'fields.sku',
  name: 'fields.name',
  barcode: 'fields.barcode',
  barcode_unchecked: 'form.unchecked',
  price: 'fields.price',
  vat_rate: 'fields.vat_rate',
  vat_included: 'fields.vat_included',
  stock: 'fields.stock',
  category: 'columns.category',
  type: 'columns.type',
  height: 'fields.height',
  length: 'fields.length',
  width: 'fields.width',
  weight: 'fields.weight',
  expiration_date: 'fields.expiration_date',
  active: 'fields.active',
  description: 'form.description',
} as const satisfies Record<ProductImportField, string>;

const countOf = (results: readonly ProductImportResult[], outcome: ProductImportResult['outcome']): number =>
  results.filter((result) => result.outcome === outcome).length;
