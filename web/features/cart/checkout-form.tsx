import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { checkOut, listAddresses, saveAddresses, setCart } from '#shared/contracts/cart.ts';
import { listOrders } from '#shared/contracts/orders.ts';
import { may } from '#shared/domain/access.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { accountLines } from '../../domain/cart/account-cart.ts';
import { DateField, TextField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { paths } from '../../paths.ts';
import { isDay, today } from '../../ui/days.ts';
import { useWide } from '../../ui/media.ts';
import { Body, Page } from '../../ui/page.tsx';
import { Changes } from './changes.tsx';
import { CheckoutFields, type CheckoutInput, type FullCart } from './checkout-fields.ts';
import { CheckoutSummary, OrderBar } from './checkout-summary.tsx';
import { DeliveryField } from './delivery-field.tsx';
import { Destination } from './destination.tsx';
import { rememberOrder } from './last-order.ts';
import { orderAmounts } from './order-amounts.ts';
import { Part } from './part.tsx';
import { emptyAddress } from './store-address.ts';
import { addressName, withAddress } from './with-address.ts';

export const CheckoutForm = ({ cart, onOrdered }: { cart: FullCart; onOrdered: () => void }) => {
  const { t } = useTranslation('cart');
  const me = useMe();
  const mayPickUp = may(roleOf(me), 'store.list');
  const navigate = useNavigate();
  const client = useQueryClient();
  const isBeside = useWide('lg');
  const order = useOrder(cart);
  const isPickup = mayPickUp && cart.isPickup;
  const state = useResourceForm({
    kind: 'create',
    schema: CheckoutFields,
    values: {
      fio: cart.fio ?? me.fio,
      email: cart.email ?? me.email,
      phone: cart.phone ?? me.phone ?? '',
      received_at: cart.received_at,
      comment: cart.comment,
      isPickup,
      pickupStore: cart.pickupStore,
      address: isPickup ? null : (cart.address ?? emptyAddress),
      useBonuse: false,
      saveAddress: false,
    },
    check: ({ isPickup: picksUp, pickupStore, received_at }) => ({
      pickupStore: picksUp && !pickupStore ? t('checkout.pickupMissing') : undefined,
      received_at: isDay(received_at) && received_at < today() ? t('checkout.dayPassed') : undefined,
    }),
    submit: order,
    savedText: ({ number }) => t('checkout.done', { number }),
    onSaved: ({ id }) => {
      rememberOrder(me.id, id);
      onOrdered();
      void refreshArea(client, listOrders.area);
      void navigate(paths.orders.view(id));
    },
  });
  return (
    <FormScope state={state}>
      <Page title={t('checkout.title')} aside={t('of', { count: cart.goods_num, company: cart.company.name })}>
        <Body>
          <div className="lg:grid lg:min-h-full lg:grid-cols-[minmax(0,1fr)_340px] xl:grid-cols-[minmax(0,1fr)_380px]">
            <FormFrame
              state={state}
              refusedTitle={t('checkout.refused')}
              className="px-gutter flex max-w-190 flex-col gap-7 py-5"
              bannerClass="scroll-mt-5 outline-none"
            >
              {!isBeside && <Changes lines={accountLines(cart)} />}
              <Part title={t('checkout.how')}>
                <DeliveryField cart={cart} mayPickUp={mayPickUp} />
              </Part>
              <Destination mayFill={mayPickUp} />
              <Part title={t('checkout.who')}>
                <Recipient />
              </Part>
            </FormFrame>
            <CheckoutSummary cart={cart} state={state} />
          </div>
        </Body>
        <OrderBar cart={cart} state={state} />
      </Page>
    </FormScope>
  );
};

const Recipient = () => {
  const { t } = useTranslation('cart');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField<CheckoutInput> name="fio" label={t('checkout.fio')} autoComplete="name" />
      <TextField<CheckoutInput> name="phone" type="tel" label={t('checkout.phone')} autoComplete="tel" />
      <TextField<CheckoutInput> name="email" type="email" label={t('checkout.email')} optional autoComplete="email" />
      <DateField<CheckoutInput> name="received_at" label={t('checkout.day')} optional min={today()} />
      <TextField<CheckoutInput>
        name="comment"
        label={t('checkout.comment')}
        hint={t('checkout.commentHint')}
        optional
        nullable={false}
        lines={3}
        className="sm:col-span-2"
      />
    </div>
  );
};

/** Saves who receives the order, and orders. */
const useOrder = (cart: FullCart) => {
  const save = useSend(setCart, { refetches: false });
  const send = useSend(checkOut);
  const params = { hash: cart.cart_hash };
  const keepAddress = useKeepAddress();
  return async ({ useBonuse, saveAddress, ...details }: CheckoutInput) => {
    const { isPickup, pickupStore } = details;
    const { payable } = orderAmounts(cart, { isPickup, useBonuse });
    const address = isPickup ? null : details.address;
    try {
      await save.mutateAsync({ params, body: { ...details, address, pickupStore: isPickup ? pickupStore : null } });
    } catch (error) {
      // An earlier try may have ordered it, although its answer was lost: the order is answered below.
      if (!(error instanceof ApiProblem) || error.code !== 'not-found') throw error;
    }
    const body = { address, status: 'new', useBonuse, ...(payable !== null && { payable }) } as const;
    const { data } = await send.mutateAsync({ params, body });
    if (saveAddress) await keepAddress(details);
    return data;
  };
};

/** Saves where an order goes for the next one. The order is placed, so that nothing is said if this fails. */
const useKeepAddress = () => {
  const { data } = useGet(listAddresses, {});
  const save = useSend(saveAddresses, { refetches: false });
  return async ({ address, fio, phone }: Pick<CheckoutInput, 'address' | 'fio' | 'phone'>): Promise<void> => {
    if (!data || !address || !fio || !phone) return;
    const { version, addresses } = data.data;
    const added = { ...address, id: crypto.randomUUID(), name: addressName(address), fio, phone };
    await save.mutateAsync({ body: { version, addresses: withAddress(addresses, added) } }).catch(() => undefined);
  };
};
