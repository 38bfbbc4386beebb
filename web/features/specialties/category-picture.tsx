import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { SpecialtyDetails } from '#shared/contracts/specialties.ts';
import { setSpecialtyAvatar } from '#shared/contracts/specialties.ts';
import { ApiProblem } from '../../api/problem.ts';
import { useSend } from '../../api/query.ts';
import { UploadField } from '../../kit/upload/upload-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/dialog.tsx';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';

const purpose = 'category-picture';

export const CategoryPicture = ({ category: { id, version, name, avatar_large } }: { category: SpecialtyDetails }) => {
  const { t } = useTranslation('specialties');
  const set = useSend(setSpecialtyAvatar);
  const [isAsked, setIsAsked] = useState(false);
  const save = async (upload_id: string | null) => {
    await set.mutateAsync({ params: { id }, body: { version, upload_id } });
    snack({ tone: 'good', text: t(upload_id === null ? 'picture.removed' : 'picture.saved') });
  };
  const upload = useUpload(purpose, save);
  const remove = async () => {
    try {
      await save(null);
    } catch (failure) {
      if (!(failure instanceof ApiProblem)) throw failure;
      snack({ tone: 'bad', text: failure.message });
    }
    setIsAsked(false);
  };
  return (
    <Section title={t('fields.avatar')} reason={t('picture.reason')}>
      <div className="flex flex-wrap items-center gap-4">
        {avatar_large && <Avatar company size="xl" name={name} photo={avatar_large} />}
        <UploadField
          purpose={purpose}
          upload={upload}
          choose={t(avatar_large ? 'picture.replace' : 'picture.choose')}
          hint={t('picture.hint')}
        >
          {avatar_large && (
            <Button variant="ghost" icon={Trash2} onClick={() => setIsAsked(true)}>
              {t('picture.remove')}
            </Button>
          )}
        </UploadField>
      </div>
      <Confirm
        open={isAsked}
        danger
        title={t('picture.removeTitle')}
        confirm={t('picture.remove')}
        keep={t('picture.keep')}
        busy={set.isPending}
        onConfirm={() => void remove()}
        onClose={() => setIsAsked(false)}
      >
        <p className="text-pretty">{t('picture.removeText')}</p>
      </Confirm>
    </Section>
  );
};
