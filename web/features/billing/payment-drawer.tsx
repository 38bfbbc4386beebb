import type { StripeElements } from '@stripe/stripe-js';
import { Lock } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Card, listCards, type Subscription, type Tariff } from '#shared/contracts/billing.ts';
import { paidFor } from '#shared/domain/billing/subscription.ts';
import type { Period } from '#shared/domain/billing/tariffs.ts';
import { discounted } from '#shared/domain/promo/promo-code.ts';
import { useGet } from '../../api/query.ts';
import { Banner } from '../../ui/banner.tsx';
import { Button } from '../../ui/button.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { Drawer } from '../../ui/drawer.tsx';
import { money, moneyDifference } from '../../ui/format.ts';
import { useNow } from '../../ui/now.ts';
import { snack } from '../../ui/snackbars.tsx';
import { CardForm } from './card-form.tsx';
import { cardName } from './card-name.ts';
import { usePayment } from './use-payment.ts';
import { type StripeState, useStripe } from './use-stripe.ts';

type Props = {
  tariff: Tariff;
  days: Period;
  /** Haléř without a discount, and what the same days cost in the plan of now; null if that has no price. */
  price: number;
  priceBefore: number | null;
  subscription: Subscription;
  onClose: () => void;
};

/** Pays a plan for a number of days by a saved card or another one. */
export const PaymentDrawer = (props: Props) => {
  const { tariff, days, price, subscription, onClose } = props;
  const { t } = useTranslation('billing');
  const { discount } = subscription;
  const amount = discounted(price, discount);
  const loaded = useStripe();
  const cards = useGet(listCards, {}, { enabled: loaded.state === 'ready' });
  const [chosen, setChosen] = useState<string | null>(null);
  const [elements, setElements] = useState<StripeElements | null>(null);
  const { pay, isBusy, failure } = usePayment({ tariff, days, amount }, (until) => {
    snack({ tone: 'good', text: t('pay.done', { day: until === null ? '' : deviceDay(until) }) });
    onClose();
  });
  // Without the saved cards, another one still pays.
  const saved = cards.data?.data ?? (cards.error ? [] : undefined);
  const method = saved && (chosen ?? saved[0]?.id ?? otherCard);
  const means = method === otherCard ? elements && { elements } : method ? { card: method } : null;
  const { stripe } = loaded;
  return (
    <Drawer
      title={t('pay.title', { plan: tariff.name, period: t(`periods.days${days}`) })}
      onClose={onClose}
      busy={isBusy}
      footer={
        <div className="min-w-0 flex-1">
          <Totals price={price} amount={amount} code={discount?.code ?? ''} />
          <Button
            variant="primary"
            size="lg"
            icon={Lock}
            className="mt-3 w-full"
            busy={isBusy}
            disabled={!stripe || !means}
            onClick={() => stripe && means && void pay(stripe, means)}
          >
            {isBusy ? t('pay.paying') : t('pay.confirm', { amount: money(amount) })}
          </Button>
          <p className="text-12 text-ink-3 mt-2 text-center">{t('pay.secure')}</p>
        </div>
      }
    >
      <div className="flex flex-col gap-4 pb-3">
        {failure && (
          <Banner
            tone={failure.kind === 'failed' ? 'danger' : 'warning'}
            title={t(failure.kind === 'failed' ? 'pay.failed' : 'pay.unclear')}
          >
            {failure.text}
          </Banner>
        )}
        <p className="text-ink-2">
          <Adds {...props} amount={amount} />
        </p>
        <StripeProblem {...loaded} />
        {stripe && saved && (
          <Methods cards={saved} value={method ?? otherCard} disabled={isBusy} onChange={setChosen}>
            {method === otherCard && <CardForm stripe={stripe} amount={amount} onElements={setElements} />}
          </Methods>
        )}
        {(loaded.state === 'loading' || (stripe && !saved)) && (
          <span aria-hidden className="skeleton block h-24! w-full" />
        )}
      </div>
    </Drawer>
  );
};

const otherCard = 'other';

/** Until when the plan goes on with the payment. */
const Adds = ({ tariff, days, price, priceBefore, amount, subscription }: Props & { amount: number }) => {
  const { t } = useTranslation('billing');
  const now = useNow();
  const { state, until, tariff: own, paid, parts } = subscription;
  const ground = state === 'trial' ? state : 'paid';
  const before = state === 'none' ? null : ({ ground, tariff_id: own?.id ?? null, until, paid, parts } as const);
  const payment = { id: '', tariff_id: tariff.id, amount, price, priceBefore, days };
  const after = paidFor(before, payment, now);
  return t('pay.adds', { day: deviceDay(after.until ?? now) });
};

/** Why there is no form: payments are not set up, or Stripe's script did not load. */
const StripeProblem = ({ state, retry }: StripeState) => {
  const { t } = useTranslation('billing');
  if (state === 'off') return <Banner tone="info" title={t('pay.off')} />;
  if (state !== 'failed') return null;
  return (
    <Banner tone="danger" title={t('pay.loadFailed')} action={<Button onClick={retry}>{t('pay.retry')}</Button>} />
  );
};

const Methods = ({
  cards,
  value,
  disabled,
  onChange,
  children,
}: {
  cards: readonly Card[];
  value: string;
  disabled: boolean;
  onChange: (method: string) => void;
  children: ReactNode;
}) => {
  const { t } = useTranslation('billing');
  const name = useId();
  if (cards.length === 0)
    return (
      <section aria-label={t('pay.card')} className="min-w-0">
        <h3 className="font-medium">{t('pay.card')}</h3>
        <p className="text-12 text-ink-3 mb-3">{t('pay.otherHelp')}</p>
        {children}
      </section>
    );
  const option = (id: string, label: string, note: string) => (
    <label key={id} className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 px-3.5 py-3">
      <input
        type="radio"
        name={name}
        checked={value === id}
        disabled={disabled}
        onChange={() => onChange(id)}
        className="mt-0.5 size-4 accent-(--primary)"
      />
      <span className="figures font-medium">{label}</span>
      <span className="text-12 text-ink-3 col-start-2">{note}</span>
    </label>
  );
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-medium">{t('pay.with')}</legend>
      <div className="rounded-3 border-line-strong divide-line divide-y border">
        {cards.map((card) =>
          option(
            card.id,
            t('pay.saved', { brand: cardName(card), last4: card.last4 }),
            t('pay.validUntil', { month: String(card.exp_month).padStart(2, '0'), year: card.exp_year }),
          ),
        )}
        <div>
          {option(otherCard, t('pay.other'), t('pay.otherHelp'))}
          {children && <div className="px-3.5 pb-3.5">{children}</div>}
        </div>
      </div>
    </fieldset>
  );
};

const Totals = ({ price, amount, code }: { price: number; amount: number; code: string }) => {
  const { t } = useTranslation('billing');
  return (
    <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-x-4 gap-y-1">
      {amount !== price && (
        <>
          <dt>{t('pay.price')}</dt>
          <dd className="text-right">{money(price)}</dd>
          <dt>{t('pay.discount', { code })}</dt>
          <dd className="text-success-text text-right">{moneyDifference(amount - price)}</dd>
        </>
      )}
      <dt className="text-14 font-semibold">{t('pay.total')}</dt>
      <dd className="text-14 text-right font-semibold">{money(amount)}</dd>
    </dl>
  );
};
