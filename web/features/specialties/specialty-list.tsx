import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { useGet } from '../../api/query.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { paths } from '../../paths.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSpecialtyColumns } from './columns.tsx';

export default function SpecialtyList() {
  const { t } = useTranslation('specialties');
  const state = useListState('specialties', listSpecialties, { name: 'one' });
  return (
    <ListPage
      title={t('title')}
      state={state}
      list={useGet(listSpecialties, { query: state.query })}
      columns={useSpecialtyColumns()}
      add={
        <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.specialties.new}>
          {t('new')}
        </ButtonLink>
      }
      search={{ filter: 'name', label: t('search') }}
      href={({ id }) => paths.specialties.edit(id)}
      none={{ title: t('none.title'), text: t('none.text') }}
      first={{ title: t('first.title'), text: t('first.text') }}
    />
  );
}
