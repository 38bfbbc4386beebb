import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../ui/button.tsx';
import { money } from '../../ui/format.ts';
import { type Range, removeParameters, toggled, toggleValue } from './parameters.ts';
import type { CatalogueState, Found } from './use-catalogue.ts';

export type ChosenFilter = { key: string; label?: string; value: string; remove: () => void };

/** The filters in the address in words. Names come with the reply. */
export const useChosenFilters = (state: CatalogueState, found: Found | undefined): ChosenFilter[] => {
  const { t } = useTranslation(['catalogue', 'common']);
  const { query, companies, change } = state;
  const named = (name: string | undefined) => name ?? (found ? t('common:filters.gone') : '…');
  const rangeText = ({ from, to }: Range, write: (number: number) => string) => {
    if (from === undefined) return to === undefined ? '' : t('filters.upTo', { to: write(to) });
    return to === undefined ? t('filters.atLeast', { from: write(from) }) : `${write(from)} – ${write(to)}`;
  };
  const price = {
    ...(query.price_from && { from: Number(query.price_from) }),
    ...(query.price_to && { to: Number(query.price_to) }),
  };
  const ofParameter = ([id, value]: [string, string[] | Range]): ChosenFilter[] => {
    const facet = found?.facets.find(({ parameter_id }) => parameter_id === id);
    const label = named(facet?.name);
    if (!Array.isArray(value))
      return [
        {
          key: id,
          label,
          value: rangeText(value, (number) => [number, facet?.unit ?? ''].join(' ').trim()),
          remove: () => change({ parameters: ([text]) => removeParameters(text, [id]) }),
        },
      ];
    return value.map((one) => ({
      key: `${id} ${one}`,
      label,
      value: named(facet?.values.find((known) => known.value === one)?.name),
      remove: () => change({ parameters: ([text]) => toggleValue(text, id, one) }),
    }));
  };
  const all: (ChosenFilter | false | undefined | '')[] = [
    query.text && {
      key: 'text',
      label: t('filters.text'),
      value: query.text,
      remove: () => change({ text: undefined }),
    },
    query.collection_id && {
      key: 'collection',
      label: t('filters.collection'),
      value: named(found?.collection?.name),
      remove: () => change({ collection_id: undefined }),
    },
    Object.keys(price).length > 0 && {
      key: 'price',
      label: t('filters.priceShort'),
      value: rangeText(price, money),
      remove: () => change({ price_from: undefined, price_to: undefined }),
    },
    ...companies.map((id) => ({
      key: id,
      label: t('filters.company'),
      value: named(found?.companies.find(({ value }) => value === id)?.name),
      remove: () => change({ company_id: (before) => toggled(before, id) }),
    })),
    query.in_stock && { key: 'in_stock', value: t('filters.inStock'), remove: () => change({ in_stock: undefined }) },
    query.new && { key: 'new', value: t('filters.new'), remove: () => change({ new: undefined }) },
    ...Object.entries(state.parameters)
      .filter(([id]) => !found?.unknown_parameters.includes(id))
      .flatMap(ofParameter),
  ];
  return all.filter((one) => typeof one === 'object');
};

/** The chosen filters as chips that remove them. */
export const ChosenFilters = ({ chosen, onClear }: { chosen: readonly ChosenFilter[]; onClear: () => void }) => {
  const { t } = useTranslation();
  if (chosen.length === 0) return null;
  return (
    <>
      {chosen.map(({ key, label, value, remove }) => (
        <span
          key={key}
          className="h-control-sm rounded-2 border-line-strong bg-surface text-12 inline-flex items-center border whitespace-nowrap"
        >
          {label && <span className="text-ink-3 border-line max-w-40 truncate border-r px-2">{label}</span>}
          <span className="max-w-60 truncate px-2 font-medium">{value}</span>
          <button
            type="button"
            aria-label={t('filters.remove', { filter: [label, value].filter(Boolean).join(' ') })}
            onClick={remove}
            className="w-control-sm border-line text-ink-3 hover:bg-hover hover:text-ink grid h-full place-items-center border-l"
          >
            <X className="size-3" />
          </button>
        </span>
      ))}
      <Button variant="ghost" size="sm" onClick={onClear}>
        {t('filters.clear')}
      </Button>
    </>
  );
};
