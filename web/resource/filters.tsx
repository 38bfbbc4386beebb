import { Plus, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { buttonClass } from '../ui/button.tsx';
import { cx } from '../ui/cx.ts';
import { Menu, MenuAction } from '../ui/menu.tsx';
import { Popover } from '../ui/popover.tsx';
import type { Option } from '../ui/select.tsx';
import { useShortcuts } from '../ui/shortcuts.ts';
import { Checkbox } from '../ui/switch.tsx';
import type { ListState } from './list-state.ts';

/**
 * The toolbar of a list: a search box for the text filter, and chips (field, operator, value, ×) for the others, with
 * "+ Filter" for unused ones. A filter with options means "any of", with `one` it means "is"; without options it means
 * "contains".
 */
export type Filter = { key: string; label: string; options?: readonly Option[]; one?: boolean };
type State = Pick<ListState, 'filters' | 'filtered' | 'clear'> & {
  change: (filters: Record<string, string | string[] | undefined>) => void;
};

export const SearchBox = ({ state, filter, label }: { state: State; filter: string; label: string }) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const current = String(state.filters[filter] ?? '');
  const [typed, setTyped] = useTyped(current, (text) => state.change({ [filter]: text || undefined }));
  return (
    <div className="relative max-sm:min-w-36 max-sm:flex-auto!">
      <Search className="text-ink-3 pointer-events-none absolute top-1/2 left-2.25 size-3.5 -translate-y-1/2" />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typed}
        maxLength={100}
        onChange={(event) => setTyped(event.target.value)}
        className="h-control-sm rounded-2 border-line-field bg-surface text-12 max-md:text-16 w-48 border pr-2 pl-7.25 text-ellipsis max-sm:w-full [&::-webkit-search-cancel-button]:appearance-none"
      />
    </div>
  );
};

/** Milliseconds without a key press until the typed text becomes the filter. */
const pause = 250;

/** Shows text as typed; after a pause the trimmed text becomes the filter. */
const useTyped = (current: string, commit: (text: string) => void) => {
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  const [committed, setCommitted] = useState(current);
  const [replaced, setReplaced] = useState(0);
  if (seen !== current) {
    setSeen(current);
    // The typed text sets the filter; the text is replaced only when the filter changes elsewhere.
    if (current !== committed) {
      setCommitted(current);
      setTyped(current);
      setReplaced(replaced + 1);
    }
  }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), [replaced]);
  const type = (text: string) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setCommitted(text.trim());
      commit(text.trim());
    }, pause);
  };
  return [typed, type] as const;
};

export const FilterChips = ({ state, filters }: { state: State; filters: readonly Filter[] }) => {
  const { t } = useTranslation();
  const [added, setAdded] = useState<string | null>(null);
  const used = filters.filter(({ key }) => state.filters[key] !== undefined || key === added);
  const unused = filters.filter((filter) => !used.includes(filter));
  const drop = (key: string) => {
    setAdded(null);
    state.change({ [key]: undefined });
  };
  return (
    <>
      {used.map((filter) => (
        <Chip
          key={filter.key}
          filter={filter}
          state={state}
          fresh={filter.key === added}
          onDrop={() => drop(filter.key)}
        />
      ))}
      {unused.length > 0 && (
        <Menu
          align="start"
          label={t('filters.add')}
          button={
            <button
              type="button"
              className="h-control-sm rounded-2 border-line-strong text-12 text-ink-2 hover:bg-hover max-sm:w-control-sm inline-flex items-center gap-1.25 border border-dashed px-2 max-sm:justify-center max-sm:px-0"
            >
              <Plus className="size-3.5" />
              <span className="max-sm:sr-only">{t('filters.filter')}</span>
            </button>
          }
        >
          {unused.map(({ key, label }) => (
            <MenuAction key={key} onClick={() => setAdded(key)}>
              {label}
            </MenuAction>
          ))}
        </Menu>
      )}
      {state.filtered && (
        <button type="button" className={buttonClass('ghost', 'sm')} onClick={state.clear}>
          {t('filters.clear')}
        </button>
      )}
    </>
  );
};

