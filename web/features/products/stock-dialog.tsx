import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { setProductStock } from '#shared/contracts/products.ts';
import { NumberField } from '../../kit/form/fields.tsx';
import { FormDialog } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';

const Amount = z.pick(setProductStock.body, { stock: true });
type Props = { products: number; onChosen: (stock: number) => void; onClose: () => void };

/** Asks for one stock of all chosen products. */
export const StockDialog = ({ products, onChosen, onClose }: Props) => {
  const { t } = useTranslation('products');
  const state = useResourceForm({
    kind: 'dialog',
    schema: Amount,
    values: { stock: '' },
    submit: (amount) => Promise.resolve(amount),
    onSaved: ({ stock }) => onChosen(stock),
  });
  return (
    <FormDialog
      state={state}
      title={t('stock.titleMany', { count: products })}
      submit={t('stock.set')}
      onClose={onClose}
      help={<p className="text-pretty">{t('stock.helpMany')}</p>}
    >
      <NumberField<z.input<typeof Amount>> name="stock" label={t('stock.counted')} unit={t('stock.unit')} />
    </FormDialog>
  );
};
