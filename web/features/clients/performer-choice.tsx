import { useTranslation } from 'react-i18next';
import { listCompanies } from '#shared/contracts/companies.ts';
import { useLookup } from '../../kit/list/use-lookup.ts';
import { Toolbar } from '../../ui/page.tsx';
import { Combobox } from '../../ui/select.tsx';

export const PerformerChoice = ({
  vendor,
  onChange,
}: {
  vendor: string | null;
  onChange: (vendor: string | null) => void;
}) => {
  const { t } = useTranslation('clients');
  const performers = useLookup(listCompanies, {
    request: (query) => ({ query: { ...query, roles: ['vendor' as const] } }),
    options: ({ data }) => data.map(({ id, name, inn }) => ({ value: id, label: name, note: inn })),
    chosen: [vendor],
  });
  return (
    <Toolbar>
      <div className="w-80 max-w-full">
        <Combobox
          {...performers}
          aria-label={t('performer')}
          placeholder={t('performer')}
          value={vendor}
          onChange={onChange}
          onClear={() => onChange(null)}
        />
      </div>
    </Toolbar>
  );
};
