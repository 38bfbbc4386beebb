import { cx } from './cx.ts';
import { usePreference } from './preferences.ts';
import { isCharacters } from './shortcuts.ts';

/** A keyboard key. `on` is the variant for a filled button. Hidden on devices without a keyboard. */
export const Kbd = ({ children, on = false }: { children: string; on?: boolean }) => (
  <kbd
    className={cx(
      'inline-block min-w-4.5 rounded-1 px-1 text-center font-sans text-11 font-medium pointer-coarse:hidden',
      on ? '-mr-1.5 ml-0.5 bg-[oklch(0_0_0/0.22)]' : 'border border-line-strong bg-surface leading-4 text-ink-3',
    )}
  >
    {children}
  </kbd>
);

/** A shortcut beside its action: "C", "Ctrl S". Shortcuts that the user has turned off are not shown. */
export const KeyHint = ({ keys, on }: { keys: string; on?: boolean }) => {
  const [shortcuts] = usePreference('shortcuts');
  return shortcuts === 'off' && isCharacters(keys) ? null : <Kbd on={on}>{keys}</Kbd>;
};
