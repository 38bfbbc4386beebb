import { useTranslation } from 'react-i18next';
import type { InvoiceRow } from '#shared/contracts/invoices.ts';
import { monthAndYear } from '../../ui/format.ts';

/** What an invoice is for: `Order 2612345678`, `Hours of June 2026`. */
export const useSourceText = (): ((source: InvoiceRow['source']) => string) => {
  const { t } = useTranslation('invoices');
  return (source) => {
    switch (source.kind) {
      case 'order':
        return t('for.order', { number: source.number });
      case 'month':
        return t('for.month', { month: monthAndYear(source.month) });
      case 'payment':
        return t('for.payment');
    }
  };
};
