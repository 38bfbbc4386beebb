import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { addTransaction, listTariffs } from '#shared/contracts/billing.ts';
import { getCompany } from '#shared/contracts/companies.ts';
import type { Input } from '#shared/contracts/endpoint.ts';
import { periods } from '#shared/domain/billing/tariffs.ts';
import { manualKinds } from '#shared/domain/billing/transactions.ts';
import { useGet, useSend } from '../../api/query.ts';
import { BillingTabs } from '../../domain/billing/billing-tabs.tsx';
import { useCompanyFilter } from '../../domain/lookup-filters.ts';
import { ComboboxField, MoneyField, SelectField, SwitchField, TextField, useField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Field } from '../../ui/field.tsx';
import { Page } from '../../ui/page.tsx';
import { Pair, Section } from '../../ui/section.tsx';
import { Select } from '../../ui/select.tsx';

type Body = Input<typeof addTransaction>['body'];

const empty = {
  company_id: '',
  kind: 'transfer',
  amount: '',
  tariff_id: undefined,
  days: undefined,
  keep_time: false,
  reason: '',
};

/** Money that did not come by card, or went back, as an admin records it. */
export default function TransactionNew() {
  const { t } = useTranslation('billing');
  const navigate = useNavigate();
  const send = useSend(addTransaction);
  return (
    <Page title={t('adding.title')}>
      <BillingTabs current="transactions" />
      <ResourceForm
        creating
        schema={addTransaction.body}
        values={empty}
        submitLabel={t('adding.save')}
        savedText={() => t('adding.done')}
        // A refund or a correction is for no plan.
        submit={async ({ tariff_id, days, keep_time, ...body }) => {
          const more = { transfer: { tariff_id, days }, refund: { keep_time }, correction: {} }[body.kind];
          return (await send.mutateAsync({ body: { ...body, ...more } })).data;
        }}
        onSaved={() => void navigate(paths.transactions.list, { replace: true })}
      >
        <Section title={t('adding.title')} reason={t('adding.intro')}>
          <CompanyField />
          <SelectField<Body>
            name="kind"
            label={t('adding.kind')}
            options={manualKinds.map((value) => ({ value, label: t(`adding.kinds.${value}`) }))}
          />
          <PlanFields />
          <Pair>
            <MoneyField<Body> name="amount" label={t('adding.amount')} hint={t('adding.amountHint')} />
          </Pair>
          <TextField<Body>
            name="reason"
            label={t('adding.reason')}
            hint={t('adding.reasonHint')}
            lines={3}
            maxLength={300}
          />
          <KeepTimeField />
        </Section>
      </ResourceForm>
    </Page>
  );
}

const CompanyField = () => {
  const { t } = useTranslation('billing');
  const chosen = useWatch<Body, 'company_id'>({ name: 'company_id' });
  const companies = useCompanyFilter({ chosen: [chosen], searches: true });
  return (
    <ComboboxField<Body>
      {...companies}
      name="company_id"
      label={t('adding.company')}
      placeholder={t('adding.companyPlaceholder')}
    />
  );
};

/** Which plan a transfer pays, of the side of the company, and for how long. */
const PlanFields = () => {
  const { t } = useTranslation('billing');
  const [kind, companyId] = useWatch<Body, ['kind', 'company_id']>({ name: ['kind', 'company_id'] });
  const company = useGet(getCompany, { params: { id: companyId } }, { enabled: Boolean(companyId) }).data?.data;
  const tariffs = useGet(listTariffs, { query: { ...(company && { role: company.role }) } }).data?.data ?? [];
  const plans = tariffs.filter(({ prices }) => prices !== null).map(({ id, name }) => ({ value: id, label: name }));
  if (kind !== 'transfer') return null;
  return (
    <Pair>
      <SelectField<Body> name="tariff_id" label={t('adding.plan')} options={plans} />
      <DaysField />
    </Pair>
  );
};

/** Whether money that went back leaves the company its time. */
const KeepTimeField = () => {
  const { t } = useTranslation('billing');
  const kind = useWatch<Body, 'kind'>({ name: 'kind' });
  if (kind !== 'refund') return null;
  return <SwitchField<Body> name="keep_time" label={t('refund.keepTime')} hint={t('refund.keepTimeHint')} />;
};

/** A period. Its value is a number, which a choice of texts is not. */
const DaysField = () => {
  const { t } = useTranslation('billing');
  const { setValue } = useFormContext();
  const { field, error } = useField('days', { label: t('adding.days') });
  return (
    <Field label={t('adding.days')} error={error}>
      {(ids) => (
        <Select
          {...ids}
          options={periods.map((days) => ({ value: String(days), label: t(`periods.days${days}`) }))}
          value={field.value ? String(field.value) : null}
          onChange={(days) => setValue('days', Number(days), { shouldDirty: true, shouldValidate: true })}
        />
      )}
    </Field>
  );
};
