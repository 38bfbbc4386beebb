import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Page } from '../../ui/page.tsx';
import { useKind } from './kinds.ts';
import { SpecialtyFields } from './specialty-fields.tsx';

const empty = { names: { cs: '', en: '', ru: '' }, descriptions: { cs: '', en: '', ru: '' }, active: true };
const emptyWork = { icon: 'briefcase', hourly_rate: '', hourly_premium: 0, auto_complete: true };

export default function SpecialtyNew() {
  const { t } = useTranslation('specialties');
  const { kind, texts, paths } = useKind();
  const navigate = useNavigate();
  const [search] = useSearchParams();
  const create = useSend(createSpecialty);
  return (
    <Page title={t(`${texts}new`)}>
      <ResourceForm
        creating
        schema={createSpecialty.body}
        values={{ ...empty, ...(kind === 'specialty' && emptyWork), kind, parent_id: search.get('parent') }}
        submitLabel={t(`${texts}create`)}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.inTree(id), { replace: true })}
      >
        <SpecialtyFields />
      </ResourceForm>
    </Page>
  );
}
