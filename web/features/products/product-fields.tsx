import { Lock } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Parameter } from '#shared/contracts/product-types.ts';
import type { ProductInput } from '#shared/contracts/products.ts';
import { DateField, MoneyField, NumberField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { BarcodeField } from './barcode-field.tsx';
import { CategoryFields } from './category-fields.tsx';
import { TypeFields } from './type-fields.tsx';
import { VatFields } from './vat-fields.tsx';

type Props = {
  /** Gets the parameters whose fields are shown. */
  onParameters: (parameters: readonly Parameter[]) => void;
  isReadOnly?: boolean;
  owner?: ReactNode;
  /** Below the price. */
  prices?: ReactNode;
  /** Of a new product: an existing one has its stock and its state elsewhere. */
  more?: ReactNode;
};

/** The fields of a product, for creating and editing. `owner` is the company field. */
export const ProductFields = ({ onParameters, isReadOnly = false, owner, prices, more }: Props) => {
  const { t } = useTranslation('products');
  return (
    <>
      {isReadOnly && (
        <p className="text-ink-2 flex gap-2 pt-5">
          <Lock className="mt-0.5" />
          {t('readOnly')}
        </p>
      )}
      <Section title={t('form.basics')} reason={t('form.basicsReason')}>
        {owner}
        <TextField<ProductInput> name="name" label={t('fields.name')} maxLength={200} autoComplete="off" />
        <CategoryFields />
        <TextField<ProductInput>
          name="description"
          label={t('form.description')}
          optional
          nullable={false}
          lines={5}
          maxLength={5000}
        />
      </Section>
      <Section title={t('form.sale')} reason={t('form.saleReason')}>
        <Pair>
          <MoneyField<ProductInput> name="price" label={t('fields.price')} />
          <TextField<ProductInput>
            name="sku"
            label={t('fields.sku')}
            hint={t('form.skuHint')}
            maxLength={40}
            autoComplete="off"
          />
        </Pair>
        {prices}
        <VatFields />
        <BarcodeField />
        <Pair>
          <DateField<ProductInput>
            name="expiration_date"
            label={t('fields.expiration_date')}
            hint={t('form.expirationHint')}
            optional
          />
          <NumberField<ProductInput>
            name="low_stock"
            label={t('form.lowStock')}
            hint={t('form.lowStockHint')}
            unit={t('stock.unit')}
            optional
          />
        </Pair>
      </Section>
      {more}
      <Section title={t('form.size')} reason={t('form.sizeReason')}>
        <Pair>
          <NumberField<ProductInput> name="height" label={t('form.height')} unit={t('form.millimetres')} />
          <NumberField<ProductInput> name="length" label={t('form.length')} unit={t('form.millimetres')} />
          <NumberField<ProductInput> name="width" label={t('form.width')} unit={t('form.millimetres')} />
          <NumberField<ProductInput> name="weight" label={t('form.weight')} unit={t('form.grams')} />
        </Pair>
      </Section>
      <Section title={t('form.type')} reason={t('form.typeReason')}>
        <TypeFields onShown={onParameters} />
      </Section>
    </>
  );
};

/** What only a new product asks for. */
export const StartFields = () => {
  const { t } = useTranslation('products');
  return (
    <Section title={t('form.start')} reason={t('form.startReason')}>
      <Pair>
        <NumberField<ProductInput & { stock: number }> name="stock" label={t('fields.stock')} unit={t('stock.unit')} />
      </Pair>
      <SwitchField<ProductInput> name="active" label={t('fields.active')} hint={t('form.activeHint')} />
    </Section>
  );
};
