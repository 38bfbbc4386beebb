import type { EffectKind } from '../data/effects.ts';
import { sendEntry } from '../events/send-entry.ts';
import { serveStream } from '../events/serve-stream.ts';

/** Sends every new outbox entry to the queue of its kind. Entries that it could not send are sent by sweep-outbox. */
export const handler = serveStream({
  'move-outbox': async ({ dynamodb }, now) => {
    const { id, effect } = dynamodb?.NewImage ?? {};
    const seconds = dynamodb?.ApproximateCreationDateTime;
    await sendEntry(effect?.S as EffectKind, {
      id: id?.S ?? '',
      committed_at: seconds === undefined ? now() : new Date(seconds * 1000).toISOString(),
    });
  },
});
