import { useTranslation } from 'react-i18next';
import { setAssistantAvatar } from '#shared/contracts/assistant.ts';
import { useSend } from '../../api/query.ts';
import { PictureSection } from '../../kit/upload/picture-section.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { snack } from '../../ui/snackbars.tsx';

const purpose = 'assistant-avatar';

export const AssistantAvatar = ({ avatar }: { avatar: string | null }) => {
  const { t } = useTranslation('assistant');
  const set = useSend(setAssistantAvatar);
  const save = (upload_id: string | null) => set.mutateAsync({ body: { upload_id } });
  const upload = useUpload(purpose, async (upload_id) => {
    await save(upload_id);
    snack({ tone: 'good', text: t('avatar.saved') });
  });
  return (
    <PictureSection
      purpose={purpose}
      upload={upload}
      title={t('avatar.title')}
      name={t('title')}
      picture={avatar}
      t={(text) => t(`avatar.${text}`)}
      onRemove={() => save(null)}
    />
  );
};
