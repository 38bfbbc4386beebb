import { Menu as Root, MenuButton, MenuItem, MenuItems, MenuSeparator } from '@headlessui/react';
import { Check, type LucideIcon } from 'lucide-react';
import { Fragment, type ReactElement, type ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { KeyHint } from './kbd.tsx';

/**
 * Actions behind a button: `<Menu button={<IconButton … />}><MenuAction …/></Menu>`. `MenuChoice` marks the selected
 * option. For a value in a form use ui/select.tsx.
 */
export const Menu = ({
  button,
  label,
  children,
  align = 'end',
  wide = false,
}: {
  button: ReactElement;
  label: string;
  children: ReactNode;
  align?: 'start' | 'end';
  wide?: boolean;
}) => (
  <Root>
    <MenuButton as={Fragment}>{button}</MenuButton>
    <MenuItems
      transition
      modal={false}
      aria-label={label}
      anchor={{ to: `bottom ${align}`, gap: 4, padding: 8 }}
      className={cx(panel, 'max-w-80', wide && 'w-75')}
    >
      {children}
    </MenuItems>
  </Root>
);

export const panel =
  'floats z-60 min-w-55 rounded-3 bg-raised p-1 text-13 shadow-3 outline-none quiet-scroll overflow-y-auto max-md:text-14';
export const option =
  'flex min-h-7.5 w-full items-center gap-2 rounded-2 px-2 py-1 text-left outline-none select-none data-focus:bg-hover data-disabled:opacity-45 pointer-coarse:min-h-11 [&>svg]:text-ink-3';

type Action = { icon?: LucideIcon; keys?: string; danger?: boolean; disabled?: boolean; children: ReactNode };

export const MenuAction = ({
  icon: Icon,
  keys,
  danger,
  disabled,
  children,
  onClick,
}: Action & { onClick: () => void }) => (
  <MenuItem disabled={disabled}>
    <button type="button" className={cx(option, danger && 'text-danger-text [&>svg]:text-current')} onClick={onClick}>
      {Icon && <Icon />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys && <KeyHint keys={keys} />}
    </button>
  </MenuItem>
);

export const MenuLink = ({ icon: Icon, keys, children, to }: Omit<Action, 'danger' | 'disabled'> & { to: string }) => (
  <MenuItem>
    <Link to={to} className={option}>
      {Icon && <Icon />}
      <span className="min-w-0 flex-1 truncate">{children}</span>
      {keys && <KeyHint keys={keys} />}
    </Link>
  </MenuItem>
);

export const MenuChoice = ({
  chosen,
  children,
  onClick,
}: {
  chosen: boolean;
  children: ReactNode;
  onClick: () => void;
}) => (
  <MenuItem>
    <button type="button" aria-current={chosen || undefined} className={option} onClick={onClick}>
      <span className="min-w-0 flex-1">{children}</span>
      {chosen && <Check />}
    </button>
  </MenuItem>
);

export const MenuLine = () => <MenuSeparator className="bg-line my-1 h-px" />;
