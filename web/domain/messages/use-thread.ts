import { useEffect, useRef, useState } from 'react';
import { listMessages, readMessages } from '#shared/contracts/messages.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { api } from '../../api/client.ts';
import { useHistory } from '../../api/pages.ts';
import { queryClient } from '../../api/query-client.ts';
import { useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { useUnsent } from '../../api/unsent/use-unsent.ts';
import { useDraft } from '../../kit/form/drafts.ts';
import { addresseeOf } from './addressee.ts';
import messages from './message-box.ts';

/**
 * The messages of an order, the one that is being written and those that are not sent yet. Nothing can be sent before
 * the thread has answered, because only then it is known whether the chosen addressee can be written to.
 */
export const useThread = (orderId: string) => {
  const list = useRef<HTMLOListElement>(null);
  const history = useHistory(listMessages, orderId, (page, signal) =>
    api(listMessages, { query: { order_id: orderId, page } }, { signal }),
  );
  const unsent = useUnsent(messages, orderId);
  const [text, setText] = useDraft<string>(`message about ${orderId}`, '');
  const [to, setTo] = useDraft<string>(`addressee about ${orderId}`, '');
  const addressee = addresseeOf(to, history.newest?.people ?? []);
  const canSend = history.newest !== undefined;
  const send = () => {
    const written = text.trim();
    if (!canSend || written === '') return;
    const person = addressee && { for_user_id: addressee.id, for_name: addressee.fio };
    if (!unsent.add({ order_id: orderId, text: written, ...person })) return;
    setText('');
    setTo('');
  };
  const firstUnread = useFirstUnread(orderId, history.newest);
  return { list, history, unsent, text, setText, addressee, setTo, canSend, send, firstUnread };
};

/** Marks what is shown as read, and keeps where the unread ones began. */
const useFirstUnread = (orderId: string, newest: { total: number; unread: number } | undefined): number | null => {
  const { mutate } = useSend(readMessages);
  // -1: nothing was unread.
  const [began, setBegan] = useState<number | null>(null);
  const marked = useRef(0);
  const total = newest?.total ?? 0;
  const unread = newest?.unread ?? 0;
  if (newest && began === null) setBegan(unread > 0 ? total - unread : -1);
  useEffect(() => {
    const mark = () => {
      if (unread === 0 || marked.current >= total || document.visibilityState !== 'visible') return;
      marked.current = total;
      mutate(
        { body: { order_id: orderId, count: total } },
        {
          onSuccess: () => void refreshArea(queryClient, listNotifications.area),
          onError: () => {
            marked.current = 0;
          },
        },
      );
    };
    mark();
    document.addEventListener('visibilitychange', mark);
    return () => document.removeEventListener('visibilitychange', mark);
  }, [mutate, orderId, total, unread]);
  return began === -1 ? null : began;
};