/** "Status is New, Confirmed", for the "nothing found" state. */
export const filterWords = (filter: Filter, value: string | string[] | undefined): string =>
  [value ?? []]
    .flat()
    .map((one) => filter.options?.find((option) => option.value === one)?.label ?? one)
    .join(', ');

const Chip = ({
  filter,
  state,
  fresh,
  onDrop,
}: {
  filter: Filter;
  state: State;
  fresh: boolean;
  onDrop: () => void;
}) => {
  const { t } = useTranslation();
  const value = state.filters[filter.key];
  const valueText = filterWords(filter, value);
  return (
    <span className="h-control-sm rounded-2 border-line-strong bg-surface text-12 inline-flex items-center border whitespace-nowrap">
      <span className="text-ink-3 px-2">{filter.label}</span>
      <span className="border-line text-ink-2 border-l px-2 leading-(--control-sm)">
        {t(filter.one ? 'filters.is' : filter.options ? 'filters.anyOf' : 'filters.contains')}
      </span>
      {filter.options ? (
        <Popover
          button={
            <button
              type="button"
              autoFocus={fresh}
              className="border-line hover:bg-hover h-full max-w-60 truncate border-l px-2 font-medium"
            >
              {valueText || t('filters.choose')}
            </button>
          }
        >
          {() => (
            <Choices
              filter={filter}
              value={[value ?? []].flat()}
              onChange={(next) => state.change({ [filter.key]: next })}
            />
          )}
        </Popover>
      ) : (
        <Words
          filter={filter}
          value={valueText}
          fresh={fresh}
          onChange={(next) => state.change({ [filter.key]: next })}
        />
      )}
      <button
        type="button"
        aria-label={t('filters.remove', { filter: filter.label })}
        className="w-control-sm border-line text-ink-3 hover:bg-hover hover:text-ink grid h-full place-items-center border-l"
        onClick={onDrop}
      >
        <X className="size-3" />
      </button>
    </span>
  );
};

const Words = ({
  filter,
  value,
  fresh,
  onChange,
}: {
  filter: Filter;
  value: string;
  fresh: boolean;
  onChange: (value: string | undefined) => void;
}) => {
  const [typed, setTyped] = useTyped(value, (text) => onChange(text || undefined));
  return (
    <input
      autoFocus={fresh}
      aria-label={filter.label}
      value={typed}
      maxLength={100}
      onChange={(event) => setTyped(event.target.value)}
      className="border-line h-full w-32 border-l bg-transparent px-2 font-medium outline-offset-0"
    />
  );
};

/** With more options, the filter has a search box. */
const maxWithoutSearch = 12;

const Choices = ({
  filter,
  value,
  onChange,
}: {
  filter: Filter;
  value: string[];
  onChange: (value: string[] | undefined) => void;
}) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const options = filter.options ?? [];
  const toggle = (one: string, on: boolean) => {
    const rest = filter.one ? [] : value.filter((other) => other !== one);
    const next = on ? [...rest, one] : rest;
    onChange(next.length > 0 ? next : undefined);
  };
  return (
    <fieldset className="quiet-scroll max-h-80 overflow-auto">
      <legend className="sr-only">{filter.label}</legend>
      {options.length > maxWithoutSearch && (
        <input
          type="search"
          aria-label={t('filters.find')}
          placeholder={t('filters.find')}
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          className="h-control-sm border-line bg-raised max-md:text-16 sticky top-0 mb-1 w-full border-b px-2 outline-offset-[-2px]"
        />
      )}
      {options
        .filter(({ label }) => foldText(label).includes(foldText(typed)))
        .map((option) => (
          <label
            key={option.value}
            className={cx(
              'flex min-h-7.5 items-center gap-2 rounded-2 px-2 py-1 hover:bg-hover pointer-coarse:min-h-11',
            )}
          >
            <Checkbox
              checked={value.includes(option.value)}
              onChange={(event) => toggle(option.value, event.target.checked)}
            />
            <span className="min-w-0 flex-1">{option.label}</span>
            {option.note && <span className="text-ink-3">{option.note}</span>}
          </label>
        ))}
    </fieldset>
  );
};
