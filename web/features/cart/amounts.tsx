import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { RateSum } from '#shared/contracts/vat-fields.ts';
import { VatSummary } from '../../domain/orders/vat-summary.tsx';
import { money } from '../../ui/format.ts';

type Props = {
  goods: number;
  /** Null if the goods are too heavy, undefined before the checkout of a guest. */
  delivery: number | null | undefined;
  isPickup: boolean;
  /** Spent on the order. */
  bonuses?: number;
  payable: number | null;
  /** What is to be paid, by VAT rate. */
  rates: readonly RateSum[];
};

/** What an order costs, line by line. All amounts in haléř. */
export const Amounts = ({ goods, delivery, isPickup, bonuses = 0, payable, rates }: Props) => {
  const { t } = useTranslation('cart');
  return (
    <div className="flex w-full flex-col gap-2">
      <dl className="flex flex-col gap-1.5">
        <Amount label={t('totals.goods')}>{money(goods)}</Amount>
        <Amount label={t(isPickup ? 'totals.pickup' : 'totals.delivery')}>
          <Delivery cost={delivery} />
        </Amount>
        {bonuses > 0 && <Amount label={t('totals.bonuses')}>{`−${money(bonuses)}`}</Amount>}
        <div className="text-16 tracking-title mt-1 flex flex-wrap justify-between gap-x-3 font-semibold">
          <dt>{t('totals.toPay')}</dt>
          <dd className="figures">{payable === null ? '—' : money(payable)}</dd>
        </div>
      </dl>
      <VatSummary rates={rates} />
    </div>
  );
};

const Amount = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="flex flex-wrap justify-between gap-x-3">
    <dt className="text-ink-2">{label}</dt>
    <dd className="tabular-nums">{children}</dd>
  </div>
);

const Delivery = ({ cost }: { cost: number | null | undefined }) => {
  const { t } = useTranslation('cart');
  if (cost === undefined) return t('totals.atCheckout');
  if (cost === null) return t('totals.tooHeavy');
  return cost === 0 ? t('totals.free') : money(cost);
};
