import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductInput } from '#shared/contracts/products.ts';
import { useField } from '../../kit/form/fields.tsx';
import { Field } from '../../ui/field.tsx';
import { Combobox } from '../../ui/select.tsx';
import { useCategoryTree } from './category-tree.ts';

/** A category and, if it is one of them, its subcategory, chosen as one place of the tree. */
export const CategoryFields = () => {
  const { t } = useTranslation('products');
  const { setValue } = useFormContext<ProductInput>();
  const subcategory = useWatch<ProductInput, 'subcategory_id'>({ name: 'subcategory_id' });
  const { rows, isLoading, failure } = useCategoryTree();
  const text = (id: unknown) => rows.find(({ node }) => node.id === id)?.node.name ?? '—';
  const { field, error, disabled } = useField('category_id', { label: t('columns.category'), text });
  const below = useField('subcategory_id', { label: t('form.subcategory'), text });
  const value = subcategory ?? ((field.value as string) || null);
  const choose = (id: string) => {
    const parent = rows.find(({ node }) => node.id === id)?.node.parent_id ?? null;
    setValue('subcategory_id', parent === null ? null : id, { shouldDirty: true });
    field.onChange(parent ?? id);
  };
  const options = rows
    .filter(({ node }) => node.active || node.id === value)
    .map(({ node, depth }) => ({ value: node.id, label: node.name, depth }));
  return (
    <Field label={t('columns.category')} error={error ?? below.error}>
      {(ids) => (
        <Combobox
          {...ids}
          options={isLoading ? undefined : options}
          failure={failure}
          disabled={disabled}
          value={value}
          placeholder={t('form.choose')}
          onChange={choose}
        />
      )}
    </Field>
  );
};
