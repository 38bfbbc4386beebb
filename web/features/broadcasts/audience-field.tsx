import { useTranslation } from 'react-i18next';
import type { BroadcastInput } from '#shared/contracts/broadcasts.ts';
import { workingRoles } from '#shared/domain/broadcasts/broadcast.ts';
import { useCompanyFilter } from '../../domain/lookup-filters.ts';
import { useField } from '../../kit/form/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Combobox, Select } from '../../ui/select.tsx';
import { useAudienceCount } from './use-audience-count.ts';

/** While a role or a company is chosen, its value is empty. */
type Chosen = { to: 'all' } | { to: 'role'; role: string } | { to: 'company'; company_id: string };
type Kind = BroadcastInput['audience']['to'];

const kinds = ['all', 'role', 'company'] as const satisfies readonly Kind[];
const empty: Record<Kind, Chosen> = {
  all: { to: 'all' },
  role: { to: 'role', role: '' },
  company: { to: 'company', company_id: '' },
};

/** For whom a broadcast is, and how many people that is now. */
export const AudienceField = () => {
  const { t } = useTranslation(['broadcasts', 'common']);
  const label = t('form.to');
  const textOf = (value: unknown) => t(`form.kinds.${(value as Chosen).to}`);
  const { field, error, disabled } = useField('audience', { label, text: textOf });
  const value = field.value as Chosen;
  const own = value.to === 'all' ? undefined : error;
  return (
    <>
      <Field label={label} error={own ? undefined : error}>
        {(ids) => (
          <Select
            {...ids}
            disabled={disabled}
            options={kinds.map((kind) => ({ value: kind, label: t(`form.kinds.${kind}`) }))}
            value={value.to}
            onChange={(to) => field.onChange(empty[to])}
          />
        )}
      </Field>
      {value.to === 'role' && (
        <Field label={t('form.role')} error={own}>
          {(ids) => (
            <Select
              {...ids}
              disabled={disabled}
              options={workingRoles.map((role) => ({ value: role as string, label: t(`common:role.${role}`) }))}
              value={value.role || null}
              onChange={(role) => field.onChange({ to: 'role', role })}
            />
          )}
        </Field>
      )}
      {value.to === 'company' && (
        <CompanySelect
          error={own}
          disabled={disabled}
          value={value.company_id}
          onChange={(company_id) => field.onChange({ to: 'company', company_id })}
        />
      )}
      {!disabled && <People audience={value} />}
    </>
  );
};

const CompanySelect = ({
  error,
  value,
  ...control
}: {
  error: string | undefined;
  disabled: boolean;
  value: string;
  onChange: (id: string) => void;
}) => {
  const { t } = useTranslation('broadcasts');
  const companies = useCompanyFilter({ chosen: value ? [value] : [], searches: true });
  return (
    <Field label={t('form.company')} error={error}>
      {(ids) => <Combobox {...ids} {...companies} {...control} value={value || null} />}
    </Field>
  );
};

const People = ({ audience }: { audience: Chosen }) => {
  const { t } = useTranslation('broadcasts');
  const { isWhole, count } = useAudienceCount(audience);
  if (!isWhole) return null;
  return (
    <p role="status" className="text-ink-2 tabular-nums">
      {count === undefined ? t('form.counting') : t('form.count', { count })}
    </p>
  );
};
