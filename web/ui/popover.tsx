import {
  cloneElement,
  type CSSProperties,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { cx } from './cx.ts';

/**
 * A choice next to its subject: `<Popover button={…}>{(close) => …}</Popover>`. For actions use ui/menu.tsx. It uses
 * the native Popover API: top layer, light dismiss, and focus returns to the button. The element with
 * `data-autofocus` takes the focus, else the first field or button, so it must be there before anything has loaded.
 */
export const Popover = ({
  button,
  children,
  align = 'start',
  opens = false,
  className,
}: {
  button: ReactElement<{ popoverTarget?: string; style?: CSSProperties }>;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  /** Opens at once, when its button appears: the button takes the focus, to get it back. */
  opens?: boolean;
  className?: string;
}) => {
  const id = useId();
  const anchor = `--popover${id.replaceAll(/\W/g, '')}`;
  const close = () => document.getElementById(id)?.hidePopover();
  const [open, setOpen] = useState(false);
  const surface = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (opens && !surface.current?.matches(':popover-open')) surface.current?.showPopover();
  }, [opens]);
  return (
    <>
      {cloneElement(button, { popoverTarget: id, style: { anchorName: anchor } })}
      <div
        ref={surface}
        id={id}
        popover="auto"
        onBeforeToggle={(event) => event.newState === 'open' && setOpen(true)}
        // The element must be shown before it can take the focus, and still be shown to return it.
        onToggle={({ newState, currentTarget }) => {
          if (newState !== 'open') return setOpen(false);
          const wanted = currentTarget.querySelector<HTMLElement>('[data-autofocus]');
          (wanted ?? currentTarget.querySelector<HTMLElement>('input, button'))?.focus();
        }}
        style={{ positionAnchor: anchor }}
        className={cx(
          // On a phone it may be wider than the space beside its button, and moves within the page's width.
          'inset-auto m-0 mt-1 min-w-55 max-w-[calc(100vw-16px)] rounded-3 bg-raised p-1 text-13 whitespace-normal text-ink shadow-3 max-md:mx-2 max-md:text-14 max-md:[position-area:bottom_span-all] [position-try-fallbacks:flip-inline,flip-block]',
          align === 'start'
            ? 'max-md:justify-self-start md:[position-area:bottom_span-right]'
            : 'max-md:justify-self-end md:[position-area:bottom_span-left]',
          className,
        )}
      >
        {open && children(close)}
      </div>
    </>
  );
};
