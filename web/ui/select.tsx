import {
  Combobox as ComboboxRoot,
  ComboboxButton,
  ComboboxInput,
  ComboboxOption,
  ComboboxOptions,
  Listbox,
  ListboxButton,
  ListboxOption,
  ListboxOptions,
} from '@headlessui/react';
import { Check, ChevronDown } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { cx } from './cx.ts';
import { controlClass, labelIdOf } from './field.tsx';
import { option, panel } from './menu.tsx';

/**
 * `Select` for a few options, `Combobox` for many, with search. Both take `{ value, label, note? }[]`.
 */
export type Option<V extends string = string> = { value: V; label: string; note?: string };

type Common<V extends string> = {
  id?: string;
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /** Allows clearing: by an empty first option of a Select, or by emptying the text of a Combobox. */
  onClear?: () => void;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  'aria-describedby'?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
};

/** For values that can be typed in full: the options that match the text, and the value that the text already is. */
type Typing<V extends string> = { fits: (value: V, typed: string) => boolean; read: (typed: string) => V | null };

const floating = { anchor: { to: 'bottom start', gap: 4, padding: 8 }, transition: true } as const;
const list = cx(panel, 'max-h-80! w-(--button-width) [--anchor-max-height:20rem]');

const Line = ({ label, note, chosen }: { label: string; note?: string; chosen: boolean }) => (
  <>
    <span className="min-w-0 flex-1 truncate">
      {label}
      {note && <span className="text-ink-3 ml-2">{note}</span>}
    </span>
    {chosen && <Check />}
  </>
);

/** Headless UI replaces a control's own aria-labelledby and aria-describedby, so they are set inside of it. */
type Described = { labelledBy?: string; describedBy?: string };
const DescribedButton = ({ labelledBy, describedBy, ...button }: ComponentProps<'button'> & Described) => (
  // oxlint-disable-next-line react/button-has-type -- Headless UI passes the type
  <button {...button} aria-labelledby={labelledBy} aria-describedby={describedBy} />
);
const DescribedInput = ({ labelledBy, describedBy, ...input }: ComponentProps<'input'> & Described) => (
  <input {...input} aria-labelledby={labelledBy} aria-describedby={describedBy} />
);

export const Select = <V extends string>({
  id,
  options,
  value,
  onChange,
  onClear,
  placeholder,
  disabled,
  invalid,
  'aria-describedby': describedBy,
  'aria-labelledby': labelledBy = id && `${labelIdOf(id)} ${id}`,
  ...aria
}: Common<V>) => {
  const { t } = useTranslation();
  const chosen = options.find((one) => one.value === value);
  return (
    <Listbox
      value={value}
      onChange={(next) => (next === null ? onClear?.() : onChange(next))}
      disabled={disabled}
      invalid={invalid}
    >
      <ListboxButton
        as={DescribedButton}
        id={id}
        {...aria}
        labelledBy={labelledBy}
        describedBy={describedBy}
        className={cx(controlClass, 'flex items-center gap-2 text-left')}
      >
        <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-3')}>{chosen?.label ?? placeholder}</span>
        <ChevronDown className="text-ink-3 size-3.5" />
      </ListboxButton>
      <ListboxOptions {...floating} modal={false} className={list}>
        {onClear && (
          <ListboxOption value={null} className={option}>
            <Line label={t('noChoice')} chosen={value === null} />
          </ListboxOption>
        )}
        {options.map((one) => (
          <ListboxOption key={one.value} value={one.value} className={option}>
            <Line {...one} chosen={one.value === value} />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
};

export const Combobox = <V extends string>({
  id,
  options,
  value,
  onChange,
  onClear,
  typing,
  placeholder,
  disabled,
  invalid,
  'aria-describedby': describedBy,
  'aria-labelledby': labelledBy,
  ...aria
}: Common<V> & { typing?: Typing<V> }) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const fits = (one: Option<V>) =>
    typing ? typing.fits(one.value, typed) : foldText(`${one.label} ${one.note ?? ''}`).includes(foldText(typed));
  const read = typing && typed !== '' ? typing.read(typed) : null;
  const found = options.filter(fits).toSorted((a, b) => Number(b.value === read) - Number(a.value === read));
  const takeTyped = () => read !== null && read !== value && onChange(read);
  const type = (text: string) => {
    setTyped(text);
    if (text === '' && value !== null) onClear?.();
  };
  // The list opens when the field is pressed, not when it receives focus by Tab or after a refusal.
  const pressed = useRef(false);
  const press = (input: HTMLInputElement) => {
    const hasFocus = input === document.activeElement;
    const isOpen = input.ariaExpanded === 'true';
    pressed.current = !(hasFocus && isOpen);
    // Headless UI opens the list on focus only, so a focused field has to receive the focus again.
    if (hasFocus && !isOpen) input.blur();
  };
  // Tab would select the first option, even after the user emptied the text.
  const leavesEmpty = useRef(false);
  const choose = (next: V | null) => {
    if (next !== null && !leavesEmpty.current) onChange(next);
  };
  return (
    <ComboboxRoot
      value={value}
      onChange={choose}
      onClose={() => setTyped('')}
      disabled={disabled}
      invalid={invalid}
      immediate
    >
      <div className="relative">
        <ComboboxInput
          as={DescribedInput}
          id={id}
          {...aria}
          labelledBy={labelledBy}
          describedBy={describedBy}
          autoComplete="off"
          placeholder={placeholder}
          displayValue={(chosen: V | null) =>
            options.find((one) => one.value === chosen)?.label ?? (typing && chosen) ?? ''
          }
          onPointerDown={(event) => press(event.currentTarget)}
          onPointerCancel={() => {
            pressed.current = false;
          }}
          onFocus={(event) => {
            event.target.select();
            if (!pressed.current) event.preventDefault();
            pressed.current = false;
          }}
          onBlur={takeTyped}
          onKeyDown={(event) => event.key === 'Enter' && found.length === 0 && takeTyped()}
          onKeyDownCapture={(event) => {
            leavesEmpty.current = event.key === 'Tab' && event.currentTarget.value === '';
          }}
          onChange={(event) => type(event.target.value)}
          className={cx(controlClass, 'pr-8')}
        />
        <ComboboxButton
          aria-label={t('choices')}
          className="text-ink-3 absolute inset-y-0 right-0 grid w-8 place-items-center"
        >
          <ChevronDown className="size-3.5" />
        </ComboboxButton>
      </div>
      <ComboboxOptions
        {...floating}
        modal={false}
        className={cx(panel, 'w-(--input-width) [--anchor-max-height:20rem]')}
      >
        {found.map((one) => (
          <ComboboxOption key={one.value} value={one.value} className={option}>
            <Line {...one} chosen={one.value === value} />
          </ComboboxOption>
        ))}
        {found.length === 0 && <p className="text-ink-3 px-2 py-1.5">{t('nothingFound')}</p>}
      </ComboboxOptions>
    </ComboboxRoot>
  );
};
