import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Company } from '#shared/contracts/companies.ts';
import { listStores } from '#shared/contracts/stores.ts';
import { useGet } from '../../api/query.ts';
import { ShortList } from '../../kit/list/short-list.tsx';
import { paths } from '../../paths.ts';
import { Section } from '../../ui/section.tsx';

const per_page = '50';
const link = 'text-primary-text font-medium hover:underline';
export const CompanyStores = ({ company: { id } }: { company: Company }) => {
  const { t } = useTranslation('companies');
  const stores = useGet(listStores, { query: { company_id: id, per_page } });
  return (
    <Section title={t('tabs.objects')} reason={t('objects.reason')}>
      <ShortList
        answer={stores}
        none={t('objects.none')}
        failed={t('objects.failed')}
        row={(store) => (
          <>
            <Link to={paths.stores.edit(store.id)} className={link}>
              {store.name}
            </Link>
            <p className="text-12 text-ink-3 truncate">{store.address}</p>
          </>
        )}
      />
    </Section>
  );
};
