import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createProductType } from '#shared/contracts/product-types.ts';
import { useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { NameFields, noNames } from './name-fields.tsx';

export default function ProductTypeNew() {
  const { t } = useTranslation('product-types');
  const navigate = useNavigate();
  const create = useSend(createProductType);
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createProductType.body}
        values={{ names: noNames }}
        submitLabel={t('create')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.productTypes.edit(id), { replace: true })}
      >
        <Section title={t('form.names')} reason={t('form.namesReason')}>
          <NameFields />
        </Section>
      </ResourceForm>
    </Page>
  );
}
