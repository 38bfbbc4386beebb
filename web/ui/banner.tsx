import { CircleAlert, CircleCheck, Info, type LucideIcon, OctagonX } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from './cx.ts';
import type { Tone } from './pill.tsx';

type Kind = Exclude<Tone, 'plain'>;
const kinds: Record<Kind, { icon: LucideIcon; ground: string; mark: string }> = {
  info: { icon: Info, ground: 'bg-info-soft', mark: 'text-info-text' },
  warning: { icon: CircleAlert, ground: 'bg-warning-soft', mark: 'text-warning-text' },
  danger: { icon: OctagonX, ground: 'bg-danger-soft', mark: 'text-danger-text' },
  success: { icon: CircleCheck, ground: 'bg-success-soft', mark: 'text-success-text' },
};

/** An inline message: what happened, why, and what to do next, with an optional `action`. */
export const Banner = ({
  tone,
  title,
  icon,
  children,
  action,
}: {
  tone: Kind;
  title: string;
  icon?: LucideIcon;
  children?: ReactNode;
  action?: ReactNode;
}) => {
  const { icon: Usual, ground, mark } = kinds[tone];
  const Icon = icon ?? Usual;
  return (
    <div
      role={tone === 'danger' ? 'alert' : 'status'}
      className={cx('flex flex-wrap gap-3 rounded-3 px-4 py-3', ground)}
    >
      <Icon className={cx('mt-0.5', mark)} />
      <div className="min-w-0 flex-1 basis-48">
        <p className="text-14 font-semibold">{title}</p>
        {children && <div className="text-ink-2 text-pretty">{children}</div>}
      </div>
      {action && <div className="flex items-center gap-2">{action}</div>}
    </div>
  );
};
