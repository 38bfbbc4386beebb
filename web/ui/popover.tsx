import { PopoverButton, PopoverPanel, Popover as Root } from '@headlessui/react';
import { Fragment } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from './cx.ts';

/** A choice beside the thing it is about: `<Popover button={…}>{(close) => …}</Popover>`. Actions are ui/menu.tsx. */
export const Popover = ({
  button,
  children,
  align = 'start',
  className,
}: {
  button: ReactElement;
  children: (close: () => void) => ReactNode;
  align?: 'start' | 'end';
  className?: string;
}) => (
  <Root className="contents">
    <PopoverButton as={Fragment}>{button}</PopoverButton>
    <PopoverPanel
      transition
      focus
      anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
      className={cx('floats z-60 min-w-55 rounded-3 bg-raised p-1 shadow-3', className)}
    >
      {({ close }) => <>{children(() => close())}</>}
    </PopoverPanel>
  </Root>
);
