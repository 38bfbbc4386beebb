import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReviewInput } from '#shared/contracts/reviews.ts';
import { TextField } from '../../kit/form/fields.tsx';
import { FormFrame, FormScope } from '../../kit/form/form-frame.tsx';
import type { ResourceFormState } from '../../kit/form/use-resource-form.ts';
import { StarsField } from './stars-field.tsx';

type Props = {
  state: ResourceFormState;
  title: string;
  /** The buttons. */
  children: ReactNode;
};

/** The form of a review in a frame on the page of its product. */
export const ReviewForm = ({ state, title, children }: Props) => {
  const { t } = useTranslation('reviews');
  return (
    <FormScope state={state}>
      <div className="rounded-3 border-line max-w-160 border p-4">
        <h3 className="text-14 mb-3 font-semibold">{title}</h3>
        <FormFrame state={state} bannerClass="outline-none" className="flex flex-col gap-4">
          <StarsField />
          <TextField<ReviewInput> name="text" label={t('fields.text')} hint={t('own.hint')} lines={4} />
          <div className="flex flex-wrap gap-2">{children}</div>
        </FormFrame>
      </div>
    </FormScope>
  );
};
