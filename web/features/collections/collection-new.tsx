import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createCollection } from '#shared/contracts/collections.ts';
import { useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { CollectionFields } from './collection-fields.tsx';

export default function CollectionNew() {
  const { t } = useTranslation('collections');
  const navigate = useNavigate();
  const create = useSend(createCollection);
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createCollection.body}
        values={{ names: { cs: '', en: '', ru: '' }, active: true, product_ids: [] }}
        submitLabel={t('create')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.collections.edit(id), { replace: true })}
      >
        <CollectionFields />
      </ResourceForm>
    </Page>
  );
}
