import { cloneElement, useId, useState } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * A choice next to its subject: `<Popover button={…}>{(close) => …}</Popover>`. For actions use ui/menu.tsx. It uses
 * the native Popover API: top layer, light dismiss, and focus returns to the button.
 */
export const Popover = ({
  button,
  children,
  align = 'start',
  className,
}: {
  button: ReactElement<{ popoverTarget?: string; style?: CSSProperties }>;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  className?: string;
}) => {
  const id = useId();
  const anchor = `--popover${id.replaceAll(/\W/g, '')}`;
  const close = () => document.getElementById(id)?.hidePopover();
  const [open, setOpen] = useState(false);
  return (
    <>
      {cloneElement(button, { popoverTarget: id, style: { anchorName: anchor } })}
      <div
        id={id}
        popover="auto"
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // The element must be shown before it can take the focus, and still be shown to return it.
        onToggle={({ newState, currentTarget }) => {
          if (newState === 'open') currentTarget.querySelector<HTMLElement>('input, button')?.focus();
          else setOpen(false);
        }}
        style={{ positionAnchor: anchor, positionArea: align === 'start' ? 'bottom span-right' : 'bottom span-left' }}
        className={cx(
          'inset-auto m-0 mt-1 min-w-55 rounded-3 bg-raised p-1 text-13 whitespace-normal text-ink shadow-3 max-md:text-14 [position-try-fallbacks:flip-inline,flip-block]',
          className,
        )}
      >
        {open && children(close)}
      </div>
    </>
  );
};
