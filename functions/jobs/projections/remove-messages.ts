import { inParts } from '#shared/domain/parts.ts';
import { messageKeysOf } from '../../data/messages/threads.ts';
import { transact } from '../../data/table.ts';
import type { TableEvent } from '../../events/events.ts';

/** Removes the messages of a deleted order. */
export const removeMessages = async (event: TableEvent): Promise<void> => {
  if (event.kind !== 'order' || event.type !== 'removed') return;
  for (const keys of inParts(await messageKeysOf(event.before.id), mostAtOnce))
    await transact(keys.map((remove) => ({ part: 'message', remove })));
};

const mostAtOnce = 90;
