import type { ComponentProps } from 'react';
import { phoneText } from '#shared/domain/people/phone.ts';
import { cx } from '../../ui/cx.ts';

/** Calls the number. High enough to be pressed: 24 px, for touch 44 px. */
export const PhoneLink = ({
  phone,
  children = phoneText(phone),
  className,
  ...rest
}: { phone: string } & Omit<ComponentProps<'a'>, 'href'>) => (
  <a
    href={`tel:${phone}`}
    className={cx('figures inline-flex min-h-6 items-center gap-1.5 pointer-coarse:min-h-11', className)}
    {...rest}
  >
    {children}
  </a>
);
