import { CircleAlert, Paperclip, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, IconButton } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { fileSize } from '../../ui/format.ts';
import type { Attachment } from './use-attachments.ts';

/** The files that the next post has, with their progress. */
export const AttachmentList = ({
  files,
  onRemove,
}: {
  files: readonly Attachment[];
  onRemove: (key: string) => void;
}) => {
  const { t } = useTranslation(['chats', 'common']);
  return (
    <ul aria-label={t('files.label')} className="flex flex-col gap-1 px-1.5 pb-1.5 empty:hidden">
      {files.map(({ key, name, size, state }) => (
        <li key={key} className="rounded-2 bg-hover flex items-center gap-2 py-1 pr-1 pl-2.5">
          {state.is === 'failed' ? (
            <CircleAlert aria-hidden className="text-danger-text size-3.5 flex-none" />
          ) : (
            <Paperclip aria-hidden className="text-ink-3 size-3.5 flex-none" />
          )}
          <span className="min-w-0 flex-1">
            <span className="block truncate font-medium">{name}</span>
            <Progress state={state} size={size} />
          </span>
          {state.is === 'failed' && state.retry && (
            <Button size="sm" onClick={state.retry}>
              {t('common:broken.retry')}
            </Button>
          )}
          <IconButton icon={X} size="sm" label={t('files.remove', { name })} onClick={() => onRemove(key)} />
        </li>
      ))}
    </ul>
  );
};

const Progress = ({ state, size }: Pick<Attachment, 'state' | 'size'>) => {
  const { t } = useTranslation();
  const text = {
    sending: state.is === 'sending' && t('upload.sending', { percent: Math.round(state.share * 100) }),
    checking: t('upload.checking'),
    ready: fileSize(size),
    failed: state.is === 'failed' && state.message,
  }[state.is];
  return (
    <span
      role={state.is === 'failed' ? 'alert' : undefined}
      className={cx('text-12 block tabular-nums', state.is === 'failed' ? 'text-danger-text' : 'text-ink-2')}
    >
      {text}
    </span>
  );
};
