import { useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import * as z from 'zod/mini';
import { id, optionalLines } from '#shared/contracts/fields.ts';
import { checkOutSupply, listSupplyStores, type SupplyCart, supplyStatuses } from '#shared/contracts/supply.ts';
import { usualStoreOf } from '#shared/domain/supply/delivery-warehouse.ts';
import { useSend } from '../../api/query.ts';
import { ComboboxField, SelectField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { snack } from '../../ui/snackbars.tsx';
import type { ChosenStore } from './chosen-store.ts';

const Checkout = z.strictObject({
  id,
  status: z.enum(supplyStatuses),
  comment: optionalLines(1000),
  keep: z.boolean(),
});
type Checkout = z.input<typeof Checkout>;

/** Supplies a store with the cart: `store`, which was chosen beside it, or at first the usual one. */
export const SupplyForm = ({
  cart,
  store,
  onOrdered,
}: {
  cart: SupplyCart;
  store: ChosenStore | null;
  onOrdered: () => void;
}) => {
  const { t } = useTranslation(['supply', 'orders']);
  const navigate = useNavigate();
  const send = useSend(checkOutSupply);
  const { cart_hash, order_summ } = cart;
  const state = useResourceForm({
    kind: 'dialog',
    schema: Checkout,
    values: { id: usualStoreOf(cart.stores)?.id ?? null, status: 'formation', comment: '', keep: false },
    submit: async (body) =>
      (await send.mutateAsync({ body: { ...body, sum: order_summ, ...(cart_hash && { cart_hash }) } })).data,
    onSaved: ({ id: order, number }) => {
      snack({
        tone: 'good',
        text: t('supplyCart.form.done', { number }),
        action: { label: t('supplyCart.form.open'), run: () => void navigate(paths.orders.view(order)) },
      });
      onOrdered();
    },
  });
  return (
    <section aria-labelledby="checkout">
      <h2 id="checkout" className="text-14 mb-3 font-semibold">
        {t('supplyCart.form.title')}
      </h2>
      <FormScope state={state}>
        <FormFrame state={state} className="flex max-w-160 flex-col gap-4" bannerClass="outline-none">
          <StoreField store={store} />
          <SelectField<Checkout>
            name="status"
            label={t('supplyCart.form.status')}
            options={supplyStatuses.map((value) => ({
              value,
              label: t(`orders:statuses.${value}`),
              note: t(`supplyCart.statuses.${value}`),
            }))}
          />
          <TextField<Checkout>
            name="comment"
            label={t('supplyCart.form.comment')}
            hint={t('supplyCart.form.commentHint')}
            lines={3}
            maxLength={1000}
            optional
            nullable={false}
          />
          <SwitchField<Checkout> name="keep" label={t('supplyCart.form.keep')} hint={t('supplyCart.form.keepHint')} />
          <Button type="submit" variant="primary" busy={state.busy} className="self-start max-md:w-full">
            {t('supplyCart.form.confirm', { sum: money(order_summ) })}
          </Button>
        </FormFrame>
      </FormScope>
    </section>
  );
};

const StoreField = ({ store }: { store: ChosenStore | null }) => {
  const { t } = useTranslation('supply');
  const { setValue, setFocus } = useFormContext<Checkout>();
  const chosen = useWatch<Checkout, 'id'>({ name: 'id' });
  useEffect(() => {
    if (!store) return;
    setValue('id', store.id, { shouldDirty: true, shouldValidate: true });
    setFocus('status');
  }, [store, setValue, setFocus]);
  const stores = useLookup(listSupplyStores, {
    request: (query) => ({ query }),
    options: ({ data }) =>
      data.map(({ id: value, name: label, company, delivery_warehouse }) => ({
        value,
        label,
        note: [company.name, delivery_warehouse && t('supplyCart.stores.warehouse')].filter(Boolean).join(' · '),
      })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<Checkout>
      name="id"
      label={t('supplyCart.form.store')}
      placeholder={t('supplyCart.form.storePlaceholder')}
      {...stores}
    />
  );
};
