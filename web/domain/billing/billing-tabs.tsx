import { useTranslation } from 'react-i18next';
import { useMay } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

type Tab = 'plan' | 'vendors' | 'customers' | 'transactions' | 'promo' | 'statistics';

/** The screens of plans, payments and promo codes that the reader may open. Needs the messages of `billing`. */
export const BillingTabs = ({ current }: { current: Tab }) => {
  const { t } = useTranslation('billing');
  const pays = useMay('subscription.write');
  const readsTransactions = useMay('transaction.list');
  const makesCodes = useMay('promo-code.write');
  const tab = (id: Tab, to: string) => ({ id, label: t(`tabs.${id}`), to, current: id === current });
  return (
    <Tabs
      label={t('tabs.label')}
      items={[
        // The plans of the own side are on the first tab.
        ...(pays
          ? [tab('plan', paths.plan)]
          : [tab('vendors', paths.tariffs.vendors), tab('customers', paths.tariffs.buyers)]),
        ...(readsTransactions ? [tab('transactions', paths.transactions.list)] : []),
        ...(makesCodes ? [tab('promo', paths.promoCodes.list), tab('statistics', paths.promoCodes.statistics)] : []),
      ]}
    />
  );
};
