import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of a screen: `useShortcuts({ c: createShift, 'g s': toStores, 'ctrl+s': save })`. Plain letters wait while someone
 * types or a dialog is open; with Ctrl (or ⌘) they always work. After a G the next letter goes and does nothing else.
 */
export const useShortcuts = (keys: Shortcuts): void => {
  const find = useEffectEvent((key: string) => keys[key]);
  const has = Object.keys(keys).length > 0;
  useEffect(() => {
    if (!has) return;
    // React calls an effect event only under the name that it was given.
    const own: Find = (key) => find(key);
    inEffect.add(own);
    return () => void inEffect.delete(own);
  }, [has]);
};

type Shortcuts = Record<string, (event: KeyboardEvent) => void>;
type Find = (key: string) => Shortcuts[string] | undefined;
/** One listener serves all of them; of two with the same key, the one that was mounted first. */
const inEffect = new Set<Find>();
addEventListener('keydown', (event) => {
  const control = event.ctrlKey || event.metaKey;
  if (event.altKey || event.defaultPrevented) return;
  const key = (control ? 'ctrl+' : afterG) + letterOf(event);
  const run = [...inEffect].map((find) => find(key)).find(Boolean);
  if (!run || (!control && isBusy(event.target))) return;
  event.preventDefault();
  run(event);
});

/** On a Russian keyboard too: the letter that stands there on a Latin one. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  (/^\p{L}$/u.test(key) && code.startsWith('Key') && !/[a-z]/i.test(key) ? code.slice(3) : key).toLowerCase();

/** Milliseconds between G and its letter. */
const patience = 1500;
let pressedG = -patience;
let afterG: '' | 'g ' = '';
addEventListener(
  'keydown',
  (event) => {
    afterG = event.timeStamp - pressedG < patience ? 'g ' : '';
    const starts = afterG === '' && letterOf(event) === 'g' && !event.ctrlKey && !event.metaKey;
    pressedG = starts && !isBusy(event.target) ? event.timeStamp : -patience;
  },
  { capture: true },
);

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"],:popover-open') !==
    null ||
  (target instanceof Element && target.closest('input,textarea,select,[contenteditable="true"]') !== null);
