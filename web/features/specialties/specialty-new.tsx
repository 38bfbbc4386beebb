import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { SpecialtyFields } from './specialty-fields.tsx';

const empty = {
  names: { cs: '', en: '', ru: '' },
  descriptions: { cs: '', en: '', ru: '' },
  icon: 'briefcase',
  hourly_rate: '',
  hourly_premium: 0,
  auto_complete: true,
  active: true,
};

export default function SpecialtyNew() {
  const { t } = useTranslation('specialties');
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useSend(createSpecialty);
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createSpecialty.body}
        values={{ ...empty, parent_id: search.get('parent') }}
        submitLabel={t('create')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.specialties.inTree(id), { replace: true })}
      >
        <SpecialtyFields />
      </ResourceForm>
    </Page>
  );
}
