import { Eye, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  deletePublication,
  getPublication,
  type Publication,
  type PublicationInput,
  publishPublication,
  unpublishPublication,
  updatePublication,
} from '#shared/contracts/publications.ts';
import { api } from '../../api/client.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { PublicationCover } from './publication-cover.tsx';
import { languageTabs, PublicationFields, SlugField } from './publication-fields.tsx';

export default function PublicationEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('publications');
  return (
    <Loaded title={t('title')} answer={useGet(getPublication, { params: { id } })}>
      {({ data }) => <EditPublication key={data.id} publication={data} />}
    </Loaded>
  );
}

const EditPublication = ({ publication }: { publication: Publication }) => {
  const { t } = useTranslation('publications');
  const { id, title, slug, state, version } = publication;
  const navigate = useNavigate();
  const save = useSend(updatePublication);
  const remove = useSend(deletePublication);
  const { ask, question } = useAsk();
  const [tabs] = useState(languageTabs);
  const params = { id };
  const isPublished = state === 'published';
  const confirmDeletion = () =>
    ask({
      danger: true,
      title: t('delete.title', { title }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params, query: { version: String(version) } });
        void navigate(paths.publications.list, { replace: true });
      },
      done: t('delete.done', { title }),
      onRefused: ({ message }, close) => {
        snack({ tone: 'bad', text: t('delete.failed', { message }) });
        close();
      },
    });
  return (
    <Page
      title={title}
      aside={t(`states.${state}`)}
      actions={
        <>
          {isPublished && (
            <ButtonLink icon={Eye} to={paths.blogPublication(slug)}>
              {t('show')}
            </ButtonLink>
          )}
          <Button variant="danger-quiet" icon={Trash2} onClick={confirmDeletion}>
            {t('delete.button')}
          </Button>
          <PublishButton publication={publication} />
        </>
      }
    >
      <ResourceForm
        schema={updatePublication.body}
        values={publication}
        {...(isPublished && { editable: ['titles', 'descriptions', 'texts'] })}
        tabs={tabs}
        tabsLabel={t('form.languages')}
        submit={async (body) => (await save.mutateAsync({ params, body })).data}
        reload={async () => (await api(getPublication, { params })).data}
      >
        {(tab) => (
          <>
            <PublicationFields key={tab} language={tab as keyof PublicationInput['titles']} />
            <SlugField />
            <PublicationCover publication={publication} />
          </>
        )}
      </ResourceForm>
      {question}
    </Page>
  );
};

const PublishButton = ({ publication: { id, version, state } }: { publication: Publication }) => {
  const { t } = useTranslation('publications');
  const publish = useSend(publishPublication);
  const unpublish = useSend(unpublishPublication);
  const [send, verb] = state === 'published' ? ([unpublish, 'unpublish'] as const) : ([publish, 'publish'] as const);
  const change = async () => {
    try {
      await send.mutateAsync({ params: { id }, body: { version } });
      snack({ tone: 'good', text: t(`${verb}.done`) });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      snack({ tone: 'bad', text: error.message });
    }
  };
  return (
    <Button variant={verb === 'publish' ? 'primary' : 'plain'} busy={send.isPending} onClick={() => void change()}>
      {t(`${verb}.button`)}
    </Button>
  );
};
