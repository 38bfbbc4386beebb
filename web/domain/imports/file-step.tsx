import { CircleAlert, Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { importLimits, type TableFault } from '#shared/domain/imports/table.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Section } from '../../ui/section.tsx';
import { FileDrop } from './file-drop.tsx';

export type Fault = { fault: TableFault; row: number | null };

/** Chooses a file, by the file dialog or by a drop. */
export const FileStep = ({
  template,
  name,
  rows,
  fault,
  isBusy,
  onChoose,
}: {
  /** The name of its file, and its headers. */
  template: { name: string; headers: readonly string[] };
  /** Of the chosen file; it has no rows if it cannot be read as it was. */
  name: string | null;
  rows: number | null;
  fault: Fault | null;
  /** While a file is read or its rows are sent. */
  isBusy: boolean;
  onChoose: (file: File) => void;
}) => {
  const { t } = useTranslation('people');
  return (
    <Section
      title={t('importing.file.title')}
      reason={t('importing.file.reason', { rows: count(importLimits.rows), size: importLimits.fileBytes / 1024 ** 2 })}
    >
      <FileDrop
        label={t(name === null ? 'importing.file.choose' : 'importing.file.other')}
        name={t('importing.file.choose')}
        accept=".csv,.tsv,.txt,.xlsx"
        isBusy={isBusy}
        onChoose={onChoose}
        beside={
          <Button icon={Download} variant="ghost" onClick={() => saveTemplate(template)}>
            {t('importing.file.template')}
          </Button>
        }
      >
        <p role="status" className="min-w-0 break-words empty:hidden">
          {name !== null && (rows === null ? name : t('importing.file.read', { name, count: rows }))}
        </p>
        {fault && (
          <p role="alert" className="text-danger-text flex gap-1.5">
            <CircleAlert className="mt-0.5 size-4 flex-none" />
            <span className="min-w-0 break-words">
              {fault.row !== null && `${t('importing.row', { row: fault.row })}: `}
              {t(`importing.faults.${fault.fault}`, faultLimits)}
            </span>
          </p>
        )}
      </FileDrop>
    </Section>
  );
};

const faultLimits = {
  rows: count(importLimits.rows),
  columns: importLimits.columns,
  characters: count(importLimits.cell),
  size: importLimits.fileBytes / 1024 ** 2,
};

/** In UTF-8 with a byte order mark and semicolons, as Excel opens it in Czech and Russian. */
const saveTemplate = ({ name, headers }: { name: string; headers: readonly string[] }) =>
  saveFile(`${name}.csv`, 'text/csv', `\uFEFF${headers.join(';')}\r\n`);
