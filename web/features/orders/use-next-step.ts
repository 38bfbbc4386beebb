import { useTranslation } from 'react-i18next';
import type { OrderRow } from '#shared/contracts/orders.ts';
import { productTimeZone } from '../../ui/days.ts';
import { dayOf, shortDay } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { nextStepOf, type OwnStep } from './next-step.ts';
import { useIsCustomer } from './use-is-customer.ts';

/** The next step of an order in words; `own` is the reader's own one. */
export const useNextStep = (): ((order: OrderRow) => { text: string; own: OwnStep | null } | null) => {
  const { t } = useTranslation('orders');
  const isCustomer = useIsCustomer();
  const now = useNow();
  return (order) => {
    const next = nextStepOf(order, { isCustomer: isCustomer(order), now });
    if (next === null) return null;
    const day = order.quotation_until === null ? '' : shortDay(dayOf(order.quotation_until, productTimeZone));
    return { text: t(`next.${next.step}`, { day }), own: next.own ? next.step : null };
  };
};
