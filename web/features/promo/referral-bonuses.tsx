import { useTranslation } from 'react-i18next';
import type { Answer, Input } from '#shared/contracts/endpoint.ts';
import { getReferralBonuses, setReferralBonuses } from '#shared/contracts/promo.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { MoneyField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';

type Bonuses = Answer<typeof getReferralBonuses>['data'];
type Fields = Input<typeof setReferralBonuses>['body'];

/** What both sides of a referral code get. */
export default function ReferralBonuses() {
  const { t } = useTranslation('promo');
  return (
    <Loaded title={t('settings.title')} answer={useGet(getReferralBonuses, {})}>
      {({ data }) => <BonusesForm bonuses={data} />}
    </Loaded>
  );
}

const BonusesForm = ({ bonuses }: { bonuses: Bonuses }) => {
  const { t } = useTranslation('promo');
  const save = useSend(setReferralBonuses);
  return (
    <Page title={t('settings.title')}>
      <BillingTabs current="referrals" />
      <ResourceForm
        schema={setReferralBonuses.body}
        values={bonuses}
        // Both fields are always sent.
        submit={async (changes) => (await save.mutateAsync({ body: { ...bonuses, ...changes } })).data}
        reload={async () => (await api(getReferralBonuses, {})).data}
      >
        <Section title={t('settings.title')} reason={t('settings.reason')}>
          <MoneyField<Fields> name="sharing" label={t('settings.sharing')} />
          <MoneyField<Fields> name="application" label={t('settings.application')} />
        </Section>
      </ResourceForm>
    </Page>
  );
};
