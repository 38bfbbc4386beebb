import { useEffect, useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { getTender, type SectionBody, saveTenderSection, sectionBody, type Tender } from '#shared/contracts/tenders.ts';
import { tenderLimits } from '#shared/domain/tenders/limits.ts';
import {
  fieldsOf,
  maxOf,
  periodEnd,
  type SectionField,
  sectionIssues,
  type SectionNumber,
  type SectionValues,
} from '#shared/domain/tenders/sections.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { AmountField, DateField, NumberField, PercentField, SelectField, TextField } from '../../kit/form/fields.tsx';
import { FormDrawer } from '../../kit/form/form-dialog.tsx';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { isDay } from '../../ui/days.ts';
import { sectionOf } from './section-values.ts';
import { useSectionText } from './use-section-text.ts';

const bodyOf = (tender: Tender, section: SectionNumber): SectionBody => {
  const { version, values } = sectionOf(tender, section);
  return { section, version, values };
};

/** Fills in a section. It can be saved incomplete; the slower of two people who save it chooses between the texts. */
export default function SectionDrawer({
  tender,
  section,
  onClose,
}: {
  tender: Tender;
  section: SectionNumber;
  onClose: () => void;
}) {
  const { t } = useTranslation(['tenders', 'fields']);
  const { sectionName } = useSectionText(tender.currency);
  const save = useSend(saveTenderSection);
  const params = { id: tender.id };
  const name = sectionName(section);
  const [schema] = useState(() => sectionBody(section));
  const state = useResourceForm({
    kind: 'dialog',
    schema,
    values: bodyOf(tender, section),
    check: ({ values }) =>
      Object.fromEntries(
        sectionIssues(section, values as SectionValues).map(([field, issue]) => [
          `values.${field}`,
          t(`fields:${issue.key}` as 'fields:required', issue.params ?? {}),
        ]),
      ),
    submit: async (body) => (await save.mutateAsync({ params, body: body as SectionBody })).data,
    savedText: () => t('section.saved', { name }),
    onSaved: onClose,
    reload: async () => bodyOf((await api(getTender, { params })).data, section),
  });
  return (
    <FormDrawer state={state} title={name} submit={t('section.save')} onClose={onClose}>
      <p className="text-ink-2 text-pretty">{t('section.help')}</p>
      {section === 4 && <EndOfPeriod />}
      {section === 8 ? <AmountsInCurrency /> : <Fields section={section} currency={tender.currency} />}
    </FormDrawer>
  );
}

const Fields = ({ section, currency }: { section: SectionNumber; currency: string | null }) =>
  fieldsOf(section).map(([name, field]) => <ValueField key={name} name={name} field={field} currency={currency} />);

/** In this section the currency is chosen. */
const AmountsInCurrency = () => {
  const currency = useWatch<{ values: { currency: string | null } }, 'values.currency'>({ name: 'values.currency' });
  return <Fields section={8} currency={currency} />;
};

/** The field of a value, by its kind. Every one can be emptied again: the section is incomplete then. */
const ValueField = ({ name, field, currency }: { name: string; field: SectionField; currency: string | null }) => {
  const { t } = useTranslation('tenders');
  const { fieldName, choiceName } = useSectionText(currency);
  const common = { name: `values.${name}`, label: fieldName(name), optional: !field.required };
  switch (field.kind) {
    case 'line':
      return <TextField {...common} nullable maxLength={200} autoComplete="off" />;
    case 'lines':
      return <TextField {...common} nullable lines={4} maxLength={tenderLimits.text} />;
    case 'choice':
      return (
        <SelectField {...common} options={field.options.map((value) => ({ value, label: choiceName(name, value) }))} />
      );
    case 'amount':
      return <AmountField {...common} nullable {...(currency !== null && { unit: currency })} />;
    case 'percent':
      return <PercentField {...common} nullable parts={maxOf.percent / 100} />;
    case 'share':
      return <PercentField {...common} nullable parts={maxOf.share / 100} />;
    case 'count':
      return <NumberField {...common} nullable />;
    case 'day':
      return <DateField {...common} nullable {...(name === 'end_date' && { hint: t('section.endHint') })} />;
  }
};

type Period = {
  values: { period_type: string | null; period: unknown; start_date: string | null; end_date: string | null };
};

/** The last day follows from the first one and the length, until somebody types another one. */
const EndOfPeriod = () => {
  const { getValues, setValue } = useFormContext<Period>();
  const [type, period, start] = useWatch<Period, ['values.period_type', 'values.period', 'values.start_date']>({
    name: ['values.period_type', 'values.period', 'values.start_date'],
  });
  const end = endOf(type, period, start);
  const before = useRef(end);
  useEffect(() => {
    if (end === null || end === before.current) return;
    const typed = getValues('values.end_date');
    if (!typed || typed === before.current) setValue('values.end_date', end, { shouldDirty: true });
    before.current = end;
  }, [end, getValues, setValue]);
  return null;
};

const endOf = (type: string | null, period: unknown, start: string | null): string | null =>
  (type === 'months' || type === 'years') &&
  typeof period === 'number' &&
  Number.isInteger(period) &&
  period >= 1 &&
  period <= maxOf.count &&
  isDay(start)
    ? periodEnd(start, period, type)
    : null;
