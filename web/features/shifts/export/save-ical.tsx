import { CalendarDays } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { paths } from '../../../paths.ts';
import { importOften } from '../../../ui/import-again.ts';
import { MenuAction } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { snack } from '../../../ui/snackbars.tsx';

/** Saves the shifts of `load` as a calendar file. Its code is loaded on click. */
export const SaveIcal = ({ name, load }: { name: string; load: () => Promise<readonly Shift[]> }) => {
  const { t } = useTranslation('shifts');
  const save = async () => {
    try {
      const [shifts, { shiftsIcal }] = await Promise.all([
        load(),
        importOften(() => import('#shared/domain/shifts/shifts-ical.ts'), 'shiftsIcal'),
      ]);
      const title = ({ category, store, staff }: Shift) =>
        [category.name, store.name, staff?.fio ?? t('words.unfilled')].join(' · ');
      const address = ({ id }: Shift) => location.origin + paths.shifts.view(id);
      const file = shiftsIcal(shifts, { name: t('export.calendarName'), title, address });
      saveFile(`${name}.ics`, 'text/calendar', file);
    } catch (error) {
      snack({ tone: 'bad', text: (error instanceof ApiProblem && error.message) || t('export.failed') });
    }
  };
  return (
    <MenuAction icon={CalendarDays} onClick={() => void save()}>
      {t('export.ical')}
    </MenuAction>
  );
};
