import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getTariff, type Tariff, updateTariff } from '#shared/contracts/billing.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { type Period, periods, planFeatures, planLimits } from '#shared/domain/billing/tariffs.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { ChoicesField } from '../../kit/form/choices.tsx';
import { MoneyField, NumberField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Pair, Section } from '../../ui/section.tsx';

type Fields = Input<typeof updateTariff>['body'];
/** Where they are not null. */
type Prices = { prices: Record<`${Period}`, number> };

export default function TariffEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('billing');
  return (
    <Loaded title={t('tariffs.title')} answer={useGet(getTariff, { params: { id } })}>
      {({ data }) => <EditTariff key={data.id} tariff={data} />}
    </Loaded>
  );
}

const EditTariff = ({ tariff }: { tariff: Tariff }) => {
  const { t } = useTranslation('billing');
  const save = useSend(updateTariff);
  const { id, name, role, prices } = tariff;
  const params = { id };
  return (
    <Page title={t('tariffs.edit', { plan: name })}>
      <BillingTabs current={role === 'vendor' ? 'vendors' : 'customers'} />
      <ResourceForm
        schema={updateTariff.body}
        values={tariff}
        // All fields are always sent.
        submit={async (changes) => {
          const { version, prices: cost, limits, features } = { ...tariff, ...changes };
          return (await save.mutateAsync({ params, body: { version, prices: cost, limits, features } })).data;
        }}
        reload={async () => (await api(getTariff, { params })).data}
      >
        <Section title={t('tariffs.prices')} reason={t(prices ? 'tariffs.pricesReason' : 'tariffs.freeReason')}>
          {prices ? (
            <Pair>
              {periods.map((days) => (
                <MoneyField<Prices> key={days} name={`prices.${days}`} label={t(`periods.days${days}`)} />
              ))}
            </Pair>
          ) : (
            <p className="font-medium">{t('tariffs.free')}</p>
          )}
        </Section>
        <Section title={t('tariffs.limits')} reason={t('tariffs.limitsReason')}>
          <Pair>
            {planLimits[role].map((limit) => (
              <NumberField<Fields> key={limit} name={`limits.${limit}`} label={t(`limits.${limit}`)} optional />
            ))}
          </Pair>
        </Section>
        <Section title={t('tariffs.features')} reason={t('tariffs.featuresReason')}>
          <ChoicesField
            name="features"
            label={t('tariffs.features')}
            find={t('tariffs.features')}
            empty=""
            options={planFeatures.map((value) => ({ value, label: t(`features.${value}`) }))}
          />
        </Section>
      </ResourceForm>
    </Page>
  );
};
