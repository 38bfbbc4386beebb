import { CalendarDays, Download, Table } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { Shift } from '#shared/contracts/shifts.ts';
import { ApiProblem } from '../../../api/problem.ts';
import { paths } from '../../../paths.ts';
import { Button, IconButton } from '../../../ui/button.tsx';
import { useWide } from '../../../ui/media.ts';
import { Menu, MenuAction } from '../../../ui/menu.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { snack } from '../../../ui/snackbars.tsx';
import { useShiftTags } from '../shift-tags.ts';

/** Saves the shifts of `load` as a file. The code of each format is loaded on click. */
export const useExport = (name: string, load: () => Promise<readonly Shift[]>) => {
  const { t } = useTranslation(['shifts', 'common']);
  const tags = useShiftTags();
  const attempt = async (write: (shifts: readonly Shift[]) => Promise<void>) => {
    try {
      await write(await load());
    } catch (error) {
      snack({ tone: 'bad', text: (error instanceof ApiProblem && error.message) || t('export.failed') });
    }
  };
  return {
    csv: () =>
      attempt(async (shifts) => {
        const { shiftsCsv } = await import('./shifts-csv.ts');
        const now = new Date().toISOString();
        saveFile(`${name}.csv`, 'text/csv', shiftsCsv(shifts, { t, tags: (shift) => tags(shift, now) }));
      }),
    ical: () =>
      attempt(async (shifts) => {
        const { shiftsIcal } = await import('./shifts-ical.ts');
        const title = ({ category, store, staff }: Shift) =>
          [category.name, store.name, staff?.fio ?? t('words.unfilled')].join(' · ');
        const address = ({ id }: Shift) => location.origin + paths.shifts.view(id);
        saveFile(
          `${name}.ics`,
          'text/calendar',
          shiftsIcal(shifts, { name: t('export.calendarName'), title, address }),
        );
      }),
  };
};

export const ExportMenu = (props: { name: string; load: () => Promise<readonly Shift[]> }) => {
  const { t } = useTranslation('shifts');
  const save = useExport(props.name, props.load);
  const wide = useWide('md');
  return (
    <Menu
      label={t('export.button')}
      button={
        wide ? (
          <Button icon={Download}>{t('export.button')}</Button>
        ) : (
          <IconButton icon={Download} label={t('export.button')} className="border-line-strong border" />
        )
      }
    >
      <MenuAction icon={Table} onClick={() => void save.csv()}>
        {t('export.csv')}
      </MenuAction>
      <MenuAction icon={CalendarDays} onClick={() => void save.ical()}>
        {t('export.ical')}
      </MenuAction>
    </Menu>
  );
};
