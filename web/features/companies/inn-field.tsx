import { Landmark } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useFormState, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { type CompanyInput, type Prefill, prefillCompany, searchCompany } from '#shared/contracts/companies.ts';
import { useMay } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { RegisterNote, RegisterRefused } from '../../domain/companies/register-note.tsx';
import { TextField } from '../../kit/form/fields.tsx';
import { fillIn } from '../../kit/form/fill-in.ts';
import { useEditable } from '../../kit/form/form-context.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';

/** The IČO, and the step that fills in the other fields from the business register. */
export const InnField = () => {
  const { t } = useTranslation('companies');
  const mayAsk = useMay('company.prefill');
  const isEditable = useEditable('inn');
  return (
    <>
      <TextField<CompanyInput> name="inn" label={t('fields.inn')} hint={t('fields.innHint')} autoComplete="off" />
      {mayAsk && isEditable && <LookUp />}
    </>
  );
};

const labels = {
  name: 'fields.name',
  legal_form: 'fields.legal_form',
  address: 'fields.address',
  vat_id: 'fields.vat_id',
  founded: 'fields.founded',
} as const;
type Filled = keyof typeof labels;
type Result = { inn: string; answer: Prefill; kept: Filled[]; hasFilled: boolean };

const LookUp = () => {
  const { t } = useTranslation('companies');
  const { getValues, setValue, trigger, setFocus } = useFormContext<CompanyInput>();
  const { defaultValues } = useFormState<CompanyInput>();
  const inn = useWatch<CompanyInput, 'inn'>({ name: 'inn' });
  const ask = useSend(prefillCompany, { refetches: false });
  const [result, setResult] = useState<Result | null>(null);
  /** What the register filled in before, which is not the person's own. */
  const [filled, setFilled] = useState<Record<string, unknown>>({});

  const fill = (values: Record<string, unknown>) => {
    for (const [field, value] of Object.entries(values))
      setValue(field as Filled, value as string, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
    setFilled({ ...filled, ...values });
  };
  const show = (requestedInn: string, answer: Prefill) => {
    // The person may have typed another number meanwhile.
    if (getValues('inn') !== requestedInn) return;
    const { fill: values, kept } = answer.taken
      ? { fill: {}, kept: [] }
      : fillIn(answer.facts ?? {}, { typed: getValues(), filled });
    fill(values);
    setResult({ inn: requestedInn, answer, kept: kept as Filled[], hasFilled: Object.keys(values).length > 0 });
  };
  const lookUp = async () => {
    setResult(null);
    if (!(await trigger('inn'))) return setFocus('inn');
    const requestedInn = getValues('inn');
    const { data } = await ask.mutateAsync({ body: { inn: requestedInn } });
    // The company that is being edited has its own number.
    show(requestedInn, requestedInn === defaultValues?.inn ? { ...data, taken: false } : data);
  };
  const replace = ({ answer, kept }: Result) => {
    const { facts } = answer;
    if (facts) fill(Object.fromEntries(kept.map((field) => [field, facts[field]])));
    setResult({ inn, answer, kept: [], hasFilled: true });
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <Button icon={Landmark} busy={ask.isPending} onClick={() => void lookUp().catch(() => {})}>
        {t('lookUp.button')}
      </Button>
      {ask.error && <RegisterRefused message={ask.error.message} />}
      {result?.inn === inn && (
        <RegisterNote
          {...result}
          kept={result.kept.map((field) => t(labels[field]))}
          onReplace={() => replace(result)}
          taken={<TakenCompany inn={inn} />}
        />
      )}
    </div>
  );
};

/** The company itself is named only to those who know it. */
const TakenCompany = ({ inn }: { inn: string }) => {
  const { t } = useTranslation('companies');
  const company = useGet(searchCompany, { query: { inn } }).data?.data;
  return (
    <>
      <p>{t('lookUp.taken.text')}</p>
      {company === null && <p>{t('lookUp.taken.own')}</p>}
      {company && (
        <Link to={paths.companies.edit(company.id)} className="text-primary-text font-medium hover:underline">
          {t('lookUp.taken.open', { name: company.name })}
        </Link>
      )}
    </>
  );
};
