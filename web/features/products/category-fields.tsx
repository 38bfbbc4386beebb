import { use, useEffect } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ProductInput } from '#shared/contracts/products.ts';
import { listChildSpecialties } from '#shared/contracts/specialties.ts';
import { useGet } from '../../api/query.ts';
import { ComboboxField, SelectField } from '../../kit/form/fields.tsx';
import { Editable } from '../../kit/form/form-context.ts';
import { Pair } from '../../ui/section.tsx';
import { useOfferedCategories } from './lookups.ts';

/** A category and one of its subcategories. */
export const CategoryFields = () => {
  const { t } = useTranslation('products');
  const editable = use(Editable);
  const { setValue } = useFormContext<ProductInput>();
  const [category, subcategory] = useWatch<ProductInput, ['category_id', 'subcategory_id']>({
    name: ['category_id', 'subcategory_id'],
  });
  const categories = useOfferedCategories({ chosen: category ? [category] : [], searches: true });
  const { data } = useGet(listChildSpecialties, { params: { id: category } }, { enabled: Boolean(category) });
  const children = category ? data?.data : [];
  const isOfAnother = subcategory !== null && children?.every(({ id }) => id !== subcategory);
  useEffect(() => {
    if (isOfAnother) setValue('subcategory_id', null, { shouldDirty: true });
  }, [isOfAnother, setValue]);
  return (
    <Pair>
      <ComboboxField<ProductInput>
        name="category_id"
        label={t('columns.category')}
        placeholder={t('form.choose')}
        {...categories}
      />
      <Editable value={children?.length ? editable : []}>
        <SelectField<ProductInput>
          name="subcategory_id"
          label={t('form.subcategory')}
          placeholder={t(subcategoryHint(category, children))}
          options={(children ?? []).map(({ id, name }) => ({ value: id, label: name }))}
          optional
        />
      </Editable>
    </Pair>
  );
};

const subcategoryHint = (category: string, children: readonly unknown[] | undefined) => {
  if (!category) return 'form.categoryFirst';
  return children?.length === 0 ? 'form.noSubcategories' : 'form.choose';
};
