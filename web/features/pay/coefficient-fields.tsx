import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type * as z from 'zod/mini';
import { listCompanyClients } from '#shared/contracts/clients.ts';
import { listCompanies } from '#shared/contracts/companies.ts';
import { type createCoefficient, listCoefficients } from '#shared/contracts/pay.ts';
import { addUp } from '#shared/domain/pay/coefficients.ts';
import { coefficientConditions } from '#shared/domain/pay/pay.ts';
import { useGet } from '../../api/query.ts';
import { factorText, raiseText } from '../../domain/pay/factor-text.ts';
import { ComboboxField, DateField, DecimalField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Banner } from '../../ui/banner.tsx';
import { isDay } from '../../ui/days.ts';
import { Pair } from '../../ui/section.tsx';

type Input = z.input<typeof createCoefficient.body>;

/** Of the coefficient `own`, null for a new one. Without a `performer` the form asks for it. */
export const CoefficientFields = ({ own, performer }: { own: string | null; performer: string | null }) => {
  const { t } = useTranslation('pay');
  const chosen = useWatch<Input, 'company_id'>({ name: 'company_id' });
  const owner = performer ?? chosen ?? null;
  return (
    <>
      <p className="text-ink-2 text-pretty">{t('form.text')}</p>
      {performer === null && <PerformerField />}
      <TextField<Input>
        name="name"
        label={t('columns.name')}
        hint={t('form.nameHint')}
        maxLength={100}
        autoComplete="off"
      />
      <SelectField<Input>
        name="condition"
        label={t('fields.condition')}
        placeholder={t('form.choose')}
        options={coefficientConditions.map((value) => ({ value, label: t(`conditions.${value}`) }))}
      />
      <DecimalField<Input> name="factor" label={t('fields.factor')} hint={<FactorHint />} />
      <Pair>
        <DateField<Input> name="valid_from" label={t('fields.valid_from')} />
        <DateField<Input> name="valid_to" label={t('fields.valid_to')} hint={t('form.validToHint')} optional />
      </Pair>
      {owner !== null && <CustomerField key={owner} performer={owner} />}
      {owner !== null && <AddsUp own={own} performer={owner} />}
    </>
  );
};

const PerformerField = () => {
  const { t } = useTranslation('pay');
  const chosen = useWatch<Input, 'company_id'>({ name: 'company_id' });
  const performers = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<Input>
      name="company_id"
      label={t('columns.performer')}
      placeholder={t('form.choose')}
      {...performers}
    />
  );
};

const FactorHint = () => {
  const { t } = useTranslation('pay');
  const factor = useWatch<Input, 'factor'>({ name: 'factor' });
  return factor > 1 && factor <= 10 ? t('form.factorAdds', { raise: raiseText(factor) }) : t('form.factorHint');
};

const CustomerField = ({ performer }: { performer: string }) => {
  const { t } = useTranslation('pay');
  const chosen = useWatch<Input, 'customer_id'>({ name: 'customer_id' });
  const clients = useLookup(listCompanyClients, {
    request: (query) => ({ query: { ...query, vendor_id: performer } }),
    options: ({ data }) => data.map(({ client: { id, name } }) => ({ value: id, label: name })),
    chosen: [chosen],
  });
  return (
    <ComboboxField<Input>
      name="customer_id"
      label={t('fields.customer')}
      placeholder={t('allCustomers')}
      optional
      {...clients}
    />
  );
};

/** A performer has at most 100. */
const everyOne = { per_page: '100' };

/** The other coefficients of the same minutes, before the form is sent. */
const AddsUp = ({ own, performer }: { own: string | null; performer: string }) => {
  const { t } = useTranslation('pay');
  const [condition, factor, valid_from, valid_to, customer_id] = useWatch<
    Input,
    ['condition', 'factor', 'valid_from', 'valid_to', 'customer_id']
  >({ name: ['condition', 'factor', 'valid_from', 'valid_to', 'customer_id'] });
  const { data } = useGet(listCoefficients, { query: { ...everyOne, company_id: performer } });
  if (!condition || !isDay(valid_from)) return null;
  const rule = { condition, valid_from, valid_to, customer_id };
  const others = (data?.data ?? []).filter(
    ({ id, customer, ...other }) => id !== own && addUp(rule, { ...other, customer_id: customer?.id ?? null }),
  );
  if (others.length === 0) return null;
  return (
    <Banner tone="info" title={t('form.addsUp')}>
      <ul>
        {others.map(({ id, name, factor: otherFactor, customer }) => (
          <li key={id}>{[name, factorText(otherFactor), customer?.name].filter(Boolean).join(' · ')}</li>
        ))}
      </ul>
      {factor > 1 && <p>{t('form.together', { raise: raiseText(factor, ...others.map((other) => other.factor)) })}</p>}
    </Banner>
  );
};
