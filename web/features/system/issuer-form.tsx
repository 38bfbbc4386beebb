import { useTranslation } from 'react-i18next';
import { type IssuerInput, setIssuer, type SystemSettings } from '#shared/contracts/system.ts';
import { billingOf, lacksVatId } from '#shared/domain/companies/billing.ts';
import { useSend } from '../../api/query.ts';
import { BillingFields } from '../../domain/companies/billing-fields.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { SettingForm } from './setting-form.tsx';

const noCompany = { name: '', inn: '', vat_id: null };
const empty: IssuerInput = { ...noCompany, billing: billingOf({ ...noCompany, address: null, billing: null }) };

/** Who issues the documents of the platform. */
export const IssuerForm = ({ setting }: { setting: SystemSettings['issuer'] }) => {
  const { t } = useTranslation(['system', 'fields']);
  const save = useSend(setIssuer);
  const value = setting.value ?? empty;
  return (
    <SettingForm
      name="issuer"
      setting={{ ...setting, value }}
      schema={setIssuer.body}
      unset={t('issuer.unset')}
      check={(values) => ({ vat_id: lacksVatId(values) ? t('fields:vat-payer-without-vat-id') : undefined })}
      // Every field is always sent.
      submit={async (changes) => (await save.mutateAsync({ body: { ...value, ...changes } })).data}
    >
      <TextField<IssuerInput>
        name="name"
        label={t('issuer.name')}
        hint={t('issuer.nameHint')}
        maxLength={100}
        autoComplete="off"
      />
      <TextField<IssuerInput> name="inn" label={t('issuer.inn')} autoComplete="off" />
      <BillingFields />
    </SettingForm>
  );
};
