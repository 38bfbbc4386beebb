import { useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useField } from '../../kit/form/fields.tsx';
import { ClockCombobox } from '../../ui/clock-combobox.tsx';
import { Field } from '../../ui/field.tsx';
import { Pair } from '../../ui/section.tsx';
import { Switch } from '../../ui/switch.tsx';
import type { ReachValues } from './reach-values.ts';

const usual = { from: '22:00', to: '06:00' };

/** Quiet hours are one value. They are saved in the time zone of the browser. */
export const QuietField = ({ saved, browser }: { saved: string; browser: string }) => {
  const { t } = useTranslation('notifications');
  const text = (value: unknown) => {
    const hours = value as ReachValues['quiet'];
    return hours ? `${hours.from}–${hours.to}` : t('quiet.off');
  };
  const { field, error } = useField('quiet', { label: t('quiet.title'), text });
  const { dirtyFields } = useFormState({ name: 'quiet' });
  const quiet = field.value as ReachValues['quiet'];
  return (
    <>
      <label className="flex items-start gap-3">
        <Switch
          checked={quiet !== null}
          onChange={(event) => field.onChange(event.target.checked ? usual : null)}
          className="mt-px"
        />
        <span className="font-medium">{t('quiet.switch')}</span>
      </label>
      {quiet && (
        <>
          <Pair>
            {(['from', 'to'] as const).map((end) => (
              <Field key={end} label={t(`quiet.${end}`)} error={end === 'to' ? error : undefined}>
                {(ids) => (
                  <ClockCombobox
                    {...ids}
                    value={quiet[end]}
                    onChange={(time) => field.onChange({ ...quiet, [end]: time })}
                  />
                )}
              </Field>
            ))}
          </Pair>
          <p className="text-12 text-ink-3">{t('quiet.zone', { zone: dirtyFields['quiet'] ? browser : saved })}</p>
        </>
      )}
    </>
  );
};
