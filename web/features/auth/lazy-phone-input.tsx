import { lazy, Suspense } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Field } from '../../ui/field.tsx';
import { tall } from './step.tsx';

const Loaded = lazy(() => import('./phone-input.tsx'));

/** Loaded on demand, because most people sign in by e-mail: the countries and their number formats. */
export const PhoneInput = (props: ComponentProps<typeof Loaded>) => {
  const { t } = useTranslation('auth');
  const waiting = (
    <Field label={t('checkIn.phone')} hint={props.hint}>
      {(ids) => <input {...ids} disabled className={tall} />}
    </Field>
  );
  return (
    <Suspense fallback={waiting}>
      <Loaded {...props} />
    </Suspense>
  );
};
