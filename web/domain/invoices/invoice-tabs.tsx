import { useTranslation } from 'react-i18next';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { paths } from '../../paths.ts';
import { Tabs } from '../../ui/tabs.tsx';

export type InvoiceTab = 'seller' | 'buyer' | 'months' | 'bank';

/** The screens of who issues invoices. A customer has one list. */
export const InvoiceTabs = ({ current }: { current: InvoiceTab }) => {
  const { t } = useTranslation('invoices');
  const isVendor = sideOf(roleOf(useMe())) === 'performer';
  if (!useMay('invoice.write') || !isVendor) return null;
  const { list, months, bank } = paths.invoices;
  const items = [
    ['seller', `${list}?role=seller`],
    ['buyer', `${list}?role=buyer`],
    ['months', months],
    ['bank', bank],
  ] as const;
  return (
    <Tabs
      label={t('title')}
      items={items.map(([id, to]) => ({ id, to, label: t(`tabs.${id}`), current: id === current }))}
    />
  );
};
