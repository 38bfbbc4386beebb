import { useTranslation } from 'react-i18next';
import { listCompanies } from '#shared/contracts/companies.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Field } from '../../ui/field.tsx';
import { Section } from '../../ui/section.tsx';
import { Combobox } from '../../ui/select.tsx';

/** The performer whose rows they are, for the platform. */
export const CompanyStep = ({
  reason,
  value,
  isLocked,
  onChange,
}: {
  reason: string;
  value: string | null;
  isLocked: boolean;
  onChange: (companyId: string) => void;
}) => {
  const { t } = useTranslation('people');
  const companies = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [value],
  });
  return (
    <Section title={t('place.company')} reason={reason}>
      <Field label={t('place.company')}>
        {(ids) => (
          <Combobox
            {...ids}
            {...companies}
            value={value}
            disabled={isLocked}
            placeholder={t('place.companyChoose')}
            onChange={onChange}
          />
        )}
      </Field>
    </Section>
  );
};
