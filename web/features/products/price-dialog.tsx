import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { integer } from '#shared/contracts/fields.ts';
import { ProductFields, type ProductRow } from '#shared/contracts/products.ts';
import { MoneyField, NumberField, useField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { money } from '../../ui/format.ts';
import { Segments } from '../../ui/segments.tsx';
import { newPrice, type PriceChange, priceWays } from './new-price.ts';

const Change = z.strictObject({ way: z.enum(priceWays), price: ProductFields.shape.price, percent: integer(1, 99) });

type Props = { products: readonly ProductRow[]; onChosen: (change: PriceChange) => void; onClose: () => void };

/** Asks for one price of the chosen products, or for a percentage, and shows what becomes of their prices. */
export const PriceDialog = ({ products, onChosen, onClose }: Props) => {
  const { t } = useTranslation('products');
  const usual = { way: 'raise', price: products[0]?.price ?? 0, percent: 10 };
  const state = useResourceForm({
    kind: 'dialog',
    schema: Change,
    values: usual,
    submit: (change) => Promise.resolve(change),
    onSaved: onChosen,
  });
  return (
    <FormDialog
      state={state}
      title={t('price.title', { count: products.length })}
      submit={t('price.confirm', { count: products.length })}
      onClose={onClose}
    >
      <ChangeFields usual={usual} />
      <Preview products={products} />
    </FormDialog>
  );
};

const ChangeFields = ({ usual }: { usual: Pick<PriceChange, 'price' | 'percent'> }) => {
  const { t } = useTranslation('products');
  const { setValue } = useFormContext<PriceChange>();
  const { field } = useField('way', { label: t('price.way') });
  const way = field.value as PriceChange['way'];
  return (
    <>
      <Segments
        label={t('price.way')}
        value={way}
        choices={priceWays.map((value) => ({ value, label: t(`price.ways.${value}`) }))}
        onChange={(next) => {
          // An emptied field that is no longer shown would be refused.
          setValue('price', usual.price);
          setValue('percent', usual.percent);
          field.onChange(next);
        }}
      />
      {way === 'amount' ? (
        <MoneyField<PriceChange> name="price" label={t('price.amount')} />
      ) : (
        <NumberField<PriceChange> name="percent" label={t('price.percent')} hint={t('price.rounded')} unit="%" />
      )}
    </>
  );
};

/** Products that the preview names. */
const named = 4;

const Preview = ({ products }: { products: readonly ProductRow[] }) => {
  const { t } = useTranslation('products');
  const [way, price, percent] = useWatch<PriceChange, ['way', 'price', 'percent']>({
    name: ['way', 'price', 'percent'],
  });
  const change = Change.safeParse({ way, price, percent }).data;
  const others = products.length - named;
  if (!change) return null;
  return (
    <div>
      <ul aria-label={t('price.preview')} className="divide-line divide-y">
        {products.slice(0, named).map((product) => (
          <li key={product.id} className="flex gap-3 py-1.5">
            <span className="min-w-0 flex-1 truncate">{product.name}</span>
            <span className="figures">
              <span className="text-ink-3">{money(product.price)} →</span>{' '}
              <b className="font-semibold">{money(newPrice(product.price, change))}</b>
            </span>
          </li>
        ))}
      </ul>
      {others > 0 && <p className="text-ink-3 text-12">{t('price.others', { count: others })}</p>}
    </div>
  );
};
