import { type RefObject, useEffect, useEffectEvent } from 'react';
import { readPreference } from './stored-preferences.ts';

/**
 * Keyboard shortcuts of a screen: `useShortcuts({ c: createShift, 'g s': toStores, 'ctrl+s': save })`. Plain letters
 * are ignored while the user types or a dialog is open; Ctrl (⌘) shortcuts always work, except Ctrl+Z, which undoes
 * typing there. With `within`, the shortcuts of an element behind a dialog are not in effect. After G, the next letter only completes the sequence. The user can turn off shortcuts of single
 * characters, because dictated words would press them (WCAG 2.1.4).
 */
export const useShortcuts = (keys: Shortcuts, within?: RefObject<Element | null>): void => {
  const find = useEffectEvent((key: string) => (within?.current?.closest('[inert]') ? undefined : keys[key]));
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
/** For equal keys, the component that mounted first wins. */
const inEffect = new Set<Find>();
const press = (event: KeyboardEvent): void => {
  const control = event.ctrlKey || event.metaKey;
  // With Shift they belong to the browser.
  if (event.altKey || (control && event.shiftKey) || event.defaultPrevented) return;
  const key = (control ? 'ctrl+' : afterG) + keyOf(event);
  if (isCharacters(key) && readPreference('shortcuts') === 'off') return;
  const run = [...inEffect].map((find) => find(key)).find(Boolean);
  if (!run || ((!control || key === 'ctrl+z') && isBusy(event.target))) return;
  event.preventDefault();
  if (isCharacters(key)) leftFrom = location.pathname;
  run(event);
};

/** The page on which the last key was a shortcut; null after other keys and presses. */
let leftFrom: string | null = null;
const forget = () => (leftFrom = null);

/**
 * Whether a shortcut led to this page, so that the focus belongs to its first field or its heading: what had it is gone
 * or stands beside the page.
 */
export const cameByShortcut = (): boolean => leftFrom !== null && leftFrom !== location.pathname;

/** `c`, `?` and `g s`, but not `escape` and `ctrl+s`. */
export const isCharacters = (keys: string): boolean => /^(g )?.$/u.test(keys);

/** On a Cyrillic keyboard: the Latin letter of the same key. */
const keyOf = ({ key, code }: KeyboardEvent) =>
  (/^\p{L}$/u.test(key) && code.startsWith('Key') && !/[a-z]/i.test(key) ? code.slice(3) : key).toLowerCase();

/** Maximum milliseconds between G and its letter. */
const sequenceTime = 1500;
let pressedG = -sequenceTime;
let afterG: '' | 'g ' = '';
const noteG = (event: KeyboardEvent): void => {
  // On its way to a character: keyboards differ in what needs Shift.
  if (event.key === 'Shift') return;
  afterG = event.timeStamp - pressedG < sequenceTime ? 'g ' : '';
  const starts = afterG === '' && keyOf(event) === 'g' && !event.ctrlKey && !event.metaKey;
  pressedG = starts && !isBusy(event.target) ? event.timeStamp : -sequenceTime;
};

/** Starts the one listener of all shortcuts. */
export const listenForShortcuts = (): void => {
  addEventListener('keydown', forget, { capture: true });
  addEventListener('pointerdown', forget, { capture: true });
  addEventListener('keydown', press);
  addEventListener('keydown', noteG, { capture: true });
};

const isBusy = (target: EventTarget | null) =>
  document.querySelector(
    '[role="dialog"]:not([aria-modal="false"]),[role="alertdialog"],[role="menu"],[role="listbox"],:popover-open',
  ) !== null ||
  (target instanceof Element && target.closest('input,textarea,select,[contenteditable="true"]') !== null);
