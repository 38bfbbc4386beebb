import { useEffect, useEffectEvent } from 'react';
import { readPreference } from './preferences.ts';

/**
 * Keyboard shortcuts of a screen: `useShortcuts({ c: createShift, 'g s': toStores, 'ctrl+s': save })`. Plain letters
 * are ignored while the user types or a dialog is open; Ctrl (⌘) shortcuts always work, except Ctrl+Z, which undoes typing
 * there. After G, the next letter only completes the sequence. The user can turn off shortcuts of single characters,
 * because dictated words would press them (WCAG 2.1.4).
 */
export const useShortcuts = (keys: Shortcuts): void => {
  const find = useEffectEvent((key: string) => keys[key]);
  const has = Object.keys(keys).length > 0;
  useEffect(() => {
    if (!has) return;
    // React's lint rule allows calls of an effect event only by its own name.
    const own: Find = (key) => find(key);
    inEffect.add(own);
    return () => void inEffect.delete(own);
  }, [has]);
};

type Shortcuts = Record<string, (event: KeyboardEvent) => void>;
type Find = (key: string) => Shortcuts[string] | undefined;
/** One window listener for all shortcuts. For equal keys, the component that mounted first wins. */
const inEffect = new Set<Find>();
addEventListener('keydown', (event) => {
  const control = event.ctrlKey || event.metaKey;
  // With Shift they belong to the browser.
  if (event.altKey || (control && event.shiftKey) || event.defaultPrevented) return;
  const key = (control ? 'ctrl+' : afterG) + letterOf(event);
  if (isCharacters(key) && readPreference('shortcuts') === 'off') return;
  const run = [...inEffect].map((find) => find(key)).find(Boolean);
  if (!run || ((!control || key === 'ctrl+z') && isBusy(event.target))) return;
  event.preventDefault();
  run(event);
});

/** `c`, `?` and `g s`, but not `escape` and `ctrl+s`. */
export const isCharacters = (keys: string): boolean => /^(g )?.$/u.test(keys);

/** On a Cyrillic keyboard: the Latin letter of the same key. */
const letterOf = ({ key, code }: KeyboardEvent) =>
  (/^\p{L}$/u.test(key) && code.startsWith('Key') && !/[a-z]/i.test(key) ? code.slice(3) : key).toLowerCase();

/** Maximum milliseconds between G and its letter. */
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
