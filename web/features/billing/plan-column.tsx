import { Check } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Subscription, Tariff } from '#shared/contracts/billing.ts';
import type { Period } from '#shared/domain/billing/tariffs.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import { Button } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { PlanGives } from './plan-gives.tsx';
import { perThirtyDays } from './prices.ts';

/** A long name of a plan takes a second line. */
const action = 'h-auto! min-h-control w-full py-1.5 whitespace-normal!';

/** A plan with its price for the chosen days, and the button that pays it. */
export const PlanColumn = ({
  tariff,
  days,
  isUsual,
  subscription: { state, tariff: own, paid, discount },
  onPay,
  onFree,
}: {
  tariff: Tariff;
  days: Period;
  isUsual: boolean;
  subscription: Subscription;
  onPay: () => void;
  onFree: () => void;
}) => {
  const { t } = useTranslation('billing');
  const { id, name, prices } = tariff;
  const isOwn = own?.id === id;
  const plan = name;
  return (
    <section aria-label={name} className="rounded-3 border-line flex flex-col gap-3 border p-4">
      <h3 className="text-14 flex flex-wrap items-center gap-2 font-semibold">
        {name}
        {isOwn && (
          <Tag tone={state === 'expired' ? 'plain' : 'success'} icon={Check}>
            {t('choose.yours')}
          </Tag>
        )}
      </h3>
      <div>
        <p className="figures text-20 tracking-figure font-semibold">
          {money(prices ? discounted(prices[days], discount) : 0)}
        </p>
        <p className="figures text-12 text-ink-3">
          {prices ? t('periods.perMonth', { price: money(perThirtyDays(prices, days)) }) : t('choose.forever')}
        </p>
        {prices && discount && discounted(prices[days], discount) !== prices[days] && (
          <p className="figures text-12 text-success-text">
            {t('pay.discount', { code: discount.code })}: <s>{money(prices[days])}</s>
          </p>
        )}
      </div>
      {prices ? (
        <Button variant={isUsual ? 'primary' : 'plain'} className={action} onClick={onPay}>
          {t(isOwn && paid ? 'choose.extend' : 'choose.pay', { plan })}
        </Button>
      ) : state === 'trial' || state === 'expired' ? (
        <Button className={action} onClick={onFree}>
          {t('choose.free')}
        </Button>
      ) : (
        !isOwn && state === 'active' && <p className="text-ink-3 py-1.5">{t('choose.freeLater')}</p>
      )}
      {prices && state === 'active' && paid && !isOwn && <p className="text-12 text-ink-3">{t('choose.counted')}</p>}
      <PlanGives tariff={tariff} />
    </section>
  );
};
