import { useTranslation } from 'react-i18next';
import type { Input } from '#shared/contracts/endpoint.ts';
import { setReferralBonuses } from '#shared/contracts/promo.ts';
import type { SystemSettings } from '#shared/contracts/system.ts';
import { useSend } from '../../api/query.ts';
import { MoneyField } from '../../kit/form/fields.tsx';
import { SettingForm } from './setting-form.tsx';

type Fields = Input<typeof setReferralBonuses>['body'];

/** What both sides of a referral code get. */
export const ReferralBonusesForm = ({ setting }: { setting: SystemSettings['referral_bonuses'] }) => {
  const { t } = useTranslation('system');
  const save = useSend(setReferralBonuses);
  return (
    <SettingForm
      name="referral_bonuses"
      setting={setting}
      schema={setReferralBonuses.body}
      // Every field is always sent.
      submit={async (changes) => (await save.mutateAsync({ body: { ...setting.value, ...changes } })).data}
    >
      <MoneyField<Fields> name="sharing" label={t('referral_bonuses.sharing')} />
      <MoneyField<Fields> name="application" label={t('referral_bonuses.application')} />
    </SettingForm>
  );
};
