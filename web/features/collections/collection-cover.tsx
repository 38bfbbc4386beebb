import { useTranslation } from 'react-i18next';
import { type Collection, setCollectionCover } from '#shared/contracts/collections.ts';
import { useSend } from '../../api/query.ts';
import { PictureSection } from '../../kit/upload/picture-section.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { snack } from '../../ui/snackbars.tsx';

const purpose = 'collection-cover';

export const CollectionCover = ({ collection: { id, name, cover } }: { collection: Collection }) => {
  const { t } = useTranslation('collections');
  const set = useSend(setCollectionCover);
  const save = (upload_id: string | null) => set.mutateAsync({ params: { id }, body: { upload_id } });
  const upload = useUpload(purpose, async (upload_id) => {
    await save(upload_id);
    snack({ tone: 'good', text: t('cover.saved') });
  });
  return (
    <PictureSection
      purpose={purpose}
      upload={upload}
      title={t('cover.title')}
      name={name}
      picture={cover}
      t={(text) => t(`cover.${text}`)}
      onRemove={() => save(null)}
    />
  );
};
