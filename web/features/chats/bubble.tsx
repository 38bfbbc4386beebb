import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar.tsx';
import { cx } from '../../ui/cx.ts';

/** A post as people know it from phones: those of the reader's side at the right. */
export const Bubble = ({
  name,
  isOwnSide,
  note,
  children,
}: {
  name: string;
  isOwnSide: boolean;
  /** Below it. */
  note: ReactNode;
  children: ReactNode;
}) => (
  <div
    className={cx(
      'grid max-w-[min(600px,88%)] items-end gap-x-2.5 gap-y-0.5 max-lg:max-w-[94%]',
      isOwnSide ? 'self-end' : 'grid-cols-[24px_minmax(0,auto)] self-start',
    )}
  >
    {!isOwnSide && <Avatar name={name} />}
    <div
      className={cx(
        'flex min-w-0 flex-col gap-2 rounded-4 px-3 py-2',
        isOwnSide ? 'bg-primary text-on-primary justify-self-end rounded-br-1' : 'bg-hover rounded-bl-1',
      )}
    >
      {children}
    </div>
    <div
      className={cx(
        'text-11 text-ink-3 flex flex-wrap items-center gap-x-1 tabular-nums',
        isOwnSide ? 'justify-end' : 'col-start-2',
      )}
    >
      {note}
    </div>
  </div>
);
