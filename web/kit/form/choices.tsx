import { type ComponentProps, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { GroupError } from '../../ui/field.tsx';
import type { Option } from '../../ui/select.tsx';
import { Checkbox } from '../../ui/switch.tsx';
import { withChosen } from '../list/use-lookup.ts';
import { useField } from './fields.tsx';

/** From this number of options on, a search field is shown. */
const maxWithoutSearch = 7;

/** Multiple choice with all options visible, because the choice decides what the person can access. */
export const Choices = ({
  label,
  find,
  empty,
  options,
  chosen,
  more = 0,
  failure = null,
  onSearch,
  value,
  onChange,
  error,
}: {
  label: string;
  find: string;
  empty: string;
  options: readonly Option[] | undefined;
  /** The server searches the options of a lookup; the chosen ones are shown first, so that they stay visible. */
  onSearch?: (typed: string) => void;
  chosen?: readonly Option[] | undefined;
  /** How many more options the text finds. */
  more?: number;
  /** Why there are no options. */
  failure?: string | null;
  value: readonly string[];
  onChange: (value: string[]) => void;
  error?: string | undefined;
}) => {
  const { t } = useTranslation();
  const id = useId();
  const [typed, setTyped] = useState('');
  const shown = onSearch
    ? withChosen(options ?? [], typed ? [] : (chosen ?? []))
    : (options ?? []).filter(({ label: name, note = '' }) => foldText(`${name} ${note}`).includes(foldText(typed)));
  const type = (text: string) => {
    setTyped(text);
    onSearch?.(text);
  };
  const hasSearch = typed !== '' || more > 0 || (options?.length ?? 0) > maxWithoutSearch;
  const toggle = (one: string, on: boolean) => onChange(on ? [...value, one] : value.filter((other) => other !== one));
  return (
    <fieldset aria-describedby={error ? `${id}-error` : undefined} className="min-w-0">
      <legend className="text-ink mb-1.5 flex w-full items-baseline font-medium">
        {label}
        {value.length > 0 && (
          <span className="figures text-12 font-regular text-ink-3 ml-auto">
            {t('table.chosen', { count: value.length })}
          </span>
        )}
      </legend>
      <div className="rounded-2 border-line-field bg-surface overflow-hidden border">
        {hasSearch && (
          <input
            type="search"
            aria-label={find}
            placeholder={find}
            value={typed}
            onChange={(event) => type(event.target.value)}
            className="h-control-sm border-line text-ink max-md:text-16 w-full border-b bg-transparent px-2.5 -outline-offset-2"
          />
        )}
        <div className="quiet-scroll max-h-58 overflow-auto p-1">
          {!options && failure === null && <span className="skeleton m-2 w-40" />}
          {failure !== null && (
            <p role="alert" className="text-12 text-danger-text px-2 py-1.5">
              {failure}
            </p>
          )}
          {options?.length === 0 && typed === '' && <p className="text-ink-3 px-2 py-1.5">{empty}</p>}
          {shown.map((option) => (
            <label
              key={option.value}
              className="rounded-2 text-ink hover:bg-hover flex min-h-7.5 items-center gap-2.5 px-2 py-1 pointer-coarse:min-h-11"
            >
              <Checkbox
                data-invalid={error ? '' : undefined}
                checked={value.includes(option.value)}
                onChange={(event) => toggle(option.value, event.target.checked)}
              />
              <span className="min-w-0 flex-1">
                {option.label}
                {option.note && <span className="text-12 text-ink-3 block">{option.note}</span>}
              </span>
            </label>
          ))}
          {options && shown.length === 0 && typed !== '' && (
            <p className="text-ink-3 px-2 py-1.5">{t('nothingFound')}</p>
          )}
          {more > 0 && <p className="text-12 text-ink-3 px-2 py-1.5">{t('filters.more', { count: more })}</p>}
        </div>
      </div>
      {error && <GroupError id={`${id}-error`}>{error}</GroupError>}
    </fieldset>
  );
};

/** The field of a form: the ids of the chosen options. */
export const ChoicesField = ({
  name,
  ...choices
}: { name: string } & Omit<ComponentProps<typeof Choices>, 'value' | 'onChange' | 'error'>) => {
  const known = [...(choices.chosen ?? []), ...(choices.options ?? [])];
  const nameOf = (id: string) => known.find(({ value }) => value === id)?.label ?? '…';
  const text = (value: unknown) => (value as string[]).map(nameOf).join(', ') || '—';
  const { field, error } = useField(name, { label: choices.label, text });
  return <Choices {...choices} value={field.value as string[]} onChange={field.onChange} error={error} />;
};
