import { ImagePlus, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { User } from '#shared/contracts/me.ts';
import { deletePhoto, uploadPhoto } from '#shared/contracts/settings.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { CropDialog } from './crop-dialog.tsx';
import { showUpdatedMe } from './show-updated-me.ts';

/** A photo is chosen, cropped to a square and scaled down here, then uploaded. */
export const Photo = ({ me }: { me: User }) => {
  const { t } = useTranslation(['settings', 'common']);
  const send = useSend(uploadPhoto);
  const remove = useSend(deletePhoto);
  const input = useRef<HTMLInputElement>(null);
  const [picture, setPicture] = useState<ImageBitmap | null>(null);
  const [error, setError] = useState<string | null>(null);

  const open = async (file: File | undefined) => {
    setError(null);
    if (!file) return;
    // Applies the EXIF orientation; throws for files that are not pictures.
    const opened = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
    if (opened) setPicture(opened);
    else setError(t('photo.unreadable'));
  };
  const sendAndReport = async (work: () => Promise<{ data: User }>, done: string) => {
    try {
      showUpdatedMe((await work()).data);
      setPicture(null);
      snack({ tone: 'good', text: done });
    } catch (error) {
      if (!(error instanceof ApiProblem)) throw error;
      setPicture(null);
      setError(error.fields['photo'] ?? error.message);
    }
  };

  return (
    <div className="flex flex-wrap items-center gap-4">
      <Avatar size="xl" name={me.fio} photo={me.photo} />
      <div className="flex min-w-0 flex-col gap-2">
        <div className="flex flex-wrap gap-2">
          <Button icon={ImagePlus} onClick={() => input.current?.click()}>
            {t(me.photo ? 'photo.replace' : 'photo.choose')}
          </Button>
          {me.photo && (
            <Button
              variant="ghost"
              icon={Trash2}
              busy={remove.isPending}
              onClick={() => void sendAndReport(() => remove.mutateAsync({}), t('photo.removed'))}
            >
              {t('photo.remove')}
            </Button>
          )}
        </div>
        <p role={error ? 'alert' : undefined} className={error ? 'text-12 text-danger-text' : 'text-12 text-ink-3'}>
          {error ?? t('photo.hint')}
        </p>
        <input
          ref={input}
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-label={t('photo.choose')}
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            void open(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      {picture && (
        <CropDialog
          picture={picture}
          busy={send.isPending}
          onClose={() => setPicture(null)}
          onCut={(photo) => void sendAndReport(() => send.mutateAsync({ body: { photo } }), t('photo.saved'))}
        />
      )}
    </div>
  );
};
