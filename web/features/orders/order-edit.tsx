import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getOrder, type Order, type OrderFields, updateOrder } from '#shared/contracts/orders.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { DateField, TextField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { Pair, Section } from '../../ui/section.tsx';

export default function OrderEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  const order = useGet(getOrder, { params: { id } });
  return (
    <Loaded title={t('view.loading')} answer={order}>
      {({ data }) => <EditOrder key={data.id} order={data} />}
    </Loaded>
  );
}

const fieldsOf = {
  recipient: ['fio', 'phone', 'email', 'received_at', 'comment', 'address'],
  shipment: ['track_number', 'parcel_id'],
} as const satisfies Record<Order['editable'][number], readonly (keyof OrderFields)[]>;

/** A pickup has no address, which is not sent as null. */
const valuesOf = ({ address, ...order }: Order) => ({ ...order, ...(address && { address }) });

const EditOrder = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const save = useSend(updateOrder);
  const params = { id: order.id };
  const show = <ButtonLink to={paths.orders.view(order.id)}>{t('edit.back')}</ButtonLink>;
  const title = t('edit.title', { number: order.number });
  if (order.editable.length === 0)
    return (
      <Page title={title}>
        <Body>
          <EmptyState kind="search" title={t('edit.locked')} actions={show}>
            {t('edit.lockedText', { status: t(`statuses.${order.status}`) })}
          </EmptyState>
        </Body>
      </Page>
    );
  return (
    <Page title={title} actions={show}>
      <ResourceForm
        schema={updateOrder.body}
        values={valuesOf(order)}
        editable={order.editable.flatMap((group) => fieldsOf[group])}
        submit={async (body) => valuesOf((await save.mutateAsync({ params, body })).data)}
        reload={async () => valuesOf((await api(getOrder, { params })).data)}
      >
        {order.editable.includes('recipient') && <Recipient order={order} />}
        {order.editable.includes('shipment') && <Shipment />}
      </ResourceForm>
    </Page>
  );
};

const Recipient = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  return (
    <>
      <Section title={t('edit.recipient')} reason={t('edit.recipientReason')}>
        <TextField<OrderFields> name="fio" label={t('edit.fio')} maxLength={200} />
        <Pair>
          <TextField<OrderFields> name="phone" label={t('edit.phone')} type="tel" />
          <TextField<OrderFields> name="email" label={t('edit.email')} type="email" optional />
        </Pair>
        <Pair>
          <DateField<OrderFields> name="received_at" label={t('edit.received_at')} optional />
        </Pair>
        <TextField<OrderFields>
          name="comment"
          label={t('edit.comment')}
          lines={3}
          maxLength={1000}
          optional
          nullable={false}
        />
      </Section>
      {order.address && <AddressSection />}
    </>
  );
};

const AddressSection = () => {
  const { t } = useTranslation('orders');
  const maybe = { optional: true, nullable: false };
  return (
    <Section title={t('edit.address')} reason={t('edit.addressReason')}>
      <Pair>
        <TextField<OrderFields> name="address.street" label={t('edit.street')} maxLength={200} {...maybe} />
        <TextField<OrderFields> name="address.building" label={t('edit.building')} maxLength={40} />
        <TextField<OrderFields> name="address.postcode" label={t('edit.postcode')} />
        <TextField<OrderFields> name="address.city" label={t('edit.city')} maxLength={100} />
        <TextField<OrderFields> name="address.district" label={t('edit.district')} maxLength={100} {...maybe} />
        <TextField<OrderFields> name="address.region" label={t('edit.region')} maxLength={100} {...maybe} />
        <TextField<OrderFields> name="address.entrance" label={t('edit.entrance')} maxLength={40} {...maybe} />
        <TextField<OrderFields> name="address.flat" label={t('edit.flat')} maxLength={40} {...maybe} />
      </Pair>
    </Section>
  );
};

const Shipment = () => {
  const { t } = useTranslation('orders');
  return (
    <Section title={t('edit.shipment')} reason={t('edit.shipmentReason')}>
      <Pair>
        <TextField<OrderFields> name="track_number" label={t('edit.track_number')} maxLength={60} optional />
        <TextField<OrderFields> name="parcel_id" label={t('edit.parcel_id')} maxLength={60} optional />
      </Pair>
    </Section>
  );
};
