import { useTranslation } from 'react-i18next';
import { setSpecialtyAvatar, type SpecialtyDetails } from '#shared/contracts/specialties.ts';
import { useSend } from '../../api/query.ts';
import { PictureSection } from '../../kit/upload/picture-section.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { snack } from '../../ui/snackbars.tsx';

const purpose = 'category-picture';

export const CategoryPicture = ({ category: { id, version, name, avatar_large } }: { category: SpecialtyDetails }) => {
  const { t } = useTranslation('specialties');
  const set = useSend(setSpecialtyAvatar);
  const save = (upload_id: string | null) => set.mutateAsync({ params: { id }, body: { version, upload_id } });
  const upload = useUpload(purpose, async (upload_id) => {
    await save(upload_id);
    snack({ tone: 'good', text: t('picture.saved') });
  });
  return (
    <PictureSection
      purpose={purpose}
      upload={upload}
      title={t('fields.avatar')}
      name={name}
      picture={avatar_large}
      t={(text) => t(`picture.${text}`)}
      onRemove={() => save(null)}
    />
  );
};
