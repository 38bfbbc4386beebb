import { cloneElement, useId, useState } from 'react';
import type { CSSProperties, ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

/**
 * A choice beside the thing it is about: `<Popover button={…}>{(close) => …}</Popover>`. Actions are ui/menu.tsx. It is
 * the browser's own: over everything, gone with Escape or a press outside, and then the focus is on the button again.
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
  const begin = (box: HTMLDivElement | null) => box?.querySelector<HTMLElement>('input, button')?.focus();
  return (
    <>
      {cloneElement(button, { popoverTarget: id, style: { anchorName: anchor } })}
      <div
        id={id}
        popover="auto"
        onBeforeToggle={(event) => setOpen(event.newState === 'open')}
        style={{ positionAnchor: anchor, positionArea: align === 'start' ? 'bottom span-right' : 'bottom span-left' }}
        className={cx(
          'inset-auto m-0 mt-1 min-w-55 rounded-3 bg-raised p-1 whitespace-normal text-ink shadow-3 [position-try-fallbacks:flip-inline,flip-block]',
          className,
        )}
      >
        {open && <div ref={begin}>{children(close)}</div>}
      </div>
    </>
  );
};
