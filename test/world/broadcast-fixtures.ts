import { randomUUID } from 'node:crypto';
import { type Broadcast, broadcastWrites } from '../../functions/data/broadcasts/broadcasts.ts';
import { recipientWrite } from '../../functions/data/broadcasts/recipients.ts';
import { transact } from '../../functions/data/table.ts';

/** What a request writes: at once, to everybody, in the app. */
export const broadcastBody = () => ({
  titles: { cs: 'Odstávka v sobotu', en: 'Maintenance on Saturday', ru: 'Работы в субботу' },
  texts: {
    cs: 'V sobotu od **22:00** aplikace poběží jen pro čtení.',
    en: 'On Saturday from **22:00** the app can only be read.',
    ru: 'В субботу с **22:00** приложение доступно только для чтения.',
  },
  audience: { to: 'all' } as Broadcast['audience'],
  channels: ['in_app'] as Broadcast['channels'],
  send_at: null as string | null,
});

/** A stored broadcast that no job sends: canceled, or sent to these accounts. */
export const storedBroadcast = async (
  author: { id: string; fio: string },
  changes: Partial<Broadcast> = {},
  recipients: readonly { id: string }[] = [],
): Promise<Broadcast> => {
  const broadcast: Broadcast = {
    ...broadcastBody(),
    id: randomUUID(),
    version: 1,
    state: changes.sent_at ? 'sent' : 'canceled',
    sent_at: null,
    cursor: null,
    recipients: recipients.length,
    notified: recipients.length,
    letters: 0,
    author: { id: author.id, fio: author.fio },
    created_at: '2026-06-01T08:00:00.000Z',
    ...changes,
  };
  const now = new Date().toISOString();
  await transact([
    ...broadcastWrites(undefined, broadcast),
    ...recipients.map(({ id }) => recipientWrite(broadcast.id, id, now)),
  ]);
  return broadcast;
};
