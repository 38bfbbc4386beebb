import { Star } from 'lucide-react';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useField } from '../../kit/form/fields.tsx';
import { GroupError } from '../../ui/field.tsx';
import { maxStars } from './stars.tsx';

/** A radio group of one to five stars. The stars up to the chosen or pointed one are filled. */
export const StarsField = () => {
  const { t } = useTranslation('reviews');
  const id = useId();
  const label = t('fields.rating');
  const name = (stars: number) => t('starsCount', { count: stars });
  const { field, error } = useField('rating', {
    label,
    text: (value) => (typeof value === 'number' ? name(value) : '—'),
  });
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="mb-1.5 font-medium">{label}</legend>
      <div className="text-line-field -ml-1.5 flex">
        {maxStars.map((stars) => (
          <label
            key={stars}
            title={name(stars)}
            className="has-checked:text-warning-line has-[~label>:checked]:text-warning-line hover:text-warning-line has-[~label:hover]:text-warning-line rounded-2 relative grid size-11 place-items-center has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 md:size-9"
          >
            <input
              type="radio"
              name={id}
              data-invalid={error ? '' : undefined}
              checked={field.value === stars}
              onChange={() => field.onChange(stars)}
              onBlur={field.onBlur}
              className="absolute inset-0 cursor-pointer opacity-0"
            />
            <Star className="size-6 fill-current" />
            <span className="sr-only">{name(stars)}</span>
          </label>
        ))}
      </div>
      {error && <GroupError id={`${id}-error`}>{error}</GroupError>}
    </fieldset>
  );
};
