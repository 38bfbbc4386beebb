import { Printer } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getOrder, getOrderParties, type Order } from '#shared/contracts/orders.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { PackingSlip } from './packing-slip.tsx';
import '../../domain/orders/order-document.css';

/** The packing slip of an order, on screen and on paper. */
export default function OrderDocument() {
  const { id = '' } = useParams();
  const { t } = useTranslation('orders');
  const order = useGet(getOrder, { params: { id } });
  return (
    <Loaded title={t('slip.title')} answer={order}>
      {({ data }) => (data.status === 'canceled' ? <None order={data} /> : <Printable order={data} />)}
    </Loaded>
  );
}

const None = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  return (
    <Page title={t('slip.title')} aside={order.number}>
      <Body>
        <EmptyState
          kind="search"
          title={t('print.canceled')}
          actions={<ButtonLink to={paths.orders.view(order.id)}>{t('edit.back')}</ButtonLink>}
        >
          {t('print.canceledText')}
        </EmptyState>
      </Body>
    </Page>
  );
};

const Printable = ({ order }: { order: Order }) => {
  const { t } = useTranslation('orders');
  const parties = useGet(getOrderParties, { params: { id: order.id } });
  const title = t('slip.title');
  return (
    <Loaded title={title} answer={parties}>
      {({ data }) => (
        <Page
          title={title}
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
              <PackingSlip order={order} parties={data} />
            </article>
          </Body>
        </Page>
      )}
    </Loaded>
  );
};
