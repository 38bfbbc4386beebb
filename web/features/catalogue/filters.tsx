import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type Facet, searchCatalogue } from '#shared/contracts/catalogue.ts';
import { Button } from '../../ui/button.tsx';
import { count } from '../../ui/format.ts';
import { Checkbox } from '../../ui/switch.tsx';
import { CategoryTree } from './category-tree.tsx';
import { rangeOf, setRange, toggled, toggleValue, valuesOf } from './parameters.ts';
import { RangeFields } from './range-fields.tsx';
import type { CatalogueState, Found } from './use-catalogue.ts';

/** A facet shows so many values before it is opened. */
const fewValues = 8;

/** All filters with the numbers of the products that they would leave. */
export const Filters = ({ state, found }: { state: CatalogueState; found: Found | undefined }) => {
  const { t } = useTranslation('catalogue');
  if (!found) return <Skeleton />;
  const { query, change } = state;
  const numberOf = (text: string | undefined) => (text === undefined ? undefined : Number(text));
  const textOf = (number: number | undefined) => number?.toString();
  return (
    <div className="divide-line divide-y">
      <CategoryTree state={state} categories={found.categories} />
      <RangeFields
        label={t('filters.price')}
        found={found.prices}
        value={{ from: numberOf(query.price_from), to: numberOf(query.price_to) }}
        scale={100}
        isValid={(price) => searchCatalogue.query.shape.price_from.safeParse(String(price)).success}
        onChange={({ from, to }) => change({ price_from: textOf(from), price_to: textOf(to) })}
      />
      <Choices
        label={t('filters.company')}
        values={found.companies}
        chosen={state.companies}
        onToggle={(id) => change({ company_id: (before) => toggled(before, id) })}
      />
      <fieldset className="py-3">
        <legend className="float-left mb-2 font-semibold">{t('filters.availability')}</legend>
        <div className="clear-both">
          <Choice
            label={t('filters.inStock')}
            total={found.in_stock}
            checked={query.in_stock !== undefined}
            onChange={() => change({ in_stock: ([before]) => (before === 'true' ? '' : 'true') })}
          />
          <Choice
            label={t('filters.new')}
            checked={query.new !== undefined}
            onChange={() => change({ new: ([before]) => (before === 'true' ? '' : 'true') })}
          />
        </div>
      </fieldset>
      {found.facets.map((facet) => (
        <OneFacet key={facet.parameter_id} facet={facet} state={state} />
      ))}
    </div>
  );
};

const OneFacet = ({ facet, state: { parameters, change } }: { facet: Facet; state: CatalogueState }) => {
  const { parameter_id: id, name, unit } = facet;
  if (facet.kind === 'number')
    return (
      <RangeFields
        label={unit ? `${name}, ${unit}` : name}
        found={facet.range}
        value={rangeOf(parameters, id)}
        onChange={(range) => change({ parameters: ([text]) => setRange(text, id, range) })}
      />
    );
  return (
    <Choices
      label={name}
      values={facet.values}
      chosen={valuesOf(parameters, id)}
      onToggle={(value) => change({ parameters: ([text]) => toggleValue(text, id, value) })}
    />
  );
};

const Choices = ({
  label,
  values,
  chosen,
  onToggle,
}: {
  label: string;
  values: Facet['values'];
  chosen: readonly string[];
  onToggle: (value: string) => void;
}) => {
  const { t } = useTranslation('catalogue');
  const [isOpen, setOpen] = useState(false);
  const shown = values.filter(({ value }, n) => isOpen || n < fewValues || chosen.includes(value));
  if (values.length === 0) return null;
  return (
    <fieldset className="py-3">
      <legend className="float-left mb-2 font-semibold">{label}</legend>
      <div className="clear-both">
        {shown.map(({ value, name, count: total }) => (
          <Choice
            key={value}
            label={name}
            total={total}
            checked={chosen.includes(value)}
            onChange={() => onToggle(value)}
          />
        ))}
        {values.length > fewValues && (
          <Button variant="ghost" size="sm" className="-ml-2.5" onClick={() => setOpen(!isOpen)}>
            {isOpen ? t('filters.showFewer') : t('filters.showAll', { total: count(values.length) })}
          </Button>
        )}
      </div>
    </fieldset>
  );
};

const Choice = ({
  label,
  total,
  checked,
  onChange,
}: {
  label: string;
  total?: number;
  checked: boolean;
  onChange: () => void;
}) => (
  <label className="text-ink-2 hover:text-ink flex min-h-7 items-center gap-2 pointer-coarse:min-h-11">
    <Checkbox checked={checked} onChange={onChange} />
    <span className="min-w-0 truncate" title={label}>
      {label}
    </span>
    {total !== undefined && <span className="figures text-12 text-ink-3 ml-auto">{count(total)}</span>}
  </label>
);

const Skeleton = () => (
  <div aria-hidden className="flex flex-col gap-4 py-4">
    {['w-20', 'w-full', 'w-40', 'w-32', 'w-36', 'w-20', 'w-full', 'w-24', 'w-40', 'w-32'].map((width, n) => (
      <span key={n} className={`skeleton ${width}`} />
    ))}
  </div>
);
