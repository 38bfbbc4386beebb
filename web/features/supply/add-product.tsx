import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { id, integer } from '#shared/contracts/fields.ts';
import { listProducts } from '#shared/contracts/products.ts';
import { addToSupply } from '#shared/contracts/supply.ts';
import { cartLimits } from '#shared/domain/cart/limits.ts';
import { useSend } from '../../api/query.ts';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { ComboboxField, NumberField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';

const Added = z.strictObject({ product_id: id, count: integer(1, cartLimits.pieces) });
type Added = z.input<typeof Added>;

/** Puts pieces of a product of the own company into the cart. Begins again after each. */
export const AddProduct = () => {
  const [nth, setNth] = useState(0);
  return <AddForm key={nth} hasFocus={nth > 0} onAdded={() => setNth(nth + 1)} />;
};

const AddForm = ({ hasFocus, onAdded }: { hasFocus: boolean; onAdded: () => void }) => {
  const { t } = useTranslation('supply');
  const send = useSend(addToSupply);
  const state = useResourceForm({
    kind: 'dialog',
    schema: Added,
    values: { product_id: null, count: 1 },
    submit: async (body) => (await send.mutateAsync({ body })).data,
    onSaved: onAdded,
  });
  return (
    <FormScope state={state}>
      <FormFrame state={state} className="flex flex-wrap items-start gap-3" bannerClass="w-full">
        <ProductField hasFocus={hasFocus} />
        <NumberField<Added>
          name="count"
          label={t('supplyCart.add.count')}
          unit={t('documents.issue.unit')}
          className="w-28"
        />
        <Button type="submit" icon={Plus} busy={state.busy} className="mt-6.5 max-md:mt-0 max-md:w-full">
          {t('supplyCart.add.confirm')}
        </Button>
      </FormFrame>
    </FormScope>
  );
};

const ProductField = ({ hasFocus }: { hasFocus: boolean }) => {
  const { t } = useTranslation('supply');
  const chosen = useWatch<Added, 'product_id'>({ name: 'product_id' });
  const field = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // After a product was added, the next one is typed at once.
    if (hasFocus) field.current?.querySelector('input')?.focus();
  }, [hasFocus]);
  const priceText = usePriceText();
  const products = useLookup(listProducts, {
    request: ({ name, ...query }) => ({ query: { ...query, active: 'true' as const, ...(name && { text: name }) } }),
    options: ({ data }) =>
      data.map(({ id: value, name, available, ...product }) => ({
        value,
        label: name,
        note: t('supplyCart.each', { price: priceText(product), pieces: count(available) }),
      })),
    chosen: [chosen],
  });
  return (
    <div className="min-w-0 flex-1 basis-60" ref={field}>
      <ComboboxField<Added>
        name="product_id"
        label={t('supplyCart.add.product')}
        placeholder={t('supplyCart.add.placeholder')}
        {...products}
      />
    </div>
  );
};
