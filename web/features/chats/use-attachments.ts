import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { chatLimits } from '#shared/domain/chats/limits.ts';
import { FileRefused, uploadFile } from '../../api/upload.ts';
import { useLeaveGuard } from '../../kit/form/leave-guard.tsx';
import { useUploadFailure } from '../../kit/upload/use-upload-failure.ts';
import { snack } from '../../ui/snackbars.tsx';

export const chatPurpose = 'chat-file';
const longestName = 200;

type State =
  /** `share` is from 0 to 1. */
  | { is: 'sending'; share: number }
  | { is: 'checking' }
  | { is: 'ready'; id: string }
  | { is: 'failed'; message: string; retry?: () => void };
export type Attachment = { key: string; name: string; size: number; state: State };

/**
 * The files of the post that is being written. Each is sent to the storage at once; leaving the conversation cancels
 * those and asks first.
 */
export const useAttachments = () => {
  const { t } = useTranslation('chats');
  const failureOf = useUploadFailure(chatPurpose);
  const [files, setFiles] = useState<readonly Attachment[]>([]);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => {
    const all = running.current;
    return () => {
      for (const one of all.values()) one.abort();
    };
  }, []);

  const show = (key: string, state: State) =>
    setFiles((before) => before.map((one) => (one.key === key ? { ...one, state } : one)));
  const start = async (key: string, file: File): Promise<void> => {
    const own = new AbortController();
    running.current.set(key, own);
    show(key, { is: 'sending', share: 0 });
    try {
      const onSent = (share: number) => show(key, share < 1 ? { is: 'sending', share } : { is: 'checking' });
      show(key, { is: 'ready', id: await uploadFile(chatPurpose, file, { signal: own.signal, onSent }) });
    } catch (error) {
      if (own.signal.aborted) return;
      const message = failureOf(error);
      if (message === undefined) throw error;
      const retry = () => void start(key, file);
      show(key, { is: 'failed', message, ...(!(error instanceof FileRefused) && { retry }) });
    }
  };
  const add = (chosen: Iterable<File>) => {
    const all = [...chosen];
    const taken = all.slice(0, Math.max(0, chatLimits.files - files.length));
    if (taken.length < all.length) snack({ tone: 'bad', text: t('files.tooMany', { count: chatLimits.files }) });
    const added = taken.map((file) => ({ key: crypto.randomUUID(), file }));
    setFiles([
      ...files,
      ...added.map(({ key, file: { name, size } }) => ({
        key,
        name: name.slice(-longestName),
        size,
        state: { is: 'sending' as const, share: 0 },
      })),
    ]);
    for (const { key, file } of added) void start(key, file);
  };
  const remove = (key: string) => {
    running.current.get(key)?.abort();
    setFiles((before) => before.filter((one) => one.key !== key));
  };

  const ready = files.flatMap(({ name, state }) => (state.is === 'ready' ? { id: state.id, name } : []));
  const isRunning = files.some(({ state }) => state.is === 'sending' || state.is === 'checking');
  useLeaveGuard(isRunning ? 'upload' : ready.length > 0 ? 'input' : null);
  return {
    files,
    add,
    remove,
    ready,
    /** Whether a post would leave out a file that is shown. */
    isIncomplete: ready.length < files.length,
    clear: () => setFiles([]),
  };
};
export type Attachments = ReturnType<typeof useAttachments>;
