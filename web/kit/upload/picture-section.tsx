import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PurposeName } from '#shared/domain/files/purposes.ts';
import { ApiProblem } from '../../api/problem.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { UploadField } from './upload-field.tsx';
import type { Upload } from './use-upload.ts';

type Text = 'reason' | 'choose' | 'replace' | 'hint' | 'remove' | 'removed' | 'removeTitle' | 'removeText' | 'keep';

type Props = {
  purpose: PurposeName;
  upload: Upload;
  title: string;
  /** Of what the picture shows. */
  name: string;
  picture: string | null;
  t: (text: Text) => string;
  onRemove: () => Promise<unknown>;
};

/** The picture of a record, which is replaced and removed at once. The server fits it into a square. */
export const PictureSection = ({ purpose, upload, title, name, picture, t, onRemove }: Props) => {
  const [asked, setAsked] = useState<'no' | 'yes' | 'removing'>('no');
  const remove = async () => {
    setAsked('removing');
    try {
      await onRemove();
      snack({ tone: 'good', text: t('removed') });
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      snack({ tone: 'bad', text: failure.message });
    } finally {
      setAsked('no');
    }
  };
  return (
    <Section title={title} reason={t('reason')}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar company size="xl" name={name} photo={picture} />
        <UploadField purpose={purpose} upload={upload} choose={t(picture ? 'replace' : 'choose')} hint={t('hint')}>
          {picture && (
            <Button variant="ghost" icon={Trash2} onClick={() => setAsked('yes')}>
              {t('remove')}
            </Button>
          )}
        </UploadField>
      </div>
      <Confirm
        open={asked !== 'no'}
        danger
        title={t('removeTitle')}
        confirm={t('remove')}
        keep={t('keep')}
        busy={asked === 'removing'}
        onConfirm={() => void remove()}
        onClose={() => setAsked('no')}
      >
        <p className="text-pretty">{t('removeText')}</p>
      </Confirm>
    </Section>
  );
};
