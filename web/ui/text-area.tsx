import type { ComponentProps } from 'react';
import { cx } from './cx.ts';
import { controlClass } from './field.tsx';

export const TextArea = ({ className, ...attributes }: ComponentProps<'textarea'>) => (
  <textarea rows={2} {...attributes} className={cx(controlClass, 'h-auto! resize-y py-2', className)} />
);
