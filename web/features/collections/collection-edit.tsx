import { Store, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { type Collection, deleteCollection, getCollection, updateCollection } from '#shared/contracts/collections.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { CollectionCover } from './collection-cover.tsx';
import { CollectionFields } from './collection-fields.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';

export default function CollectionEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('collections');
  return (
    <Loaded title={t('title')} answer={useGet(getCollection, { params: { id } })}>
      {({ data }) => <EditCollection key={data.id} collection={data} />}
    </Loaded>
  );
}

const EditCollection = ({ collection }: { collection: Collection }) => {
  const { t } = useTranslation('collections');
  const { id, name, version, active } = collection;
  const navigate = useNavigate();
  const save = useSend(updateCollection);
  const remove = useSend(deleteCollection);
  const mayWrite = useMay('collection.write');
  const { ask, question } = useAsk();
  const params = { id };
  const confirmDeletion = () =>
    ask({
      danger: true,
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params, query: { version: String(version) } });
        void navigate(paths.collections.list, { replace: true });
      },
      done: t('delete.done', { name }),
    });
  return (
    <Page
      title={name}
      actions={
        <>
          {active && (
            <ButtonLink icon={Store} to={paths.catalogueCollection(id)}>
              {t('show')}
            </ButtonLink>
          )}
          {mayWrite && (
            <Button variant="danger-quiet" icon={Trash2} onClick={confirmDeletion}>
              {t('delete.button')}
            </Button>
          )}
        </>
      }
    >
      <ResourceForm
        schema={updateCollection.body}
        values={collection}
        {...(!mayWrite && { editable: [] })}
        submit={async (body) => (await save.mutateAsync({ params, body })).data}
        reload={async () => (await api(getCollection, { params })).data}
      >
        <div className="pt-5 empty:hidden">
          <ReadOnlyBanner />
        </div>
        <CollectionFields />
        {mayWrite && <CollectionCover collection={collection} />}
      </ResourceForm>
      {question}
    </Page>
  );
};
