import { Trash2 } from 'lucide-react';
import { createContext, type ReactNode, use, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/me.ts';
import { deletePhoto, setPhoto } from '#shared/contracts/settings.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { type Upload, useUpload } from '../../kit/upload/use-upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { showUpdatedMe } from './show-updated-me.ts';

const purpose = 'profile-photo';

const UploadOfPhoto = createContext<Upload | null>(null);

/** Holds the upload of the photo above the tabs of the profile, so that another tab does not cancel it. */
export const PhotoUpload = ({ children }: { children: ReactNode }) => {
  const { t } = useTranslation('settings');
  const set = useSend(setPhoto);
  const upload = useUpload(purpose, async (id) => {
    showUpdatedMe((await set.mutateAsync({ body: { upload_id: id } })).data);
    snack({ tone: 'good', text: t('photo.saved') });
  });
  return <UploadOfPhoto value={upload}>{children}</UploadOfPhoto>;
};

/** A photo is chosen, cropped to a square and scaled down here, then uploaded. */
export const Photo = ({ me }: { me: User }) => {
  const { t } = useTranslation(['settings', 'common']);
  const remove = useSend(deletePhoto);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);
  const upload = use(UploadOfPhoto);
  if (!upload) throw new Error('Photo is outside of PhotoUpload');

  const open = async (file: File) => {
    setError(null);
    // Applies the EXIF orientation; throws for files that are not pictures.
    const opened = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    if (opened) setPicture(opened);
    else setError(t('photo.unreadable'));
  };
  const removeAndReport = async () => {
    setError(null);
    try {
      showUpdatedMe((await remove.mutateAsync({})).data);
      snack({ tone: 'good', text: t('photo.removed') });
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      setError(failure.message);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar size="xl" name={me.fio} photo={me.photo} />
      <UploadField
        purpose={purpose}
        upload={upload}
        camera
        choose={t(me.photo ? 'photo.replace' : 'photo.choose')}
        hint={t('photo.hint')}
        error={error}
        onChoose={(file) => void open(file)}
      >
        {me.photo && (
          <Button variant="ghost" icon={Trash2} busy={remove.isPending} onClick={() => void removeAndReport()}>
            {t('photo.remove')}
          </Button>
        )}
      </UploadField>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(null)}
          onCut={(photo) => {
            setPicture(null);
            void upload.start(photo);
          }}
        />
      )}
    </div>
  );
};
