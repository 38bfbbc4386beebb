import { CircleAlert, Download, Upload } from 'lucide-react';
import { type DragEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { importLimits, type TableFault } from '#shared/domain/imports/table.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { count } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Section } from '../../ui/section.tsx';

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
  const [isOver, setIsOver] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const take = (files: FileList | null) => {
    const [file] = files ?? [];
    if (file && !isBusy) onChoose(file);
  };
  const dragging = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    setIsOver(over && !isBusy);
  };
  return (
    <Section
      title={t('importing.file.title')}
      reason={t('importing.file.reason', { rows: count(importLimits.rows), size: importLimits.fileBytes / 1024 ** 2 })}
    >
      <div
        onDragEnter={dragging(true)}
        onDragOver={dragging(true)}
        onDragLeave={dragging(false)}
        onDrop={(event) => {
          dragging(false)(event);
          take(event.dataTransfer.files);
        }}
        className={cx(
          'rounded-3 flex flex-col gap-3',
          isOver && 'outline-primary outline-2 outline-offset-8 outline-dashed',
        )}
      >
        <div className="flex flex-wrap items-center gap-2">
          <Button icon={Upload} busy={isBusy} onClick={() => input.current?.click()}>
            {t(name === null ? 'importing.file.choose' : 'importing.file.other')}
          </Button>
          <Button icon={Download} variant="ghost" onClick={() => saveTemplate(template)}>
            {t('importing.file.template')}
          </Button>
          <span className="text-12 text-ink-3 pointer-coarse:hidden">{t('importing.file.drop')}</span>
        </div>
        <input
          ref={input}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label={t('importing.file.choose')}
          aria-hidden
          tabIndex={-1}
          className="sr-only"
          onChange={(event) => {
            take(event.target.files);
            event.target.value = '';
          }}
        />
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
      </div>
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
