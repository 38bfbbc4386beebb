import type { ReactNode } from 'react';
import { cx } from '../../ui/cx.ts';

/** A card on the worker's page. */
export const Card = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('rounded-4 border border-line bg-surface px-4 shadow-1', className)}>{children}</div>
);

/** A section of a card, below a line. */
export const CardSection = ({ className, children }: { className?: string; children: ReactNode }) => (
  <div className={cx('border-t border-line py-3', className)}>{children}</div>
);
