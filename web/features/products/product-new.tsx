import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { nullsOf } from '#shared/contracts/fields.ts';
import { getProductType } from '#shared/contracts/product-types.ts';
import {
  createProduct,
  getProduct,
  type Product,
  ProductFields as ProductFieldsSchema,
} from '#shared/contracts/products.ts';
import { usualVat } from '#shared/domain/products/vat.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { roleOf, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ComboboxField } from '../../kit/form/fields.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { paths } from '../../paths.ts';
import { Page } from '../../ui/page.tsx';
import { useSellers } from './lookups.ts';
import { sentValues, valuesFor } from './parameter-fields.tsx';
import { ProductFields, StartFields } from './product-fields.tsx';
import { useProductCheck } from './use-product-check.ts';

const empty = {
  ...nullsOf(ProductFieldsSchema),
  name: '',
  description: '',
  category_id: '',
  type_id: '',
  price: '',
  ...usualVat,
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
  const { id: company = '' } = useParams();
  const [search] = useSearchParams();
  const from = search.get('from');
  return from ? <ProductCopy key={from} id={from} /> : <NewProduct values={empty} company={company} />;
}

const ProductCopy = ({ id }: { id: string }) => {
  const { t } = useTranslation('products');
  return (
    <Loaded title={t('new')} answer={useGet(getProduct, { params: { id } })}>
      {({ data }) => <CopyOf product={data} />}
    </Loaded>
  );
};

/** Hidden and without pieces, until somebody has made it different from the original. */
const CopyOf = ({ product }: { product: Product }) => {
  const { t } = useTranslation('products');
  const name = t('actions.copy', { name: product.name }).slice(0, 200);
  return (
    <Loaded title={t('new')} answer={useGet(getProductType, { params: { id: product.type_id } })}>
      {({ data: { parameters } }) => (
        <NewProduct
          values={{ ...product, values: valuesFor(parameters, product.values), name, sku: '', stock: 0, active: false }}
          company={product.company.id}
        />
      )}
    </Loaded>
  );
};

const NewProduct = ({ values, company }: { values: object; company: string }) => {
  const { t } = useTranslation(['products', 'fields']);
  const navigate = useNavigate();
  const create = useSend(createProduct);
  const { check, setParameters } = useProductCheck();
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return (
    <Page title={t('new')}>
      <ResourceForm
        creating
        schema={createProduct.body}
        param="from"
        values={{ ...values, ...(isPlatform && { company_id: company }) }}
        submitLabel={t('create')}
        check={(typed) => ({
          ...check(typed),
          ...(isPlatform && !typed.company_id && { company_id: t('fields:required') }),
        })}
        submit={async (body) => (await create.mutateAsync({ body: { ...body, values: sentValues(body.values) } })).data}
        onSaved={({ id }) => void navigate(paths.products.edit(id), { replace: true })}
      >
        <ProductFields onParameters={setParameters} owner={isPlatform && <CompanyField />} more={<StartFields />} />
      </ResourceForm>
    </Page>
  );
};

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
