import { Megaphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';
import { clock, dayOf, shortDay } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';

/** The author of a comment, and the label of an instruction. */
export const CommentHead = ({
  by,
  label,
  className,
  children,
}: {
  by: string;
  label: string | false;
  className: string;
  children?: ReactNode;
}) => (
  <p className={cx('flex flex-wrap gap-x-2', className)}>
    <b className="font-medium">{by}</b>
    {label && (
      <Tag tone="info" icon={Megaphone}>
        {label}
      </Tag>
    )}
    {children}
  </p>
);

/** When a comment was written, in the time zone of the store. */
export const CommentTime = ({ at, zone }: { at: string; zone: string }) => (
  <time dateTime={at} className="figures text-12 text-ink-3 ml-auto">
    {`${shortDay(dayOf(at, zone))} ${clock(at, zone)}`}
  </time>
);
