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
import { Check, ChevronDown, X } from 'lucide-react';
import { type ComponentProps, type ReactNode, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { cx } from './cx.ts';
import { controlClass, GroupError, labelIdOf } from './field.tsx';
import { meantOption } from './meant-option.ts';
import { option, panel } from './menu.tsx';

export type Option<V extends string = string> = {
  value: V;
  label: string;
  note?: string;
  icon?: ReactNode;
  /** The level in a tree, from 0, by which it is indented. */
  depth?: number;
};

type Common<V extends string> = {
  id?: string;
  options: readonly Option<V>[];
  value: V | null;
  onChange: (value: V) => void;
  /**
   * Makes the choice clearable: by a button, by Delete in a Select, or by emptying the text of a Combobox. The control
   * keeps the focus.
   */
  onClear?: () => void;
  placeholder?: string;
  disabled?: boolean;
  invalid?: boolean;
  'aria-describedby'?: string;
  'aria-labelledby'?: string;
  'aria-label'?: string;
};

/** The options that match the text. */
type Typing<V extends string> = {
  fits: (value: V, typed: string) => boolean;
  /** For values that can be typed in full: the option that the text is, also if the list does not have it. */
  written?: { read: (typed: string) => Option<V> | null; expected: string };
};

const floating = { anchor: { to: 'bottom start', gap: 4, padding: 8 }, transition: true } as const;
const list = cx(panel, 'max-h-80! w-(--button-width) [--anchor-max-height:20rem]');

const indents = ['', 'pl-4', 'pl-8', 'pl-12'];

const Line = ({ label, note, icon, depth = 0, chosen }: Omit<Option, 'value'> & { chosen: boolean }) => (
  <>
    {icon}
    <span className={cx('min-w-0 flex-1 truncate', indents[Math.min(depth, indents.length - 1)])}>
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

/** Clears the control `id`. Screen readers hear the name of the field with it. */
const ClearButton = ({ id, onClear }: { id: string | undefined; onClear: () => void }) => {
  const { t } = useTranslation();
  return (
    <button
      type="button"
      id={id && `${id}-clear`}
      aria-label={t('clearChoice')}
      aria-labelledby={id && `${id}-clear ${labelIdOf(id)}`}
      onClick={() => {
        onClear();
        if (id) document.getElementById(id)?.focus();
      }}
      className="rounded-1 text-ink-3 hover:bg-press hover:text-ink absolute inset-y-1 right-8 grid w-6 place-items-center pointer-coarse:inset-y-0 pointer-coarse:right-10 pointer-coarse:w-10"
    >
      <X className="size-3.5" />
    </button>
  );
};

/**
 * `Select` for a few options, `Combobox` for many, with search. Both take `{ value, label, note?, icon? }[]`.
 */
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
  const chosen = options.find((one) => one.value === value);
  const clear = chosen && !disabled ? onClear : undefined;
  return (
    <Listbox value={value} onChange={(next) => next !== null && onChange(next)} disabled={disabled} invalid={invalid}>
      <div className="relative">
        <ListboxButton
          as={DescribedButton}
          id={id}
          {...aria}
          labelledBy={labelledBy}
          describedBy={describedBy}
          onKeyDown={({ key }) => (key === 'Delete' || key === 'Backspace') && clear?.()}
          className={cx(controlClass, 'flex items-center gap-2 text-left')}
        >
          <span className={cx('min-w-0 flex-1 truncate', !chosen && 'text-ink-3', clear && 'pr-6 pointer-coarse:pr-9')}>
            {chosen?.label ?? placeholder}
          </span>
          <ChevronDown className="text-ink-3 size-3.5" />
        </ListboxButton>
        {clear && <ClearButton id={id} onClear={clear} />}
      </div>
      <ListboxOptions {...floating} modal={false} className={list}>
        {options.map((one) => (
          <ListboxOption key={one.value} value={one.value} className={option}>
            <Line {...one} chosen={one.value === value} />
          </ListboxOption>
        ))}
      </ListboxOptions>
    </Listbox>
  );
};

/** What was typed, null for nothing, while the value `of` was chosen. It is left when the list closes without a choice. */
type Entry = { text: string | null; of: string | null; isLeft: boolean };
const noEntry: Entry = { text: null, of: null, isLeft: false };

/** By what a form was sent that waits; null for none. */
type Sent = { submitter: HTMLElement | null } | null;

/** A form is not sent while the text of a control is not its value. Returns how it was last tried. */
const useNoSubmit = (control: React.RefObject<HTMLInputElement | null>, isRefused: boolean) => {
  const tried = useRef<Sent>(null);
  useEffect(() => {
    const form = control.current?.form;
    if (!form || !isRefused) return;
    const refuse = (event: SubmitEvent) => {
      event.preventDefault();
      event.stopPropagation();
      tried.current = { submitter: event.submitter };
      control.current?.focus();
    };
    form.addEventListener('submit', refuse, { capture: true });
    return () => {
      form.removeEventListener('submit', refuse, { capture: true });
      tried.current = null;
    };
  }, [control, isRefused]);
  return tried;
};

/**
 * Text that is left without a choice chooses the option that it means, once the options have loaded, and a form that was
 * sent meanwhile is sent then. Otherwise it stays, with a message.
 */
export const Combobox = <V extends string>({
  id,
  options: loaded,
  chosen = [],
  more = 0,
  isSearching = false,
  failure = null,
  onSearch,
  value,
  onChange,
  onClear,
  typing,
  placeholder,
  disabled,
  invalid,
  className,
  'aria-describedby': describedBy,
  'aria-labelledby': labelledBy,
  ...aria
}: Omit<Common<V>, 'options'> & {
  options: readonly Option<V>[] | undefined;
  typing?: Typing<V>;
  /** The options are searched elsewhere, as the server does for a lookup; `chosen` then has the label of the value. */
  onSearch?: (typed: string) => void;
  chosen?: readonly Option<V>[] | undefined;
  /** How many more options the text finds. */
  more?: number;
  /** The options are those of another text: nothing can be chosen, because a key press would choose a row unseen. */
  isSearching?: boolean;
  /** Why there are no options. */
  failure?: string | null;
  /** Class of the input. */
  className?: string;
}) => {
  const { t } = useTranslation();
  const messageId = useId();
  const input = useRef<HTMLInputElement>(null);
  const [lastEntry, setEntry] = useState(noEntry);
  const entry = lastEntry.of === value ? lastEntry : noEntry;
  const typed = entry.text ?? '';
  const forget = () => {
    setEntry(noEntry);
    onSearch?.('');
  };
  const options = loaded ?? [];
  const clear =
    value !== null && value !== '' && !disabled && onClear
      ? () => {
          forget();
          onClear();
        }
      : undefined;
  const fits = (one: Option<V>) =>
    onSearch !== undefined ||
    (typing ? typing.fits(one.value, typed) : foldText(`${one.label} ${one.note ?? ''}`).includes(foldText(typed)));
  const written = typing?.written;
  const read = typed === '' ? undefined : written?.read(typed);
  const fitting = options.filter((one) => fits(one) && one.value !== read?.value);
  const found = read ? [read, ...fitting] : fitting;
  const type = (text: string) => {
    setEntry({ text, of: value, isLeft: false });
    onSearch?.(text);
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
    // Headless UI can choose a disabled option by a key: the one that was chosen before.
    if (next === null || leavesEmpty.current || isSearching) return;
    forget();
    onChange(next);
  };
  const isSettled = entry.isLeft && (failure !== null || (!isSearching && loaded !== undefined));
  const meant = isSettled && failure === null ? (written ? read : meantOption(found, typed, more)) : null;
  const tried = useNoSubmit(input, entry.isLeft);
  const [sending, setSending] = useState<Sent>(null);
  const chooseMeant = useEffectEvent(() => {
    if (!meant) return;
    setSending(tried.current);
    forget();
    onChange(meant.value);
    // Headless UI does not write the label after a key was pressed while the list was closed.
    if (input.current) input.current.value = meant.label;
  });
  // oxlint-disable-next-line react/set-state-in-effect -- The options come after the event that left the text.
  useEffect(() => chooseMeant(), [meant?.value]);
  useEffect(() => {
    if (sending) input.current?.form?.requestSubmit(sending.submitter);
  }, [sending]);
  const isUnclear = isSettled && !meant;
  const unclear =
    written?.expected ?? (found.length > 0 ? t('chooseFound') : t('nothingFoundFor', { text: typed.trim() }));
  return (
    <ComboboxRoot
      // Headless UI would highlight the chosen option instead of the one that the text is.
      value={read ? null : value}
      onChange={choose}
      onClose={() => setEntry((last) => (last.text?.trim() ? { ...last, isLeft: true } : noEntry))}
      disabled={disabled}
      invalid={invalid || isUnclear}
      immediate
    >
      <div>
        <div className="relative">
          <ComboboxInput
            as={DescribedInput}
            ref={input}
            id={id}
            {...aria}
            {...(isUnclear && { 'aria-invalid': true })}
            labelledBy={labelledBy}
            describedBy={cx(isUnclear && messageId, describedBy) || undefined}
            autoComplete="off"
            placeholder={placeholder}
            displayValue={(current: V | null) =>
              entry.text ??
              [...chosen, ...options].find((one) => one.value === current)?.label ??
              (written && current) ??
              ''
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
            onKeyDownCapture={(event) => {
              leavesEmpty.current = event.key === 'Tab' && event.currentTarget.value === '';
              if (event.key === 'Escape' && event.currentTarget.getAttribute('aria-expanded') === 'true') forget();
            }}
            onChange={(event) => type(event.target.value)}
            className={cx(controlClass, clear ? 'pr-15 pointer-coarse:pr-20' : 'pr-8 pointer-coarse:pr-10', className)}
          />
          {clear && <ClearButton id={id} onClear={clear} />}
          <ComboboxButton
            aria-label={t('choices')}
            className="text-ink-3 absolute inset-y-0 right-0 grid w-8 place-items-center pointer-coarse:w-10"
          >
            <ChevronDown className="size-3.5" />
          </ComboboxButton>
        </div>
        {isUnclear && <GroupError id={messageId}>{failure ?? unclear}</GroupError>}
      </div>
      <ComboboxOptions
        {...floating}
        modal={false}
        className={cx(panel, 'w-(--input-width) [--anchor-max-height:20rem]')}
      >
        {found.map((one) => (
          // Another key for another text, so that its first option is highlighted.
          <ComboboxOption
            key={`${read?.value ?? ''} ${one.value}`}
            value={one.value}
            disabled={isSearching}
            className={option}
          >
            <Line {...one} chosen={one.value === value} />
          </ComboboxOption>
        ))}
        {failure !== null && (
          <p role="alert" className="text-danger-text px-2 py-1.5">
            {failure}
          </p>
        )}
        {found.length === 0 && failure === null && (
          <p className="text-ink-3 px-2 py-1.5">
            {isSearching ? t('searching') : (written?.expected ?? t('nothingFound'))}
          </p>
        )}
        {more > 0 && <p className="text-12 text-ink-3 px-2 py-1.5">{t('filters.more', { count: more })}</p>}
      </ComboboxOptions>
    </ComboboxRoot>
  );
};
