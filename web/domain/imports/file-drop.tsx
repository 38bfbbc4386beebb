import { Upload } from 'lucide-react';
import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';

/** A button that chooses a file, which may also be dropped anywhere on it and its children. */
export const FileDrop = ({
  label,
  name,
  accept,
  isBusy,
  onChoose,
  beside,
  children,
}: {
  /** Of the button. */
  label: string;
  /** Of the input, which stays. */
  name: string;
  accept: string;
  /** While a file is read or its rows are sent. */
  isBusy: boolean;
  onChoose: (file: File) => void;
  /** Another button. */
  beside?: ReactNode;
  children: ReactNode;
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
          {label}
        </Button>
        {beside}
        <span className="text-12 text-ink-3 pointer-coarse:hidden">{t('importing.file.drop')}</span>
      </div>
      <input
        ref={input}
        type="file"
        accept={accept}
        aria-label={name}
        aria-hidden
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          take(event.target.files);
          event.target.value = '';
        }}
      />
      {children}
    </div>
  );
};
