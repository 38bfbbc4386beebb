import { useEffect, useRef, useState } from 'react';
import type { PurposeName } from '#shared/domain/files/purposes.ts';
import { FileRefused, uploadFile } from '../../api/upload.ts';
import { useLeaveGuard } from '../form/leave-guard.tsx';
import { useUploadFailure } from './use-upload-failure.ts';

export type UploadState =
  /** `saving`: the record is being changed, which cannot be canceled. */
  | { is: 'idle' | 'checking' | 'saving' | 'canceled' }
  /** `share` is from 0 to 1. */
  | { is: 'sending'; share: number }
  | { is: 'failed'; message: string; retry?: () => void };

/**
 * One upload at a time: `start(file)` sends it and then claims it by `claim(id)`, the request of the record that shows
 * it. A new start replaces the running one. Leaving the component cancels it, and leaving the screen asks first: where
 * tabs share a screen, the upload belongs to the screen.
 */
export const useUpload = (purpose: PurposeName, claim: (id: string) => Promise<void>) => {
  const messageOf = useUploadFailure(purpose);
  const [state, setState] = useState<UploadState>({ is: 'idle' });
  const running = useRef<AbortController | null>(null);
  /** The record may have got a newer version while the file was sent. */
  const latest = useRef(claim);
  useEffect(() => {
    latest.current = claim;
  });
  useEffect(() => () => running.current?.abort(), []);

  const start = async (file: File): Promise<void> => {
    running.current?.abort();
    const own = new AbortController();
    running.current = own;
    const show = (next: UploadState) => {
      if (running.current === own) setState(next);
    };
    show({ is: 'sending', share: 0 });
    try {
      const { signal } = own;
      const onSent = (share: number) => show(share < 1 ? { is: 'sending', share } : { is: 'checking' });
      const id = await uploadFile(purpose, file, { signal, onSent });
      show({ is: 'saving' });
      await latest.current(id);
      show({ is: 'idle' });
    } catch (error) {
      if (own.signal.aborted) return show({ is: 'canceled' });
      const message = messageOf(error);
      if (message === undefined) throw error;
      const retry = () => void start(file);
      show({ is: 'failed', message, ...(!(error instanceof FileRefused) && { retry }) });
    }
  };

  const isRunning = state.is === 'sending' || state.is === 'checking' || state.is === 'saving';
  useLeaveGuard(isRunning ? 'upload' : null);
  return { state, isRunning, start, cancel: () => running.current?.abort() };
};
export type Upload = ReturnType<typeof useUpload>;
