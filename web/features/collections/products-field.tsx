import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { listProducts, type ProductRow } from '#shared/contracts/products.ts';
import { collectionLimits } from '#shared/domain/collections/limits.ts';
import { useGetByIds } from '../../api/query.ts';
import { useField } from '../../kit/form/fields.tsx';
import { type LookupQuery, useLookup } from '../../kit/list/use-lookup.ts';
import { Field } from '../../ui/field.tsx';
import { Combobox } from '../../ui/select.tsx';
import { ChosenProduct } from './chosen-product.tsx';
import { useKeptRow } from './use-kept-row.ts';

/** The products of a collection in their order, for those who see all products; others see their number. */
export const ProductsField = () => {
  const { t } = useTranslation('collections');
  const label = t('fields.products');
  const text = (value: unknown) => t('products.number', { count: (value as string[]).length });
  const { field, error, disabled } = useField('product_ids', { label, text });
  const ids = field.value as string[];
  if (disabled) return <p>{text(ids)}</p>;
  return <Products ids={ids} error={error} onChange={field.onChange} />;
};

type Props = { ids: readonly string[]; error: string | undefined; onChange: (ids: string[]) => void };

const onSale = ({ name, ...query }: LookupQuery) => ({
  query: { ...query, ...(name && { text: name }), active: 'true' as const },
});

const Products = ({ ids, error, onChange }: Props) => {
  const { t } = useTranslation('collections');
  const [said, setSaid] = useState('');
  const found = useLookup(listProducts, {
    request: onSale,
    options: ({ data }) => data.map(({ id, name, company }) => ({ value: id, label: name, note: company.name })),
    chosen: [],
  });
  const { rows, isPending } = useRows(ids);
  const { list, keep } = useKeptRow(ids);
  const move = (id: string, name: string, by: -1 | 1) => {
    const from = ids.indexOf(id);
    keep(id, by === -1 ? 'up' : 'down');
    onChange(ids.toSpliced(from, 1).toSpliced(from + by, 0, id));
    setSaid(t('products.moved', { name, place: from + by + 1, of: ids.length }));
  };
  const remove = (n: number) => {
    const next = ids[n + 1] ?? ids[n - 1];
    if (next !== undefined) keep(next, 'remove');
    onChange(ids.toSpliced(n, 1));
  };
  return (
    <>
      <Field label={t('products.add')} hint={t('products.addHint')} error={error}>
        {(field) => (
          <Combobox
            {...field}
            {...found}
            value={null}
            options={found.options?.filter(({ value }) => !ids.includes(value))}
            disabled={ids.length >= collectionLimits.products}
            placeholder={t('products.find')}
            onChange={(id: string) => onChange([...ids, id])}
          />
        )}
      </Field>
      {ids.length === 0 && <p className="text-ink-3">{t('products.none')}</p>}
      <ol
        ref={list}
        aria-label={t('fields.products')}
        className="rounded-3 border-line divide-line divide-y border empty:hidden"
      >
        {ids.map((id, n) => (
          <ChosenProduct
            key={id}
            id={id}
            product={rows.get(id)}
            isPending={isPending}
            isFirst={n === 0}
            isLast={n === ids.length - 1}
            onMove={(by, name) => move(id, name, by)}
            onRemove={() => remove(n)}
          />
        ))}
      </ol>
      {ids.length > 0 && <p className="text-12 text-ink-3">{t('products.number', { count: ids.length })}</p>}
      <p role="status" className="sr-only">
        {said}
      </p>
    </>
  );
};

/** The products of the ids. They stay while those of other ids are loaded. */
const useRows = (ids: readonly string[]) => {
  const { answers, isPending } = useGetByIds(listProducts, ids, (id) => ({ query: { id } }));
  const [seen] = useState(() => new Map<string, ProductRow>());
  const loaded = answers.flatMap(({ data }) => data);
  useEffect(() => {
    for (const row of loaded) seen.set(row.id, row);
  });
  return { rows: new Map([...seen, ...loaded.map((row) => [row.id, row] as const)]), isPending };
};
