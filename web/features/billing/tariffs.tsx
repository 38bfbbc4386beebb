import { Pencil } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listTariffs, type Tariff } from '#shared/contracts/billing.ts';
import { type CompanyRole, periods } from '#shared/domain/billing/tariffs.ts';
import { useMay } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { Body, Page } from '../../ui/page.tsx';
import { PlanGives } from './plan-gives.tsx';

/** The plans of a side: what they cost and give. */
export const Tariffs = ({ side }: { side: CompanyRole }) => {
  const { t } = useTranslation('billing');
  const tab = side === 'vendor' ? 'vendors' : 'customers';
  const title = t(`tabs.${tab}`);
  return (
    <Loaded title={title} answer={useGet(listTariffs, { query: { role: side } })}>
      {({ data }) => (
        <Page title={title}>
          <BillingTabs current={tab} />
          <Body>
            <div className="px-gutter grid max-w-320 gap-4 py-5 md:grid-cols-3">
              {data.map((tariff) => (
                <TariffCard key={tariff.id} tariff={tariff} />
              ))}
            </div>
          </Body>
        </Page>
      )}
    </Loaded>
  );
};

const TariffCard = ({ tariff }: { tariff: Tariff }) => {
  const { t } = useTranslation('billing');
  const mayWrite = useMay('tariff.write');
  const { id, name, prices } = tariff;
  return (
    <section aria-label={name} className="rounded-3 border-line flex flex-col gap-3 border p-4">
      <h2 className="text-14 font-semibold">{name}</h2>
      {prices ? (
        <dl className="figures grid grid-cols-[minmax(0,1fr)_auto] gap-y-1">
          {periods.map((days) => (
            <div key={days} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-ink-2">{t(`periods.days${days}`)}</dt>
              <dd className="text-right font-medium">{money(prices[days])}</dd>
            </div>
          ))}
        </dl>
      ) : (
        <p className="font-medium">{t('tariffs.free')}</p>
      )}
      <PlanGives tariff={tariff} />
      {mayWrite && (
        <ButtonLink icon={Pencil} to={paths.tariffs.edit(id)} className="mt-auto self-start">
          {t('tariffs.edit', { plan: name })}
        </ButtonLink>
      )}
    </section>
  );
};
