import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of a screen: `useShortcuts({ c: createShift, 'g s': toStores, 'ctrl+s': save })`. Plain letters wait while someone
 * types or a dialog is open; with Ctrl (or ⌘) they always work. After a G the next letter goes and does nothing else.
 */
export const useShortcuts = (keys: Record<string, (event: KeyboardEvent) => void>): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    const run = keys[(control ? 'ctrl+' : afterG) + letterOf(event)];
    if (!run || event.altKey || event.defaultPrevented || (!control && isBusy(event.target))) return;
    event.preventDefault();
    run(event);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => pressed(event);
    addEventListener('keydown', listen);
    return () => removeEventListener('keydown', listen);
  }, []);
};

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
