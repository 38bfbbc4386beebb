import { useEffect, useEffectEvent } from 'react';

/**
 * Keys of a screen: `useShortcuts({ c: createShift, 'ctrl+s': save })`. Plain letters wait while someone types or a
 * dialog is open; with Ctrl (or ⌘) they always work.
 */
export const useShortcuts = (keys: Record<string, (event: KeyboardEvent) => void>): void => {
  const pressed = useEffectEvent((event: KeyboardEvent) => {
    const control = event.ctrlKey || event.metaKey;
    const run = keys[(control ? 'ctrl+' : '') + event.key.toLowerCase()];
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

const isBusy = (target: EventTarget | null) =>
  document.querySelector('[role="dialog"],[role="alertdialog"],[role="menu"],[role="listbox"]') !== null ||
  (target instanceof Element && target.closest('input,textarea,select,[contenteditable="true"]') !== null);
