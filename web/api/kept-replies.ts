/** The cache of replies that the service worker answers without a network (web/sw.ts). */
export const keptReplies = 'smena-replies';
/** The header of a kept reply: when it came, ISO 8601 UTC. */
export const keptAt = 'x-kept-at';

let since: string | null = null;
/** When the newest answer of the API was kept, if the service worker gave it; null while the network answers. */
export const keptSince = (): string | null => since;
export const noteAnswer = ({ headers }: Response): void => {
  since = headers.get(keptAt);
};

/** Deletes the replies of all logins from this device. */
export const forgetKeptReplies = async (): Promise<void> => {
  // Missing on an insecure origin.
  if ('caches' in globalThis) await caches.delete(keptReplies);
};
