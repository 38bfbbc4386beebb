import { Boxes, Store, Truck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getOrder, type Order } from '#shared/contracts/orders.ts';
import { useGet } from '../../api/query.ts';
import { OrderThread } from '../../domain/messages/order-thread.tsx';
import { OrderPill, PaymentTag } from '../../domain/orders/order-status.tsx';
import { OrderDocuments } from '../../domain/supply/order-documents.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Banner } from '../../ui/banner.tsx';
import { deviceMoment } from '../../ui/device-time.ts';
import { Body } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { useSetTitle } from '../../ui/title.ts';
import { Amounts, Delivery } from './facts.tsx';
import { History } from './history.tsx';
import { Items } from './items.tsx';
import { NextStepCard } from './next-step-card.tsx';
import { Offer } from './offer.tsx';
import { OrderButtons } from './order-buttons.tsx';
import { OrderStates } from './order-states.tsx';
import { Parcels } from './parcels.tsx';
import { useIsCustomer } from './use-is-customer.ts';

export default function OrderView() {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  const order = useGet(getOrder, { params: { id } });
  return (
    <Loaded title={t('view.loading')} answer={order}>
      {({ data }) => <ViewOrder key={data.id} order={data} />}
    </Loaded>
  );
}

const ViewOrder = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const title = t('view.title', { number: order.number });
  useSetTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The action removes the pressed button, so focus moves elsewhere.
    if (document.activeElement === document.body) heading.current?.focus();
  }, [order.version]);
  return (
    <Body>
      <div className="grid min-h-full xl:grid-cols-[minmax(0,1fr)_340px]">
        <div className="p-gutter flex min-w-0 flex-col gap-6">
          <header className="flex flex-wrap items-start gap-3">
            <div className="min-w-0">
              <p className="mb-1.5 flex flex-wrap items-center gap-2">
                <OrderPill status={order.status} />
                {!(order.status === 'canceled' && order.payment_status === 'not_paid') && (
                  <PaymentTag status={order.payment_status} />
                )}
                <Tag icon={order.delivery_type === 'pickup' ? Store : Truck}>
                  {t(`deliveryTypes.${order.delivery_type}`)}
                </Tag>
                {order.supply_store && <Tag icon={Boxes}>{t('view.supply')}</Tag>}
              </p>
              <h1
                ref={heading}
                tabIndex={-1}
                className="text-20 tracking-title font-semibold tabular-nums outline-none"
              >
                {title}
              </h1>
              <Parties order={order} />
            </div>
            <OrderButtons order={order} />
          </header>
          <OrderStates order={order} />
          <Canceled order={order} />
          <Offer order={order} />
          <NextStepCard order={order} />
          <Items order={order} />
          <OrderDocuments order={order} />
          <Parcels order={order} />
          <div className="grid gap-6 md:grid-cols-2">
            <Delivery order={order} />
            <Amounts order={order} />
          </div>
        </div>
        <aside className="border-line bg-sunken p-gutter flex min-w-0 flex-col gap-8 max-xl:border-t xl:border-l">
          <OrderThread orderId={order.id} />
          <History order={order} />
        </aside>
      </div>
    </Body>
  );
};

/** Who ordered and when; the customer also reads who sells. */
const Parties = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const isCustomer = useIsCustomer()(order);
  const { user, customer, company, supply_store, created_at } = order;
  const name = [user.fio, customer?.name].filter(Boolean).join(', ');
  const time = deviceMoment(created_at);
  return (
    <p className="text-ink-2 tabular-nums">
      {supply_store
        ? t('view.supplied', { name: user.fio, customer: customer?.name ?? '', time })
        : t('view.ordered', { name, time })}
      {isCustomer && <span className="block">{t('view.seller', { company: company.name })}</span>}
    </p>
  );
};

const Canceled = ({ order: { status, history } }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const entry = history.findLast(({ what }) => what === 'cancel' || what === 'cancel_late' || what === 'refuse');
  if (status !== 'canceled' || !entry) return null;
  const name = entry.by?.fio ?? t('view.system');
  return (
    <Banner
      tone="warning"
      title={t(entry.what === 'refuse' ? 'view.refusedBy' : 'view.canceledBy', { name, time: deviceMoment(entry.at) })}
    >
      <span className="wrap-anywhere whitespace-pre-line">{entry.note}</span>
    </Banner>
  );
};
