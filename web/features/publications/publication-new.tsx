import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createPublication, type PublicationInput } from '#shared/contracts/publications.ts';
import { useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { languageTabs, PublicationFields, SlugField } from './publication-fields.tsx';

const empty = { cs: '', en: '', ru: '' };

export default function PublicationNew() {
  const { t } = useTranslation('publications');
  const navigate = useNavigate();
  const create = useSend(createPublication);
  const [tabs] = useState(languageTabs);
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createPublication.body}
        values={{ slug: '', titles: empty, descriptions: empty, texts: empty }}
        tabs={tabs}
        tabsLabel={t('form.languages')}
        submitLabel={t('create')}
        submit={async (body) => (await create.mutateAsync({ body })).data}
        onSaved={({ id }) => void navigate(paths.publications.edit(id), { replace: true })}
      >
        {(tab) => (
          <>
            <PublicationFields key={tab} language={tab as keyof PublicationInput['titles']} />
            <SlugField suggested />
          </>
        )}
      </ResourceForm>
    </Page>
  );
}
