import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams, useSearchParams } from 'react-router';
import { getOrder, getOrderParties, type Order } from '#shared/contracts/orders.ts';
import { useGet } from '../../api/query.ts';
import type { OrderParties } from '../../domain/orders/document-parts.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { Invoice } from './invoice.tsx';
import { PackingSlip } from './packing-slip.tsx';
import '../../domain/orders/order-document.css';

/** The packing slip or the invoice of an order, on screen and on paper. */
export default function OrderDocument() {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  const document = useSearchParams()[0].get('document') === 'invoice' ? 'invoice' : 'slip';
  const order = useGet(getOrder, { params: { id } });
  const title = t(`${document}.title`);
  return (
    <Loaded title={title} answer={order}>
      {({ data }) => {
        if (data.status === 'canceled') return <None document={document} order={data} reason="canceled" />;
        if (document === 'invoice' && !data.has_invoice)
          return <None document={document} order={data} reason="notIssued" />;
        return <WithParties document={document} order={data} />;
      }}
    </Loaded>
  );
}

type Shown = { document: 'slip' | 'invoice'; order: Order };

const None = ({ document, order, reason }: Shown & { reason: 'canceled' | 'notIssued' }) => {
  const { t } = useTranslation('orders');
  return (
    <Page title={t(`${document}.title`)} aside={order.number}>
      <Body>
        <EmptyState
          kind="search"
          title={t(reason === 'canceled' ? 'print.canceled' : 'invoice.none')}
          actions={<ButtonLink to={paths.orders.view(order.id)}>{t('edit.back')}</ButtonLink>}
        >
          {t(reason === 'canceled' ? 'print.canceledText' : 'invoice.noneText')}
        </EmptyState>
      </Body>
    </Page>
  );
};

const WithParties = ({ document, order }: Shown) => {
  const { t } = useTranslation('orders');
  const parties = useGet(getOrderParties, { params: { id: order.id }, query: { document } });
  return (
    <Loaded title={t(`${document}.title`)} answer={parties}>
      {({ data }) => <Printable document={document} order={order} parties={data} />}
    </Loaded>
  );
};

const Printable = ({ document, order, parties }: Shown & { parties: OrderParties }) => {
  const { t } = useTranslation('orders');
  const Document = document === 'invoice' ? Invoice : PackingSlip;
  return (
    <Page
      title={t(`${document}.title`)}
      aside={order.number}
      actions={
        <>
          <ButtonLink to={paths.orders.view(order.id)}>{t('edit.back')}</ButtonLink>
          <Button variant="primary" icon={Printer} onClick={() => print()}>
            {t('print.print')}
          </Button>
        </>
      }
    >
      <Body text>
        <article className="order-document px-gutter flex flex-col gap-6 py-6">
          <Document order={order} parties={parties} />
        </article>
      </Body>
    </Page>
  );
};
