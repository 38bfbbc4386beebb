import { useTranslation } from 'react-i18next';
import { type Publication, setPublicationCover } from '#shared/contracts/publications.ts';
import { useSend } from '../../api/query.ts';
import { PictureSection } from '../../kit/upload/picture-section.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { snack } from '../../ui/snackbars.tsx';

const purpose = 'publication-cover';

export const PublicationCover = ({ publication: { id, title, cover } }: { publication: Publication }) => {
  const { t } = useTranslation('publications');
  const set = useSend(setPublicationCover);
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
      name={title}
      picture={cover}
      t={(text) => t(`cover.${text}`)}
      onRemove={() => save(null)}
    />
  );
};
