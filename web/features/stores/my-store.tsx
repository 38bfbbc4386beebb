import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router';
import { listStores } from '#shared/contracts/stores.ts';
import { useGet } from '../../api/query.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';

export default function MyStore() {
  const { t } = useTranslation('stores');
  return (
    <Loaded title={t('title')} answer={useGet(listStores, { query: { per_page: '2' } })}>
      {({ data: [only, another] }) => (
        <Navigate to={only && !another ? paths.stores.edit(only.id) : paths.stores.list} replace />
      )}
    </Loaded>
  );
}
