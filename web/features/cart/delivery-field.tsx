import { useId, useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { Address, Cart } from '#shared/contracts/cart.ts';
import { useField } from '../../kit/form/fields.tsx';
import { money } from '../../ui/format.ts';
import type { CheckoutInput } from './checkout-fields.ts';
import { emptyAddress } from './store-address.ts';

/** Delivery or pickup. A pickup has no address; the one that was typed comes back with the delivery. */
export const DeliveryField = ({ cart, mayPickUp }: { cart: Cart; mayPickUp: boolean }) => {
  const { t } = useTranslation('cart');
  const id = useId();
  const { field } = useField('isPickup', { label: t('checkout.how') });
  const { getValues, setValue, clearErrors } = useFormContext<CheckoutInput>();
  const typed = useRef<Address | null>(cart.address);
  const isPickup = field.value as boolean;
  const choose = (next: boolean) => {
    if (next) typed.current = (getValues('address') as Address | null) ?? typed.current;
    clearErrors();
    setValue('address', next ? null : (typed.current ?? emptyAddress), { shouldDirty: true });
    field.onChange(next);
  };
  const { delivery_cost } = cart;
  const ways = [
    {
      value: false,
      title: t('checkout.delivery'),
      note: t(delivery_cost === null ? 'checkout.tooHeavy' : 'checkout.deliveryNote'),
      cost: delivery_cost === null ? '—' : delivery_cost === 0 ? t('totals.free') : money(delivery_cost),
    },
    ...(mayPickUp
      ? [{ value: true, title: t('checkout.pickup'), note: t('checkout.pickupNote'), cost: t('totals.free') }]
      : []),
  ];
  return (
    <div role="radiogroup" aria-label={t('checkout.how')} className="grid gap-3 sm:grid-cols-2">
      {ways.map(({ value, title, note, cost }) => (
        <label
          key={title}
          className="rounded-3 border-line-strong hover:bg-hover has-checked:border-primary has-checked:bg-primary-soft grid cursor-pointer grid-cols-[auto_minmax(0,1fr)_auto] content-start gap-x-3 border px-3.5 py-3"
        >
          <input
            type="radio"
            name={id}
            checked={value === isPickup}
            onChange={() => choose(value)}
            className="mt-0.5 size-4 accent-(--primary)"
          />
          <span className="font-medium">{title}</span>
          <span className="figures font-semibold">{cost}</span>
          <span className="text-12 text-ink-2 col-start-2 text-pretty">{note}</span>
        </label>
      ))}
    </div>
  );
};
