import { Camera, CircleAlert, Upload as UploadIcon, X } from 'lucide-react';
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type PurposeName, purposes } from '#shared/domain/files/purposes.ts';
import { Button } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import type { Upload } from './use-upload.ts';

type Props = {
  purpose: PurposeName;
  /** From `useUpload`. */
  upload: Upload;
  /** Phones and tablets also offer their front camera. */
  camera?: boolean;
  /** The label of the button that opens the file dialog. */
  choose?: string;
  hint: string;
  /** Why the chosen file cannot be used, when `onChoose` finds that. */
  error?: string | null;
  /** Gets a chosen, dropped or photographed file. Default: it is sent. */
  onChoose?: (file: File) => void;
  /** Further buttons beside it. */
  children?: ReactNode;
};

/**
 * Takes a file from the file dialog, from a drop or from the camera. Shows the progress of the upload, which
 * can be canceled and repeated.
 */
export const UploadField = ({ purpose, upload, camera = false, choose, hint, error, onChoose, children }: Props) => {
  const { t } = useTranslation();
  const { state, isRunning, start, cancel } = upload;
  const [isOver, setIsOver] = useState(false);
  const root = useKeptFocus(isRunning);
  const take = (files: FileList | null | undefined) => {
    const [file] = files ?? [];
    if (file) (onChoose ?? ((chosen: File) => void start(chosen)))(file);
  };
  const dragging = (over: boolean) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    // Also during an upload: the browser would leave the page and open the file.
    event.preventDefault();
    setIsOver(over && !isRunning);
  };
  const failed = error ?? (state.is === 'failed' ? state.message : null);

  return (
    <div
      ref={root}
      onDragEnter={dragging(true)}
      onDragOver={dragging(true)}
      onDragLeave={dragging(false)}
      onDrop={(event) => {
        dragging(false)(event);
        if (!isRunning) take(event.dataTransfer.files);
      }}
      className={cx(
        'rounded-3 flex min-w-0 flex-1 flex-col gap-2',
        isOver && 'outline-primary outline-2 outline-offset-8 outline-dashed',
      )}
    >
      {isRunning ? (
        <Running state={state} onCancel={cancel} />
      ) : (
        <div className="flex flex-wrap items-center gap-2">
          <FileButton purpose={purpose} label={choose ?? t('upload.choose')} icon={UploadIcon} onFiles={take} />
          {camera && <FileButton purpose={purpose} label={t('upload.camera')} icon={Camera} camera onFiles={take} />}
          {children}
          <span className="text-12 text-ink-3 pointer-coarse:hidden">{t('upload.drop')}</span>
        </div>
      )}
      {failed ? (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <p role="alert" className="text-12 text-danger-text flex gap-1.25">
            <CircleAlert className="mt-px size-3.5 flex-none" />
            <span>{failed}</span>
          </p>
          {state.is === 'failed' && state.retry && (
            <Button size="sm" onClick={state.retry}>
              {t('upload.retry')}
            </Button>
          )}
        </div>
      ) : (
        !isRunning && <p className="text-12 text-ink-3">{state.is === 'canceled' ? t('upload.canceled') : hint}</p>
      )}
      {/* Always there, because an element that is added with its text is not announced. Once per step: the percentage would be read out again and again. */}
      <span role="status" className="sr-only">
        {state.is === 'sending' && t('upload.label')}
        {(state.is === 'checking' || state.is === 'saving') && t('upload.checking')}
        {state.is === 'canceled' && t('upload.canceled')}
      </span>
    </div>
  );
};

/** The buttons before, during and after an upload replace each other: the focus moves to the first of the new ones. */
const useKeptFocus = (isRunning: boolean) => {
  const root = useRef<HTMLDivElement>(null);
  const before = useRef(isRunning);
  useEffect(() => {
    if (before.current === isRunning) return;
    before.current = isRunning;
    if (document.activeElement === document.body) root.current?.querySelector('button')?.focus();
  }, [isRunning]);
  return root;
};

const Running = ({ state, onCancel }: { state: Upload['state']; onCancel: () => void }) => {
  const { t } = useTranslation();
  const percent = state.is === 'sending' ? Math.round(state.share * 100) : 100;
  const text = state.is === 'sending' ? t('upload.sending', { percent }) : t('upload.checking');
  return (
    <div className="flex items-center gap-3">
      <div className="flex min-w-0 flex-1 flex-col gap-1.5">
        <p className="text-12 text-ink-2 tabular-nums">{text}</p>
        <div
          role="progressbar"
          aria-label={t('upload.label')}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent}
          aria-valuetext={text}
          className="bg-line h-1.5 overflow-hidden rounded-full"
        >
          <div
            className={cx(
              'bg-primary h-full rounded-full transition-[width]',
              state.is !== 'sending' && 'animate-pulse',
            )}
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <Button size="sm" icon={X} disabled={state.is === 'saving'} onClick={onCancel}>
        {t('upload.cancel')}
      </Button>
    </div>
  );
};

type FileButtonProps = {
  purpose: PurposeName;
  label: string;
  icon: typeof Camera;
  /** Opens the front camera. Phones and tablets only: elsewhere the attribute has no effect. */
  camera?: boolean;
  onFiles: (files: FileList | null) => void;
};

const FileButton = ({ purpose, label, icon, camera = false, onFiles }: FileButtonProps) => {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button icon={icon} onClick={() => input.current?.click()} className={cx(camera && 'pointer-fine:hidden')}>
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={purposes[purpose].types.join(',')}
        {...(camera && { capture: 'user' })}
        aria-label={label}
        aria-hidden
        tabIndex={-1}
        className="sr-only"
        onChange={(event) => {
          onFiles(event.target.files);
          event.target.value = '';
        }}
      />
    </>
  );
};
