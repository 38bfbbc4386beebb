import { Plus, Search, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { foldText } from '#shared/domain/fold-text.ts';
import { buttonClass } from '../../ui/button.tsx';
import { cx } from '../../ui/cx.ts';
import { Menu, MenuAction } from '../../ui/menu.tsx';
import { Popover } from '../../ui/popover.tsx';
import type { Option } from '../../ui/select.tsx';
import { useShortcuts } from '../../ui/shortcuts.ts';
import { Checkbox } from '../../ui/switch.tsx';
import type { ListState } from './list-state.ts';
import { type Changed, type Step, useStepOnce } from './query-changes.ts';
import { typingPause } from './use-debounced.ts';
import { type Lookup, withChosen } from './use-lookup.ts';

/** With options it means "any of", with `one` it has one value and no operator; without options it means "contains". */
export type Filter = {
  key: string;
  label: string;
  options?: readonly Option[];
  /** Instead of options: the server searches them (`useLookup`). The same hook at each render. */
  useOptions?: LookupFilter;
  one?: boolean;
};
export type LookupFilter = (asking: { chosen: readonly string[]; searches: boolean }) => Lookup;
export type FilterState = Pick<ListState, 'filters' | 'filtered' | 'clear'> & {
  change: (filters: Record<string, Changed>, step?: Step) => void;
};

/** The text filter of a list. */
export const SearchBox = ({ state, filter, label }: { state: FilterState; filter: string; label: string }) => {
  const input = useRef<HTMLInputElement>(null);
  useShortcuts({ '/': () => input.current?.focus() });
  const current = String(state.filters[filter] ?? '');
  const [typed, setTyped] = useTyped(current, (text) =>
    state.change({ [filter]: text || undefined }, { replace: true }),
  );
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
        className="h-control-sm rounded-2 border-line-field bg-surface text-12 max-md:text-16 w-48 border pr-2 pl-7.25 text-ellipsis max-sm:w-full"
      />
    </div>
  );
};

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
    }, typingPause);
  };
  return [typed, type] as const;
};

/** The other filters of a list as chips (field, operator, value, ×), with "+ Filter" for unused ones. */
export const FilterChips = ({ state, filters }: { state: FilterState; filters: readonly Filter[] }) => {
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

/** The values of a filter in words: "New, Confirmed". A component shows one filter, because its hook depends on it. */
export const useFilterWords = (filter: Filter, value: string | string[] | undefined): string => {
  const { t } = useTranslation();
  const values = [value ?? []].flat();
  const { useOptions = noLookup } = filter;
  const { chosen } = useOptions({ chosen: values, searches: false });
  const labelOf = (one: string) => {
    if (!filter.useOptions) return filter.options?.find((option) => option.value === one)?.label ?? one;
    if (!chosen) return '…';
    return chosen.find((option) => option.value === one)?.label ?? t('filters.gone');
  };
  return [...new Set(values.map(labelOf))].join(', ');
};

const noLookup: LookupFilter = () => ({
  options: undefined,
  chosen: undefined,
  more: 0,
  isSearching: false,
  failure: null,
  onSearch: () => {},
});

const Chip = ({
  filter,
  state,
  fresh,
  onDrop,
}: {
  filter: Filter;
  state: FilterState;
  fresh: boolean;
  onDrop: () => void;
}) => {
  const { t } = useTranslation();
  const value = state.filters[filter.key];
  const valueText = useFilterWords(filter, value);
  const hasChoices = filter.options !== undefined || filter.useOptions !== undefined;
  return (
    <span className="h-control-sm rounded-2 border-line-strong bg-surface text-12 inline-flex items-center border whitespace-nowrap">
      <span className="text-ink-3 px-2">{filter.label}</span>
      {!filter.one && (
        <span className="border-line text-ink-2 border-l px-2 leading-(--control-sm)">
          {t(hasChoices ? 'filters.anyOf' : 'filters.contains')}
        </span>
      )}
      {hasChoices ? (
        <Popover
          opens={fresh}
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
              onChange={(change, step) => state.change({ [filter.key]: change }, step)}
            />
          )}
        </Popover>
      ) : (
        <Words
          filter={filter}
          value={valueText}
          fresh={fresh}
          onChange={(next) => state.change({ [filter.key]: next }, { replace: true })}
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

/** With more options, the filter has a search box. One whose options the server searches always has it. */
const maxWithoutSearch = 12;

const Choices = ({
  filter,
  value,
  onChange,
}: {
  filter: Filter;
  value: string[];
  onChange: (change: (before: readonly string[]) => string[], step: Step) => void;
}) => {
  const { t } = useTranslation();
  const [typed, setTyped] = useState('');
  const stepOnce = useStepOnce();
  const { useOptions = noLookup } = filter;
  const {
    options: found,
    chosen = [],
    more,
    isSearching,
    failure,
    onSearch,
  } = useOptions({ chosen: value, searches: true });
  const options = filter.options ?? withChosen(found ?? [], typed ? [] : chosen);
  const shown = filter.useOptions ? options : options.filter(({ label }) => foldText(label).includes(foldText(typed)));
  const isLoading = filter.useOptions !== undefined && !found && failure === null;
  const choose = (one: string, isOn: (before: readonly string[]) => boolean) =>
    onChange((before) => {
      const rest = filter.one ? [] : before.filter((other) => other !== one);
      return isOn(before) ? [...rest, one] : rest;
    }, stepOnce());
  return (
    <fieldset className="quiet-scroll max-h-80 overflow-auto">
      <legend className="sr-only">{filter.label}</legend>
      {(filter.useOptions || options.length > maxWithoutSearch) && (
        <input
          type="search"
          aria-label={t('filters.find')}
          placeholder={t('filters.find')}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            onSearch(event.target.value);
          }}
          onKeyDown={(event) => {
            const [first] = shown;
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            if (typed && first && !isSearching) choose(first.value, () => true);
          }}
          className="h-control-sm border-line bg-raised max-md:text-16 sticky top-0 mb-1 w-full border-b px-2 outline-offset-[-2px]"
        />
      )}
      {isLoading && <span className="skeleton m-2 w-40" />}
      {shown.map((option) => (
        <label
          key={option.value}
          className={cx('flex min-h-7.5 items-center gap-2 rounded-2 px-2 py-1 hover:bg-hover pointer-coarse:min-h-11')}
        >
          <Checkbox
            checked={value.includes(option.value)}
            // Not the box's own state, which a quick press finds before the address has changed.
            onChange={() => choose(option.value, (before) => !before.includes(option.value))}
          />
          <span className="flex min-w-0 flex-1 flex-wrap justify-between gap-x-3">
            <span>{option.label}</span>
            {option.note && <span className="text-ink-3 max-md:text-12">{option.note}</span>}
          </span>
        </label>
      ))}
      {failure !== null && (
        <p role="alert" className="text-12 text-danger-text px-2 py-1.5">
          {failure}
        </p>
      )}
      {!isLoading && !isSearching && failure === null && shown.length === 0 && (
        <p className="text-ink-3 px-2 py-1.5">{t('nothingFound')}</p>
      )}
      {more > 0 && <p className="text-12 text-ink-3 px-2 py-1.5">{t('filters.more', { count: more })}</p>}
    </fieldset>
  );
};
