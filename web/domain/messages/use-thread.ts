import { useRef } from 'react';
import { listMessages, readMessages } from '#shared/contracts/messages.ts';
import { listNotifications } from '#shared/contracts/notifications.ts';
import { api } from '../../api/client.ts';
import { useHistory } from '../../api/pages.ts';
import { queryClient } from '../../api/query-client.ts';
import { useSend } from '../../api/query.ts';
import { refreshArea } from '../../api/refresh-area.ts';
import { useUnsent } from '../../api/unsent/use-unsent.ts';
import { useDraft } from '../../kit/form/drafts.ts';
import { useFirstUnread } from '../../kit/parts/use-first-unread.ts';
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
  const { mutateAsync: markRead } = useSend(readMessages);
  const firstUnread = useFirstUnread(history.newest, async (total) => {
    await markRead({ body: { order_id: orderId, count: total } });
    void refreshArea(queryClient, listNotifications.area);
  });
  return { list, history, unsent, text, setText, addressee, setTo, canSend, send, firstUnread };
};
