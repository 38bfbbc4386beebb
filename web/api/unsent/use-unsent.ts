import { translate } from '../../ui/i18n.ts';
import { snack } from '../../ui/snackbars.tsx';
import { useStore } from '../../ui/store.ts';
import { useMe } from '../me.ts';
import { type Box, opened } from './box.ts';
import { entries } from './entries.ts';
import { type Entry, isFull, orderAfter, sentAgain } from './entry.ts';

const { all, subscribe } = entries;

/**
 * What the account sends to `subject`, in order: `add` stores it on this device, and the signed-in layout sends it
 * (start-sending.ts), also after a reload or on the next sign-in of the account. `items` are the entries that are not
 * sent, or that have a note for the user.
 */
export const useUnsent = <C, A>(box: Box<C, A>, subject: string) => {
  const account = useMe().id;
  const ofBox = useStore({ subscribe, read: all }).filter((one) => one.account === account && one.box === box.name);
  return {
    items: ofBox.flatMap((one) => (one.subject === subject ? (opened(box, one) ?? []) : [])),
    /** False if the account has too many, which the user sees. */
    add: (content: C): boolean => {
      if (isFull(all(), { account, box: box.name })) {
        snack({ tone: 'bad', text: translate('unsent.full') });
        return false;
      }
      const now = Date.now();
      const state = { is: 'waiting' as const };
      const pressed = { at: new Date(now).toISOString(), order: orderAfter(all(), now), key: crypto.randomUUID() };
      entries.press({
        account,
        box: box.name,
        subject,
        ...pressed,
        content,
        failures: 0,
        retry_at: 0,
        state,
        kept: true,
      });
      return true;
    },
    retry: (entry: Entry<C>) => entries.press(sentAgain(entry, Date.now(), crypto.randomUUID()), entry),
    drop: entries.remove,
  };
};
