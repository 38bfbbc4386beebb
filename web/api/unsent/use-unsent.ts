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
    /**
     * False if the account has too many, which the user sees. With `rest`, which never fails, the entry is stored at once
     * and sent as soon as the rest of its content is there, or after `longestRest`.
     */
    add: (content: C, rest?: Promise<Partial<C>>): boolean => {
      if (isFull(all(), { account, box: box.name })) {
        snack({ tone: 'bad', text: translate('unsent.full') });
        return false;
      }
      const now = Date.now();
      const entry: Entry<C> = {
        account,
        box: box.name,
        subject,
        at: new Date(now).toISOString(),
        order: orderAfter(all(), now),
        key: crypto.randomUUID(),
        content,
        failures: 0,
        retry_at: rest ? now + longestRest : 0,
        state: { is: 'waiting' },
        kept: true,
      };
      if (rest) {
        entries.hold(entry);
        void rest.then((more) => complete(entry, more));
      } else entries.press(entry);
      return true;
    },
    retry: (entry: Entry<C>) => entries.press(sentAgain(entry, Date.now(), crypto.randomUUID()), entry),
    /** Sends another content in the place of a refused entry, as a new request. */
    replace: (entry: Entry<C>, content: C) =>
      entries.press({ ...sentAgain(entry, Date.now(), ''), content, key: crypto.randomUUID() }, entry),
    drop: entries.remove,
  };
};

/** Milliseconds. */
const longestRest = 5000;

/** A request that may have been sent stays as it is, because the server refuses another body with the same key. */
const complete = <C>(entry: Entry<C>, more: Partial<C>): void => {
  const current = all().find(({ key }) => key === entry.key);
  if (current?.state.is === 'waiting' && current.failures === 0)
    entries.press({ ...current, content: { ...entry.content, ...more }, retry_at: 0 }, current);
};
