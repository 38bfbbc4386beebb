import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';

export type Tone = 'plain' | 'warning' | 'danger' | 'success' | 'info';

const tones: Record<Tone, string> = {
  plain: 'border-line-strong text-ink-2',
  warning: 'border-transparent bg-warning-soft text-warning-text',
  danger: 'border-transparent bg-danger-soft text-danger-text',
  success: 'border-transparent bg-success-soft text-success-text',
  info: 'border-transparent bg-info-soft text-info-text',
};

/** A property of an item (late, auto-completed). */
export const Tag = ({
  tone = 'plain',
  icon: Icon,
  children,
}: {
  tone?: Tone;
  icon?: LucideIcon;
  children: ReactNode;
}) => (
  <span
    className={cx(
      'inline-flex h-4.5 min-w-0 items-center gap-1 rounded-1 border px-1.5 text-11 font-medium whitespace-nowrap [&>svg]:size-3',
      tones[tone],
    )}
  >
    {Icon && <Icon />}
    <span className="truncate">{children}</span>
  </span>
);

/** The state of a record, in one of the tones of theme.css (data-tone). */
export const StatePill = ({
  tone,
  icon: Icon,
  children,
}: {
  tone: 'draft' | 'wait' | 'ask' | 'work' | 'money' | 'move' | 'done' | 'off' | 'danger';
  icon: LucideIcon;
  children: ReactNode;
}) => (
  <span
    data-tone={tone}
    className="text-12 inline-flex h-5 items-center gap-1.25 rounded-full bg-(--bg) pr-2 pl-1.5 font-medium whitespace-nowrap text-(--fg) [&>svg]:size-3.25"
  >
    <Icon aria-hidden />
    {children}
  </span>
);
export type StateTone = Parameters<typeof StatePill>[0]['tone'];

/** Red only for unread items. */
export const Count = ({ children, unread = false }: { children: number; unread?: boolean }) => (
  <span
    className={cx(
      'figures inline-block h-4 min-w-4 rounded-full px-1 text-center text-11 leading-4 font-semibold',
      unread ? 'bg-accent-fill text-on-accent' : 'bg-press text-ink-2',
    )}
  >
    {children}
  </span>
);
