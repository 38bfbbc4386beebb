import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { ProductFields } from '#shared/contracts/products.ts';
import { usualVat } from '#shared/domain/products/vat.ts';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { VatFields } from './vat-fields.tsx';

const Vat = z.pick(ProductFields, { vat_rate: true, vat_included: true });
type Props = { products: number; onChosen: (vat: z.infer<typeof Vat>) => void; onClose: () => void };

/** Asks for one VAT rate of all chosen products. */
export const VatDialog = ({ products, onChosen, onClose }: Props) => {
  const { t } = useTranslation('products');
  const state = useResourceForm({
    kind: 'dialog',
    schema: Vat,
    values: usualVat,
    submit: (vat) => Promise.resolve(vat),
    onSaved: onChosen,
  });
  return (
    <FormDialog
      state={state}
      title={t('vat.title', { count: products })}
      submit={t('vat.confirm')}
      onClose={onClose}
      help={<p className="text-pretty">{t('vat.help')}</p>}
    >
      <VatFields />
    </FormDialog>
  );
};
