import type { LucideIcon } from 'lucide-react';
import {
  type ButtonHTMLAttributes,
  type ComponentProps,
  type MouseEvent,
  type ReactNode,
  type RefObject,
  useRef,
} from 'react';
import { Link } from 'react-router';
import { cx } from './cx.ts';
import { KeyHint } from './kbd.tsx';
import { useShortcuts } from './shortcuts.ts';
import { Tooltip } from './tooltip.tsx';

type Variant = 'primary' | 'plain' | 'ghost' | 'danger' | 'danger-quiet';
type Size = 'sm' | 'md' | 'lg';

const variants: Record<Variant, string> = {
  primary: 'border-transparent bg-primary text-on-primary hover:bg-primary-hover active:bg-primary-press',
  plain: 'border-line-strong bg-raised text-ink shadow-1 hover:bg-hover [&>svg]:text-ink-2',
  ghost: 'border-transparent text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'border-transparent bg-danger text-on-danger hover:bg-danger-hover',
  'danger-quiet': 'border-line-strong bg-raised text-danger-text shadow-1 hover:bg-hover',
};
const sizes: Record<Size, string> = {
  sm: 'h-control-sm px-2.5 text-12 [&>svg]:size-3.5',
  md: 'h-control px-3 text-13',
  lg: 'h-10 px-4 text-14 max-md:h-12',
};

export const buttonClass = (variant: Variant = 'plain', size: Size = 'md') =>
  cx(
    'inline-flex flex-none items-center justify-center gap-1.5 rounded-2 border font-medium whitespace-nowrap transition-colors select-none',
    'disabled:opacity-45 aria-disabled:opacity-45',
    variants[variant],
    sizes[size],
  );

type Content = { variant?: Variant; size?: Size; icon?: LucideIcon; keys?: string; children: ReactNode };

/** Registers the shortcut that the button shows. */
const useKeys = <E extends HTMLElement>(keys: string | undefined): RefObject<E | null> => {
  const pressed = useRef<E>(null);
  useShortcuts(keys ? { [keys.toLowerCase().replace(' ', '+')]: () => pressed.current?.click() } : {}, pressed);
  return pressed;
};

const Inside = ({ variant, icon: Icon, keys, children }: Content) => (
  <>
    {Icon && <Icon />}
    {children}
    {keys && <KeyHint keys={keys} on={variant === 'primary' || variant === 'danger'} />}
  </>
);

/** A busy button is not disabled, because a disabled one loses the focus. It does not submit its form either. */
const ignore = (event: MouseEvent) => event.preventDefault();

/**
 * One primary button per view; `danger` only inside a confirmation dialog. Labels are verbs. Use ButtonLink for
 * navigation and IconButton for an icon alone, with its text in `label`. `keys` ("C", "Ctrl S") shows a shortcut and
 * registers it. One with `aria-disabled` stays focusable, so that `aria-describedby` can say why.
 */
export const Button = ({
  variant,
  size,
  icon,
  keys,
  children,
  className,
  busy = false,
  ...rest
}: Content & ComponentProps<'button'> & { busy?: boolean }) => {
  const pressed = useKeys<HTMLButtonElement>(keys);
  const isOff = busy || rest['aria-disabled'] === true;
  return (
    <button
      type="button"
      {...(keys && { ref: pressed })}
      {...rest}
      aria-busy={busy || undefined}
      aria-disabled={isOff || undefined}
      onClick={isOff ? ignore : rest.onClick}
      className={cx(buttonClass(variant, size), className)}
    >
      <Inside variant={variant} icon={icon} keys={keys}>
        {children}
      </Inside>
    </button>
  );
};

export const ButtonLink = ({
  to,
  variant,
  size,
  icon,
  keys,
  children,
  className,
}: Content & { to: string; className?: string }) => (
  <Link ref={useKeys<HTMLAnchorElement>(keys)} to={to} className={cx(buttonClass(variant, size), className)}>
    <Inside variant={variant} icon={icon} keys={keys}>
      {children}
    </Inside>
  </Link>
);

export const IconButton = ({
  icon: Icon,
  label,
  size = 'md',
  className,
  ...rest
}: { icon: LucideIcon; label: string; size?: 'sm' | 'md' } & ButtonHTMLAttributes<HTMLButtonElement>) => (
  <Tooltip text={label}>
    <button
      type="button"
      aria-label={label}
      {...rest}
      className={cx(
        'relative grid flex-none place-items-center rounded-2 text-ink-2 hover:bg-press hover:text-ink disabled:opacity-45',
        size === 'sm' ? 'size-control-sm [&>svg]:size-3.5' : 'size-control',
        className,
      )}
    >
      <Icon />
    </button>
  </Tooltip>
);
