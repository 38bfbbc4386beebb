import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { IssuerInput } from '#shared/contracts/system.ts';
import { documentNumber, isPrefix } from '#shared/domain/companies/billing.ts';
import { formatBankAccount, ibanOf, isBankAccount, normalizeBankAccount } from '#shared/domain/people/bank-account.ts';
import { ComboboxField, NumberField, SwitchField, TextField } from '../../kit/form/fields.tsx';
import { deviceDayOf } from '../../ui/device-time.ts';
import { useNow } from '../../ui/now.ts';
import { Pair } from '../../ui/section.tsx';
import { countryOptions } from '../people/code-names.ts';

/** What the invoices of a company say about it, and its DIČ. Needs the messages of `companies`. */
export const BillingFields = () => {
  const { t } = useTranslation('companies');
  return (
    <>
      <SwitchField<IssuerInput>
        name="billing.vat_payer"
        label={t('fields.vat_payer')}
        hint={t('billing.vatPayerHint')}
      />
      <TextField<IssuerInput>
        name="vat_id"
        label={t('fields.vat_id')}
        hint={t('fields.vatIdHint')}
        autoComplete="off"
        optional
      />
      <TextField<IssuerInput>
        name="billing.office.street"
        label={t('billing.street')}
        maxLength={200}
        autoComplete="off"
      />
      <Pair>
        <TextField<IssuerInput>
          name="billing.office.postcode"
          label={t('billing.postcode')}
          maxLength={20}
          autoComplete="off"
        />
        <TextField<IssuerInput>
          name="billing.office.city"
          label={t('billing.city')}
          maxLength={100}
          autoComplete="off"
        />
      </Pair>
      <ComboboxField<IssuerInput>
        name="billing.office.country"
        label={t('billing.country')}
        placeholder={t('billing.countryPlaceholder')}
        options={countryOptions()}
      />
      <AccountField />
      <Pair>
        <PrefixField />
        <NumberField<IssuerInput> name="billing.due_days" label={t('billing.dueDays')} unit={t('billing.daysUnit')} />
      </Pair>
      <TextField<IssuerInput>
        name="billing.note"
        label={t('fields.billing_note')}
        hint={t('billing.noteHint')}
        lines={3}
        maxLength={500}
        optional
      />
    </>
  );
};

/** Shows the IBAN that customers from abroad pay to. */
const AccountField = () => {
  const { t } = useTranslation('companies');
  const typed = useWatch<IssuerInput, 'billing.bank_account'>({ name: 'billing.bank_account' });
  const hint =
    typed && isBankAccount(typed)
      ? t('billing.iban', { iban: formatBankAccount(ibanOf(normalizeBankAccount(typed))) })
      : t('billing.accountHint');
  return (
    <TextField<IssuerInput>
      name="billing.bank_account"
      label={t('fields.bank_account')}
      hint={<span className="tabular-nums">{hint}</span>}
      maxLength={50}
      autoComplete="off"
      optional
    />
  );
};

const PrefixField = () => {
  const { t } = useTranslation('companies');
  const typed = useWatch<IssuerInput, 'billing.prefix'>({ name: 'billing.prefix' }).trim();
  const year = deviceDayOf(useNow()).slice(0, 4);
  const number = documentNumber(isPrefix(typed) ? typed : '', year, 1);
  return (
    <TextField<IssuerInput>
      name="billing.prefix"
      label={t('fields.prefix')}
      hint={<span className="tabular-nums">{t('billing.prefixHint', { number })}</span>}
      maxLength={8}
      autoComplete="off"
      optional
      nullable={false}
    />
  );
};
