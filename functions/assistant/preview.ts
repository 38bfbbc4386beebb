import type { LiveMessage } from '#shared/contracts/live.ts';
import { connectionsOfAccount } from '../data/live/connections.ts';
import { sendToSocket } from '../events/sockets.ts';

/** Shows a person what is written of an answer, on all their open pages. */
export type Preview = {
  /** The text so far. While one is sent, only the last of the next ones is kept. */
  show: (text: string) => void;
  /** After the last one was sent. Nothing is shown later. */
  end: () => Promise<void>;
};

/** What is shown is no answer yet: a person who sees none of it gets the answer nevertheless. */
export const startPreview = (accountId: string): Preview => {
  const ids = connectionsOfAccount(accountId).then(
    (found) => found.map(({ id }) => id),
    () => [],
  );
  let next: string | null = null;
  let sending: Promise<void> | null = null;
  const send = async (): Promise<void> => {
    const to = await ids;
    while (next !== null) {
      const message: LiveMessage = { answering: next };
      next = null;
      await Promise.all(to.map((id) => sendToSocket(id, message)));
    }
    sending = null;
  };
  return {
    show: (text) => {
      next = text;
      sending ??= send();
    },
    end: async () => {
      next = null;
      await sending;
    },
  };
};
