import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { Person } from '#shared/contracts/people.ts';
import { lossesOfLeaving } from '../../kit/form/unsaved.ts';
import { optional } from '../../ui/optional.tsx';
import { snack } from '../../ui/snackbars.tsx';

const PersonDrawer = optional(() => import('./person-drawer.tsx'), { failed: 'close' });

/** The drawer of one person at a time: with unsaved input it stays until it is saved or closed. */
export const usePersonDrawer = () => {
  const { t } = useTranslation('people');
  const [person, setPerson] = useState<Person | null>(null);
  const open = (next: Person) => {
    if (!person || lossesOfLeaving('screen').length === 0) return setPerson(next);
    if (person.id !== next.id) snack({ tone: 'info', text: t('person.openForm', { name: person.fio }) });
  };
  return { open, shown: person && <PersonDrawer key={person.id} person={person} onClose={() => setPerson(null)} /> };
};
