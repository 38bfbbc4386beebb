import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { optional } from '../../ui/optional.tsx';
import { tallness } from './step.tsx';

/** Loaded on demand, because most people sign in by e-mail: the countries and their number formats. */
export const PhoneInput = optional(() => import('./phone-input.tsx'), {
  fallback: ({ hint }) => <Waiting hint={hint} />,
});

const Waiting = ({ hint }: { hint?: ReactNode }) => {
  const { t } = useTranslation('auth');
  return (
    <Field label={t('checkIn.phone')} hint={hint}>
      {(ids) => <input {...ids} disabled className={tallness} />}
    </Field>
  );
};
