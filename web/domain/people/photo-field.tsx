import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import type { Upload } from '../../kit/upload/use-upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { CropDialog } from './crop-dialog.tsx';

/** A photo of a person is chosen, cropped to a square and scaled down here, then uploaded. */
export const PhotoField = ({
  upload,
  person: { fio, photo },
  failure = null,
  onChoose,
  children,
}: {
  upload: Upload;
  person: { fio: string; photo: string | null };
  /** Why another change of the photo failed. */
  failure?: string | null;
  onChoose?: () => void;
  /** Further buttons beside the upload. */
  children?: ReactNode;
}) => {
  const { t } = useTranslation('settings');
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [isUnreadable, setUnreadable] = useState(false);
  const open = async (file: File) => {
    onChoose?.();
    // Applies the EXIF orientation of the types of which the browser reads it: what is cut as it is shown has none. Throws
    // for files that are not pictures.
    const opened = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    setPicture(opened);
    setUnreadable(opened === null);
  };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar size="xl" name={fio} photo={photo} />
      <UploadField
        purpose="profile-photo"
        upload={upload}
        camera
        choose={t(photo ? 'photo.replace' : 'photo.choose')}
        hint={t('photo.hint')}
        error={isUnreadable ? t('photo.unreadable') : failure}
        onChoose={(file) => void open(file)}
      >
        {children}
      </UploadField>
      {picture && (
        <CropDialog
          picture={picture}
          onClose={() => setPicture(null)}
          onCut={(cut) => {
            setPicture(null);
            void upload.start(cut);
          }}
        />
      )}
    </div>
  );
};
