import { Download } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { CatalogueProduct } from '#shared/contracts/catalogue.ts';
import type { ProductFile } from '#shared/contracts/products.ts';
import { fileSize, fullDay } from '../../ui/format.ts';
import { sizeText, valueText, weightText } from './product-texts.ts';

/** The description, the parameters and the files of a product. */
export const ProductDetails = ({ product }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('catalogue');
  const { description, media } = product;
  return (
    <div className="flex max-w-160 flex-col gap-8">
      {description && (
        <Part title={t('product.description')}>
          <p className="text-14 max-w-[70ch] leading-6 wrap-anywhere whitespace-pre-line">{description}</p>
        </Part>
      )}
      <Part title={t('product.parameters')}>
        <Parameters product={product} />
      </Part>
      {media.files.length > 0 && (
        <Part title={t('product.files')}>
          <Files files={media.files} />
        </Part>
      )}
    </div>
  );
};

const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="min-w-0">
      <h2 id={heading} className="text-16 tracking-title mb-2 font-semibold">
        {title}
      </h2>
      {children}
    </section>
  );
};

const Parameters = ({ product }: { product: CatalogueProduct }) => {
  const { t } = useTranslation('catalogue');
  const { values, sku, barcode, expiration_date } = product;
  const rows: [label: string, text: string][] = [
    ...values.map((value): [string, string] => [value.name, valueText(value)]),
    [t('product.size'), sizeText(product)],
    [t('product.weight'), weightText(product)],
    ...(expiration_date === null
      ? []
      : [[t('product.bestBefore'), fullDay(expiration_date)] satisfies [string, string]]),
    [t('product.sku'), sku],
    ...(barcode ? [[t('product.barcode'), barcode] satisfies [string, string]] : []),
  ];
  return (
    <dl className="divide-line divide-y">
      {rows.map(([label, text], n) => (
        <div key={n} className="grid grid-cols-2 gap-3 py-2">
          <dt className="text-ink-2 wrap-anywhere">{label}</dt>
          <dd className="wrap-anywhere whitespace-pre-line tabular-nums">{text}</dd>
        </div>
      ))}
    </dl>
  );
};

const Files = ({ files }: { files: readonly ProductFile[] }) => (
  <ul className="flex flex-col gap-1">
    {files.map(({ id, name, size, url }) => (
      <li key={id}>
        <a href={url} target="_blank" rel="noopener noreferrer" className="text-primary-text group inline-flex gap-2">
          <Download className="mt-0.5" />
          <span className="wrap-anywhere group-hover:underline">{name}</span>
          <span className="text-ink-3 figures">PDF, {fileSize(size)}</span>
        </a>
      </li>
    ))}
  </ul>
);
