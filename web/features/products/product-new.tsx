import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import { nullsOf } from '#shared/contracts/fields.ts';
import { createProduct, ProductFields as ProductFieldsSchema } from '#shared/contracts/products.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { ComboboxField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { useSellers } from './lookups.ts';
import { sentValues } from './parameter-fields.tsx';
import { ProductFields, StartFields } from './product-fields.tsx';
import { useProductCheck } from './use-product-check.ts';

const empty = {
  ...nullsOf(ProductFieldsSchema),
  name: '',
  description: '',
  category_id: '',
  type_id: '',
  price: '',
  sku: '',
  barcode: '',
  barcode_unchecked: false,
  height: '',
  length: '',
  width: '',
  weight: '',
  active: true,
  values: [],
  stock: 0,
};

export default function ProductNew() {
  const { t } = useTranslation(['products', 'fields']);
  const navigate = useNavigate();
  const { id: company = '' } = useParams();
  const create = useSend(createProduct);
  const { check, setParameters } = useProductCheck();
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createProduct.body}
        values={{ ...empty, ...(isPlatform && { company_id: company }) }}
        submitLabel={t('create')}
        check={(values) => ({
          ...check(values),
          ...(isPlatform && !values.company_id && { company_id: t('fields:required') }),
        })}
        submit={async (body) => (await create.mutateAsync({ body: { ...body, values: sentValues(body.values) } })).data}
        onSaved={({ id }) => void navigate(paths.products.edit(id), { replace: true })}
      >
        <ProductFields onParameters={setParameters} owner={isPlatform && <CompanyField />} more={<StartFields />} />
      </ResourceForm>
    </Page>
  );
}

const CompanyField = () => {
  const { t } = useTranslation('products');
  const chosen = useWatch<{ company_id?: string }, 'company_id'>({ name: 'company_id' });
  const companies = useSellers({ chosen: chosen ? [chosen] : [], searches: true });
  return (
    <ComboboxField
      name="company_id"
      label={t('columns.company')}
      hint={t('form.companyHint')}
      placeholder={t('form.choose')}
      {...companies}
    />
  );
};
