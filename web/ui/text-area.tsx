import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { control } from './field.tsx';

export const TextArea = ({ className, ...attributes }: ComponentProps<'textarea'>) => (
  <textarea rows={2} {...attributes} className={cx(control, 'h-auto! resize-y py-2', className)} />
);
