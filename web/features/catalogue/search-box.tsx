import { Search } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { searchCatalogue } from '#shared/contracts/catalogue.ts';
import { useGet } from '../../api/query.ts';
import { ProductPhoto } from '../../domain/products/product-photo.tsx';
import { usePriceText } from '../../domain/products/use-price-text.ts';
import { useDebounced } from '../../kit/list/use-debounced.ts';
import { paths } from '../../paths.ts';
import { cx } from '../../ui/cx.ts';
import { enterAgain } from '../../ui/entered.ts';
import { count } from '../../ui/format.ts';
import { useShortcuts } from '../../ui/shortcuts.ts';
import type { CatalogueState, Found } from './use-catalogue.ts';

type Suggestion = { to: string; text: string; note: string; photo?: ReactNode };

/**
 * Finds products by words, and suggests some while one types. A form, so that Enter searches also before the app has
 * started.
 */
export const SearchBox = ({ state }: { state: CatalogueState }) => {
  const { t } = useTranslation('catalogue');
  const navigate = useNavigate();
  const listId = useId();
  const form = useRef<HTMLFormElement>(null);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => enterAgain(form.current!), []);
  useShortcuts({ '/': () => input.current?.focus() });
  const current = state.query.text ?? '';
  const [typed, setTyped] = useState(current);
  const [seen, setSeen] = useState(current);
  const [isOpen, setOpen] = useState(false);
  const [at, setAt] = useState<number | null>(null);
  if (seen !== current) {
    setSeen(current);
    setTyped(current);
  }
  const suggestions = useSuggestions(typed.trim(), isOpen);
  const isShown = isOpen && suggestions.length > 0;
  const active = isShown && at !== null ? suggestions[at] : undefined;
  const close = () => {
    setOpen(false);
    setAt(null);
  };
  const choose = ({ to }: Suggestion) => {
    close();
    void navigate(to);
  };
  const press = (event: React.KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === 'Escape' && isShown) close();
    else if (step && isShown) setAt(nextOf(at, step, suggestions.length));
    else if (step) setOpen(true);
    else return;
    event.preventDefault();
  };
  return (
    <form
      ref={form}
      role="search"
      action={paths.catalogue}
      className="relative"
      onSubmit={(event) => {
        event.preventDefault();
        if (active) return choose(active);
        close();
        state.change({ text: typed.trim() || undefined });
      }}
    >
      <Search className="text-ink-3 pointer-events-none absolute top-1/2 left-2.5 size-3.5 -translate-y-1/2" />
      <input
        ref={input}
        name="text"
        role="combobox"
        aria-label={t('search.label')}
        aria-expanded={isShown}
        aria-controls={listId}
        aria-autocomplete="list"
        aria-activedescendant={active && `${listId}-${at}`}
        placeholder={t('search.label')}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setAt(null);
          setOpen(true);
        }}
        onBlur={close}
        onKeyDown={press}
        className="h-control rounded-2 border-line-field bg-surface max-md:text-16 w-64 border pr-2 pl-8 text-ellipsis max-md:w-56"
      />
      <div
        id={listId}
        role="listbox"
        aria-label={t('search.suggestions')}
        hidden={!isShown}
        className="rounded-3 bg-raised shadow-3 absolute top-full right-0 z-30 mt-1 w-[min(24rem,calc(100vw-32px))] p-1"
      >
        {suggestions.map((one, n) => (
          // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the keys are those of the combobox
          <div
            key={one.to}
            id={`${listId}-${n}`}
            role="option"
            tabIndex={-1}
            aria-selected={n === at}
            // The focus stays in the box.
            onPointerDown={(event) => event.preventDefault()}
            onClick={() => choose(one)}
            className={cx(
              'flex min-h-9 cursor-pointer items-center gap-2.5 rounded-2 px-2 py-1 hover:bg-hover pointer-coarse:min-h-11',
              n === at && 'bg-primary-soft',
            )}
          >
            {one.photo ?? <Search className="text-ink-3 mx-1.5" />}
            <span className="min-w-0 flex-1 truncate">{one.text}</span>
            <span className="figures text-ink-2">{one.note}</span>
          </div>
        ))}
      </div>
    </form>
  );
};

/** After the last one comes none, where Enter searches for the text. */
const nextOf = (at: number | null, step: number, all: number): number | null => {
  const next = ((at ?? -1) + step + all + 2) % (all + 1);
  return next === 0 ? null : next - 1;
};

/** What the server finds by the typed text, from two letters on: some products, and categories with more of them. */
const useSuggestions = (text: string, isOpen: boolean): Suggestion[] => {
  const searched = useDebounced(text);
  const priceText = usePriceText();
  const enabled = isOpen && searched === text && text.length > 1;
  const { data, isPlaceholderData } = useGet(
    searchCatalogue,
    { query: { text: searched, per_page: '6' } },
    { enabled },
  );
  if (!data || isPlaceholderData || !enabled) return [];
  return [
    ...data.data.map(({ id, name, photo, ...product }) => ({
      to: paths.catalogueProduct(id),
      text: name,
      note: priceText(product),
      photo: <ProductPhoto photo={photo} />,
    })),
    ...fullestOf(data.categories).map(({ id, name, count: total }) => ({
      to: `${paths.catalogueCategory(id)}?${new URLSearchParams({ text })}`,
      text: name,
      note: count(total),
    })),
  ];
};

/** The categories with the most products found, without those above others. */
const fullestOf = (categories: Found['categories']): Found['categories'] =>
  categories
    .filter(({ id }) => !categories.some(({ parent_id }) => parent_id === id))
    .toSorted((one, other) => other.count - one.count)
    .slice(0, 3);
