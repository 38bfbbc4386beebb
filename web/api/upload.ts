import { createUpload, getUpload } from '#shared/contracts/files.ts';
import { type PurposeName, purposes } from '#shared/domain/files/purposes.ts';
import type { Rejection } from '#shared/domain/files/upload.ts';
import { api } from './client.ts';

/** Why a file is not taken: found here before it is sent, or by the server's check. Another try would end the same. */
export type Refusal = Rejection | 'wrong-type' | 'too-big' | 'empty';
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
  readonly refusal: Refusal;
  constructor(refusal: Refusal) {
    super(refusal);
    this.refusal = refusal;
  }
}
/** The file did not reach the storage. */
export class SendingFailed extends Error {
  override readonly name = 'SendingFailed';
}
/** The check has not ended in time. */
export class CheckTooSlow extends Error {
  override readonly name = 'CheckTooSlow';
}

type Options = {
  signal: AbortSignal;
  /** The sent share, from 0 to 1. */
  onSent: (share: number) => void;
};

/**
 * Sends a file straight to the storage and waits until it is checked. Resolves with the upload's id, which another
 * request then claims. Throws ApiProblem, FileRefused, SendingFailed or CheckTooSlow, and the reason of an abort.
 */
export const uploadFile = async (purpose: PurposeName, file: File, { signal, onSent }: Options): Promise<string> => {
  const refusal = refusalOf(purpose, file);
  if (refusal) throw new FileRefused(refusal);
  const body = { purpose, type: file.type as (typeof purposes)[PurposeName]['types'][number], size: file.size };
  const { data: form } = await api(createUpload, { body }, { signal });
  await sendForm(form, file, { signal, onSent });
  await checked(form.id, signal);
  return form.id;
};

const refusalOf = (purpose: PurposeName, { type, size }: File): Refusal | undefined => {
  const { types, maxBytes } = purposes[purpose];
  if (!types.some((each) => each === type)) return 'wrong-type';
  if (size === 0) return 'empty';
  return size > maxBytes ? 'too-big' : undefined;
};

/** Milliseconds, within the 15 minutes for which the form is valid. */
const longestSending = 10 * 60_000;

/** By XMLHttpRequest, because fetch does not report the progress of a request. */
const sendForm = (
  { url, fields }: { url: string; fields: Record<string, string> },
  file: File,
  { signal, onSent }: Options,
): Promise<void> =>
  new Promise((resolve, reject) => {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    // S3 ignores what follows the file.
    form.append('file', file);
    const request = new XMLHttpRequest();
    const abort = () => request.abort();
    const end = (settle: () => void) => () => {
      signal.removeEventListener('abort', abort);
      settle();
    };
    const fail = end(() => reject(new SendingFailed()));
    request.upload.addEventListener('progress', ({ loaded, total }) => onSent(total > 0 ? loaded / total : 0));
    request.addEventListener('load', () => (request.status < 300 ? end(resolve)() : fail()));
    request.addEventListener('error', fail);
    request.addEventListener('timeout', fail);
    request.addEventListener(
      'abort',
      end(() => reject(signal.reason as Error)),
    );
    signal.throwIfAborted();
    signal.addEventListener('abort', abort, { once: true });
    request.open('POST', url);
    request.timeout = longestSending;
    request.send(form);
  });

/** Milliseconds between two reads of the state. */
const pauses = { first: 250, factor: 1.4, longest: 3000 };
const longestCheck = 60_000;

const checked = async (id: string, signal: AbortSignal): Promise<void> => {
  let waited = 0;
  for (let pause = pauses.first; waited < longestCheck; pause = Math.min(pauses.longest, pause * pauses.factor)) {
    await delay(pause, signal);
    waited += pause;
    const { data } = await api(getUpload, { params: { id } }, { signal });
    if (data.state === 'ready') return;
    if (data.state === 'rejected') throw new FileRefused(data.rejection ?? 'not-a-picture');
  }
  throw new CheckTooSlow();
};

const delay = (milliseconds: number, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    };
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    signal.throwIfAborted();
    signal.addEventListener('abort', stop, { once: true });
  });
