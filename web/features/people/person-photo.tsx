import { useTranslation } from 'react-i18next';
import { type PersonDetails, setUserPhoto } from '#shared/contracts/people.ts';
import { useSend } from '../../api/query.ts';
import { PhotoField } from '../../domain/people/photo-field.tsx';
import { useUpload } from '../../kit/upload/use-upload.ts';
import { Section } from '../../ui/section.tsx';
import { snack } from '../../ui/snackbars.tsx';

type Props = { person: PersonDetails; onSaved: (version: number) => void };

/** The photo of a person, which is replaced at once. */
export const PersonPhoto = ({ person, onSaved }: Props) => {
  const { t } = useTranslation(['people', 'settings']);
  const set = useSend(setUserPhoto);
  const upload = useUpload('profile-photo', async (upload_id) => {
    const { data } = await set.mutateAsync({ params: { id: person.id }, body: { upload_id } });
    onSaved(data.version);
    snack({ tone: 'good', text: t('settings:photo.saved') });
  });
  return (
    <Section title={t('settings:photo.title')} reason={t('person.photoReason')}>
      <PhotoField upload={upload} person={person} />
    </Section>
  );
};
