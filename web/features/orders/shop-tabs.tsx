import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

type Tab = 'orders' | 'mine' | 'abandoned' | 'sales' | 'settings';

/** The screens of the shop for the platform and for sellers. Managers of the platform also buy. */
export const ShopTabs = ({ current }: { current: Tab }) => {
  const { t } = useTranslation('orders');
  const buys = useMay('cart.write');
  const readsSales = useMay('order.sales');
  const sets = useMay('shop-settings.write');
  const tab = (id: Tab, label: string, to: string) => ({ id, label, to, current: id === current });
  return (
    <Tabs
      label={t('tabs.label')}
      items={[
        tab('orders', t('title'), paths.orders.list),
        ...(buys ? [tab('mine', t('mine'), paths.orders.mine)] : []),
        tab('abandoned', t('abandoned.title'), paths.orders.abandoned),
        ...(readsSales ? [tab('sales', t('sales.title'), paths.sales)] : []),
        ...(sets ? [tab('settings', t('settings.title'), paths.shopSettings)] : []),
      ]}
    />
  );
};
