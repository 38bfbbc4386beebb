import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { createBroadcast } from '#shared/contracts/broadcasts.ts';
import { useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { BroadcastFields, languageTabs } from './broadcast-fields.tsx';
import { useConfirmAll } from './use-confirm-all.tsx';
import { useSavedText } from './use-saved-text.ts';

const empty = { cs: '', en: '', ru: '' };
const values = { titles: empty, texts: empty, audience: { to: 'all' }, channels: ['in_app'], send_at: null };

export default function BroadcastNew() {
  const { t } = useTranslation('broadcasts');
  const navigate = useNavigate();
  const create = useSend(createBroadcast);
  const savedText = useSavedText();
  const { isSure, question } = useConfirmAll();
  const [tabs] = useState(languageTabs);
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createBroadcast.body}
        values={values}
        tabs={tabs}
        tabsLabel={t('form.languages')}
        submitLabel={t('form.send')}
        savedText={savedText}
        submit={async (body) => ((await isSure(body.audience)) ? (await create.mutateAsync({ body })).data : null)}
        onSaved={({ id }) => void navigate(paths.broadcasts.edit(id), { replace: true })}
      >
        {(tab) => <BroadcastFields tab={tab} />}
      </ResourceForm>
      {question}
    </Page>
  );
}
