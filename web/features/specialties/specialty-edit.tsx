import { ListTree, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  getSpecialty,
  listParentSpecialties,
  type SpecialtyDetails,
  updateSpecialty,
} from '#shared/contracts/specialties.ts';
import { api } from '../../api/client.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { CategoryPicture } from './category-picture.tsx';
import { Kind, kinds, useKind } from './kinds.ts';
import { SpecialtyFields } from './specialty-fields.tsx';
import { useDelete } from './use-delete.tsx';

export default function SpecialtyEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('specialties');
  const { texts } = useKind();
  const specialty = useGet(getSpecialty, { params: { id } });
  return (
    <Loaded title={t(`${texts}title`)} answer={specialty}>
      {({ data }) => (
        <Kind value={kinds[data.kind]}>
          <EditSpecialty key={data.id} specialty={data} />
        </Kind>
      )}
    </Loaded>
  );
}

const EditSpecialty = ({ specialty }: { specialty: SpecialtyDetails }) => {
  const { t } = useTranslation('specialties');
  const { paths } = useKind();
  const navigate = useNavigate();
  const save = useSend(updateSpecialty);
  const params = { id: specialty.id };
  const parents = useGet(listParentSpecialties, { params });
  const deletion = useDelete(() => void navigate(paths.list, { replace: true }));
  return (
    <Page
      title={specialty.name}
      aside={parents.data?.data.map(({ name }) => name).join(' › ')}
      actions={
        <>
          <ButtonLink icon={ListTree} to={paths.inTree(specialty.id)}>
            {t('tree.show')}
          </ButtonLink>
          <Button variant="danger-quiet" icon={Trash2} onClick={() => deletion.ask(specialty)}>
            {t('delete.button')}
          </Button>
        </>
      }
    >
      <ResourceForm
        schema={updateSpecialty.body}
        values={specialty}
        submit={async (body) => (await save.mutateAsync({ params, body })).data}
        reload={async () => (await api(getSpecialty, { params })).data}
      >
        <SpecialtyFields />
        <CategoryPicture category={specialty} />
      </ResourceForm>
      {deletion.dialog}
    </Page>
  );
};
