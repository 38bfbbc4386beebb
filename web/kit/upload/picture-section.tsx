import { Trash2 } from 'lucide-react';
import type { PurposeName } from '#shared/domain/files/purposes.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Section } from '../../ui/section.tsx';
import { useAsk } from '../parts/use-ask.tsx';
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
  const { ask, question } = useAsk();
  const confirmRemoval = () =>
    ask({
      danger: true,
      title: t('removeTitle'),
      text: t('removeText'),
      confirm: t('remove'),
      keep: t('keep'),
      act: onRemove,
      done: t('removed'),
    });
  return (
    <Section title={title} reason={t('reason')}>
      <div className="flex flex-wrap items-center gap-4">
        <Avatar company size="xl" name={name} photo={picture} />
        <UploadField purpose={purpose} upload={upload} choose={t(picture ? 'replace' : 'choose')} hint={t('hint')}>
          {picture && (
            <Button variant="ghost" icon={Trash2} onClick={confirmRemoval}>
              {t('remove')}
            </Button>
          )}
        </UploadField>
      </div>
      {question}
    </Section>
  );
};
