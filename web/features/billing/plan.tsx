import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { getSubscription, listTariffs, type Subscription, type Tariff } from '#shared/contracts/billing.ts';
import type { Period } from '#shared/domain/billing/tariffs.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { Broken } from '../../kit/parts/broken.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Body, Page } from '../../ui/page.tsx';
import { FreePlanQuestion } from './free-plan-question.tsx';
import { PaymentDrawer } from './payment-drawer.tsx';
import { PeriodChoice } from './period-choice.tsx';
import { PlanColumn } from './plan-column.tsx';
import { PlanState } from './plan-state.tsx';
import { PromoEntry } from './promo-entry.tsx';
import { RenewalSwitch } from './renewal-switch.tsx';
import { SavedCards } from './saved-cards.tsx';

/** The plan of the own company: how long it goes on, what it gives, and the plans that can be paid. */
export default function Plan() {
  const { t } = useTranslation('billing');
  return (
    <Loaded title={t('title')} answer={useGet(getSubscription, {})}>
      {({ data }) => <OwnPlan subscription={data} />}
    </Loaded>
  );
}

const OwnPlan = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('billing');
  const { company } = useMe();
  return (
    <Page title={t('title')} aside={company?.name}>
      <BillingTabs current="plan" />
      <Body>
        <div className="px-gutter grid gap-x-10 gap-y-6 py-5 xl:grid-cols-[minmax(0,1fr)_300px]">
          <div className="flex min-w-0 flex-col gap-8">
            <PlanState subscription={subscription} />
            <Choose subscription={subscription} />
          </div>
          <aside className="flex min-w-0 flex-col gap-8">
            <RenewalSwitch subscription={subscription} />
            <PromoEntry subscription={subscription} />
            <SavedCards />
          </aside>
        </div>
      </Body>
    </Page>
  );
};

/** The id of the plan that the company has, or tries. */
const usualPlanOf = ({ state, tariff, counts_as }: Subscription): string | undefined =>
  (state === 'trial' ? counts_as : (tariff ?? counts_as))?.id;

const Choose = ({ subscription }: { subscription: Subscription }) => {
  const { t } = useTranslation('billing');
  const role = sideOf(roleOf(useMe())) === 'performer' ? 'vendor' : 'customer';
  const { data, error, refetch } = useGet(listTariffs, { query: { role } });
  const [days, setDays] = useState<Period>(30);
  const [paying, setPaying] = useState<Tariff | null>(null);
  const [chosen, setChosen] = useState(usualPlanOf(subscription));
  const [freeing, setFreeing] = useState<Tariff | null>(null);
  if (!data) return error ? <Broken error={error} onRetry={refetch} as="banner" /> : <Skeleton />;
  const tariffs = data.data;
  const priced = tariffs.filter(({ prices }) => prices !== null);
  const shown = priced.find(({ id }) => id === chosen) ?? priced[0];
  return (
    <section aria-labelledby="choose-plan" className="flex flex-col gap-4">
      <div className="flex flex-wrap items-baseline gap-x-3">
        <h2 id="choose-plan" className="text-14 font-semibold">
          {t('choose.title')}
        </h2>
        <p className="text-12 text-ink-3">{t('choose.note')}</p>
      </div>
      {shown?.prices && <PeriodChoice plan={shown.name} prices={shown.prices} value={days} onChange={setDays} />}
      <div className="grid gap-4 md:grid-cols-3">
        {tariffs.map((tariff) => (
          <PlanColumn
            key={tariff.id}
            tariff={tariff}
            days={days}
            subscription={subscription}
            isUsual={tariff.id === usualPlanOf(subscription)}
            onPay={() => {
              setChosen(tariff.id);
              setPaying(tariff);
            }}
            onFree={() => setFreeing(tariff)}
          />
        ))}
      </div>
      {paying?.prices && (
        <PaymentDrawer
          tariff={paying}
          days={days}
          price={paying.prices[days]}
          priceBefore={tariffs.find(({ id }) => id === subscription.counts_as?.id)?.prices?.[days] ?? null}
          subscription={subscription}
          onClose={() => setPaying(null)}
        />
      )}
      {freeing && <FreePlanQuestion tariff={freeing} version={subscription.version} onClose={() => setFreeing(null)} />}
    </section>
  );
};

const Skeleton = () => (
  <div aria-hidden className="grid gap-4 md:grid-cols-3">
    {['one', 'two', 'three'].map((column) => (
      <span key={column} className="skeleton block h-72! w-full" />
    ))}
  </div>
);
