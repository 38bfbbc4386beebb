import { MapPin } from 'lucide-react';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { type FoundAddress, geocodeAddress, geocodePoint, type StoreInput } from '#shared/contracts/stores.ts';
import { useGet } from '../../api/query.ts';
import { TextField, useField } from '../../kit/form/fields.tsx';
import { useEditable } from '../../kit/form/form-context.ts';
import { useDebounced } from '../../kit/list/use-debounced.ts';
import { controlClass, Field } from '../../ui/field.tsx';
import type { Point } from '../../ui/map/map-style.ts';
import { PointMap } from '../../ui/map/point-map.tsx';
import { readPoint, writePoint } from './point-text.ts';

/** Shorter texts find too much. */
const minLength = 3;

/** The address with suggestions, each of which sets the point, too, and the point. */
export const LocationFields = () => {
  const { t } = useTranslation('stores');
  const { setValue } = useFormContext<StoreInput>();
  const isEditable = useEditable('address');
  const [picked, setPicked] = useState<FoundAddress | null>(null);
  const pick = (found: FoundAddress) => {
    const options = { shouldDirty: true, shouldTouch: true, shouldValidate: true };
    setPicked(found);
    setValue('address', found.label, options);
    setValue('location', { lat: found.lat, lng: found.lng }, options);
  };
  return (
    <>
      <div>
        <TextField<StoreInput>
          name="address"
          label={t('fields.address')}
          hint={isEditable && t('common.addressHint')}
          maxLength={200}
          autoComplete="off"
        />
        {isEditable && <Suggestions picked={picked} onPick={pick} />}
      </div>
      <PointField picked={picked} />
      <PointOnMap />
    </>
  );
};

const Suggestions = ({ picked, onPick }: { picked: FoundAddress | null; onPick: (found: FoundAddress) => void }) => {
  const { t } = useTranslation('stores');
  const address = useWatch<StoreInput, 'address'>({ name: 'address' });
  // An address that nobody has changed needs no suggestions.
  const [initial] = useState(address);
  const typed = useDebounced(address.trim());
  const searches = typed.length >= minLength && ![initial, picked?.label].includes(address);
  const found = useGet(geocodeAddress, { query: { address: typed } }, { enabled: searches });
  if (!searches || found.isPlaceholderData) return null;
  if (found.error) return <p className="text-12 text-danger-text mt-1.5">{found.error.message}</p>;
  const suggestions = found.data?.data ?? [];
  return (
    <>
      <p role="status" className="text-12 text-ink-3 mt-1.5">
        {found.data &&
          (suggestions.length > 0 ? t('common.suggested', { count: suggestions.length }) : t('common.noSuggestion'))}
      </p>
      {suggestions.length > 0 && (
        <ul aria-label={t('common.suggestions')} className="border-line rounded-2 mt-1.5 border p-1">
          {suggestions.map((one) => (
            <li key={`${one.label} ${one.lat} ${one.lng}`}>
              <button
                type="button"
                onClick={() => onPick(one)}
                className="rounded-1 hover:bg-press flex min-h-8 w-full items-center gap-2 px-2 py-1 text-left pointer-coarse:min-h-11"
              >
                <MapPin className="text-ink-3 size-3.5 shrink-0" />
                <span className="min-w-0">
                  {one.label}
                  {one.region && <span className="text-ink-3 ml-2">{one.region}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </>
  );
};

const PointField = ({ picked }: { picked: FoundAddress | null }) => {
  const { t } = useTranslation('stores');
  const label = t('common.point');
  const { field, error, disabled } = useField('location', { label, text: (value) => writePoint(value) || '—' });
  // The typed text is shown only while it is that of the value: a suggestion and Discard set another one.
  const [typed, setTyped] = useState<{ text: string; value: unknown } | null>(null);
  const hint = usePointHint(field.value as StoreInput['location'], picked, !disabled);
  return (
    <Field
      label={label}
      hint={!disabled && hint}
      error={error && typeof field.value === 'string' ? t('common.notPoint') : error}
    >
      {(ids) => (
        <input
          {...ids}
          ref={field.ref}
          autoComplete="off"
          readOnly={disabled}
          placeholder={disabled ? '—' : undefined}
          value={typed && Object.is(typed.value, field.value) ? typed.text : writePoint(field.value)}
          onChange={(event) => {
            const value = readPoint(event.target.value);
            setTyped({ text: event.target.value, value });
            field.onChange(value);
          }}
          onBlur={field.onBlur}
          className={controlClass}
        />
      )}
    </Field>
  );
};

const PointOnMap = () => {
  const { setValue } = useFormContext<StoreInput>();
  const point = useWatch<StoreInput, 'location'>({ name: 'location' });
  const isEditable = useEditable('location');
  const settled = readPoint(writePoint(point));
  const pick = (location: Point) =>
    setValue('location', location, { shouldDirty: true, shouldTouch: true, shouldValidate: true });
  return <PointMap point={typeof settled === 'object' ? settled : null} onPick={isEditable && pick} />;
};

/** What the point is, so that a mistyped one is noticed. Only those who may edit it may ask (`asks`). */
const usePointHint = (point: StoreInput['location'], picked: FoundAddress | null, asks: boolean): string => {
  const { t } = useTranslation('stores');
  const written = useDebounced(writePoint(point));
  const settled = readPoint(written);
  const isPoint = typeof settled === 'object' && settled !== null;
  const query = isPoint ? { lat: settled.lat.toFixed(6), lng: settled.lng.toFixed(6) } : { lat: '0', lng: '0' };
  const nearest = useGet(geocodePoint, { query }, { enabled: asks && isPoint });
  const middle = picked?.precision === 'town' && point?.lat === picked.lat && point.lng === picked.lng;
  if (middle) return t('common.pointOfTown', { town: picked.town });
  if (isPoint && nearest.data && !nearest.isPlaceholderData)
    return nearest.data.data ? t('common.pointNear', { place: nearest.data.data.label }) : t('common.pointFar');
  return t('common.pointHint');
};
