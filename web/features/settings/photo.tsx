import { Trash2 } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/me.ts';
import { deletePhoto, setPhoto } from '#shared/contracts/settings.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { PhotoField } from '../../domain/people/photo-field.tsx';
import { type Upload, useUpload } from '../../kit/upload/use-upload.ts';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { showUpdatedMe } from './show-updated-me.ts';

const UploadOfPhoto = createContext<Upload | null>(null);

/** Holds the upload of the photo above the tabs of the profile, so that another tab does not cancel it. */
export const PhotoUpload = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('settings');
  const set = useSend(setPhoto);
  const upload = useUpload('profile-photo', async (id) => {
    showUpdatedMe((await set.mutateAsync({ body: { upload_id: id } })).data);
    snack({ tone: 'good', text: t('photo.saved') });
  });
  return <UploadOfPhoto value={upload}>{children}</UploadOfPhoto>;
};

export const Photo = ({ me }: { me: User }) => {
  const { t } = useTranslation('settings');
  const remove = useSend(deletePhoto);
  const [failure, setFailure] = useState<string | null>(null);
  const upload = use(UploadOfPhoto);
  if (!upload) throw new Error('Photo is outside of PhotoUpload');

  const removeAndReport = async () => {
    setFailure(null);
    try {
      showUpdatedMe((await remove.mutateAsync({})).data);
      snack({ tone: 'good', text: t('photo.removed') });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setFailure(error.message);
    }
  };

  return (
    <PhotoField upload={upload} person={me} failure={failure} onChoose={() => setFailure(null)}>
      {me.photo && (
        <Button variant="ghost" icon={Trash2} busy={remove.isPending} onClick={() => void removeAndReport()}>
          {t('photo.remove')}
        </Button>
      )}
    </PhotoField>
  );
};
