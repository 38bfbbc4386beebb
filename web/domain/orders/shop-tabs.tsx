import { useTranslation } from 'react-i18next';
import { listThreads } from '#shared/contracts/messages.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

type Tab = 'orders' | 'mine' | 'supply' | 'documents' | 'messages' | 'abandoned' | 'sales';

/** The screens of the shop that the reader may open. Managers of the platform also buy. */
export const ShopTabs = ({ current }: { current: Tab }) => {
  const { t } = useTranslation('orders');
  const sells = useMay('order.list');
  const buys = useMay('cart.write');
  const supplies = useMay('supply.write');
  const readsSales = useMay('order.sales');
  // Of the threads with the newest messages.
  const threads = useGet(listThreads, {}).data?.data ?? [];
  const unread = threads.filter((thread) => thread.unread > 0).length;
  const tab = (id: Tab, to: string) => ({ id, label: t(`tabs.${id}`), to, current: id === current });
  return (
    <Tabs
      label={t('tabs.label')}
      items={[
        ...(sells ? [tab('orders', paths.orders.list)] : []),
        ...(buys ? [tab('mine', paths.orders.mine)] : []),
        ...(supplies ? [tab('supply', paths.supply)] : []),
        tab('documents', paths.deliveryDocuments.list),
        { ...tab('messages', paths.threads), ...(unread > 0 && { count: unread, hot: true }) },
        ...(sells ? [tab('abandoned', paths.orders.abandoned)] : []),
        ...(readsSales ? [tab('sales', paths.sales)] : []),
      ]}
    />
  );
};
