import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

/** What was said: the person's own at the right, that of the assistant at the left. */
export const Bubble = ({ isOwn = false, children }: { isOwn?: boolean; children: ReactNode }) => (
  <div
    className={cx(
      'rounded-4 px-3 py-2 text-pretty wrap-anywhere',
      isOwn
        ? 'bg-primary text-on-primary rounded-br-1 max-w-[86%] self-end whitespace-pre-line'
        : 'bg-hover rounded-bl-1 max-w-[96%] self-start',
    )}
  >
    {children}
  </div>
);
