import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { listStores } from '#shared/contracts/stores.ts';
import { ComboboxField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { type LookupQuery, useLookup } from '../../kit/list/use-lookup.ts';
import { Field } from '../../ui/field.tsx';
import { Combobox } from '../../ui/select.tsx';
import type { CheckoutInput } from './checkout-fields.ts';
import { Part } from './part.tsx';
import { SavedAddresses } from './saved-addresses.tsx';
import { addressOf } from './store-address.ts';

const stores = (query: LookupQuery) => ({ query });
const pickupStores = (query: LookupQuery) => ({ query: { ...query, pickup: 'true' as const } });

/** Where the order is delivered or picked up. */
export const Destination = ({ mayFill }: { mayFill: boolean }) => {
  const { t } = useTranslation('cart');
  const isPickup = useWatch<CheckoutInput, 'isPickup'>({ name: 'isPickup' });
  return (
    <Part title={t('checkout.where')}>
      {isPickup ? (
        <PickupStore />
      ) : (
        <div className="flex flex-col gap-4">
          <SavedAddresses />
          {mayFill && <FillFromStore />}
          <AddressFields />
          <SwitchField<CheckoutInput> name="saveAddress" label={t('addresses.save')} />
        </div>
      )}
    </Part>
  );
};

const PickupStore = () => {
  const { t } = useTranslation('cart');
  const chosen = useWatch<CheckoutInput, 'pickupStore'>({ name: 'pickupStore' });
  const found = useLookup(listStores, {
    request: pickupStores,
    options: ({ data }) => data.map(({ id, name, address }) => ({ value: id, label: name, note: address })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<CheckoutInput>
      name="pickupStore"
      label={t('checkout.pickupStore')}
      hint={t('checkout.pickupHint')}
      placeholder={t('checkout.pickupFind')}
      {...found}
    />
  );
};

const FillFromStore = () => {
  const { t } = useTranslation('cart');
  const [store, setStore] = useState<string | null>(null);
  const { setValue, clearErrors } = useFormContext<CheckoutInput>();
  const found = useLookup(listStores, {
    request: stores,
    options: ({ data }) => data.map(({ id, name, address }) => ({ value: id, label: name, note: address })),
    chosen: [store],
  });
  const choose = (id: string) => {
    setStore(id);
    const address = found.options?.find(({ value }) => value === id)?.note;
    if (address === undefined) return;
    const parts = addressOf(address);
    for (const part of ['street', 'building', 'postcode', 'city', 'district'] as const)
      setValue(`address.${part}`, parts[part], { shouldDirty: true });
    clearErrors('address');
  };
  return (
    <Field label={t('checkout.store')} hint={t('checkout.storeHint')} optional>
      {(ids) => (
        <Combobox
          {...ids}
          {...found}
          value={store}
          placeholder={t('checkout.storeFind')}
          onChange={choose}
          onClear={() => setStore(null)}
        />
      )}
    </Field>
  );
};

const AddressFields = () => {
  const { t } = useTranslation('cart');
  const optional = { optional: true, nullable: false } as const;
  return (
    <div className="grid grid-cols-2 gap-4 sm:grid-cols-6">
      <TextField<CheckoutInput>
        name="address.street"
        label={t('checkout.street')}
        {...optional}
        className="col-span-2 sm:col-span-4"
      />
      <TextField<CheckoutInput> name="address.building" label={t('checkout.building')} className="sm:col-span-2" />
      <TextField<CheckoutInput> name="address.postcode" label={t('checkout.postcode')} className="sm:col-span-2" />
      <TextField<CheckoutInput> name="address.city" label={t('checkout.city')} className="sm:col-span-4" />
      <TextField<CheckoutInput>
        name="address.district"
        label={t('checkout.district')}
        {...optional}
        className="sm:col-span-2"
      />
      <TextField<CheckoutInput>
        name="address.region"
        label={t('checkout.region')}
        {...optional}
        className="sm:col-span-2"
      />
      <TextField<CheckoutInput>
        name="address.entrance"
        label={t('checkout.entrance')}
        {...optional}
        className="sm:col-span-2"
      />
      <TextField<CheckoutInput>
        name="address.flat"
        label={t('checkout.flat')}
        {...optional}
        className="sm:col-span-2"
      />
    </div>
  );
};
