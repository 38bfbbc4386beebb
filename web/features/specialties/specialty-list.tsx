import { Plus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listSpecialties } from '#shared/contracts/specialties.ts';
import { useGet } from '../../api/query.ts';
import { ListPage } from '../../kit/list/list-page.tsx';
import { useListState } from '../../kit/list/list-state.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSpecialtyColumns } from './columns.tsx';
import { useKind } from './kinds.ts';

export default function SpecialtyList() {
  const { t } = useTranslation('specialties');
  const { kind, list, texts, paths } = useKind();
  const state = useListState(list, listSpecialties, { name: 'one' });
  return (
    <ListPage
      title={t(`${texts}title`)}
      state={state}
      list={useGet(listSpecialties, { query: { ...state.query, kind } })}
      columns={useSpecialtyColumns()}
      add={
        <ButtonLink variant="primary" icon={Plus} keys="C" to={paths.new}>
          {t(`${texts}new`)}
        </ButtonLink>
      }
      search={{ filter: 'name', label: t(`${texts}search`) }}
      href={({ id }) => paths.edit(id)}
      none={{ title: t(`${texts}none.title`), text: t('none.text') }}
      first={{ title: t(`${texts}first.title`), text: t(`${texts}first.text`) }}
    />
  );
}
