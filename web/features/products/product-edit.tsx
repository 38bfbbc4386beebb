import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router';
import { getProductType, type Parameter } from '#shared/contracts/product-types.ts';
import { getProduct, type Product, updateProduct } from '#shared/contracts/products.ts';
import { sideOf } from '#shared/domain/roles.ts';
import { api } from '../../api/client.ts';
import { roleOf, useMay, useMe } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ModeratedReviews } from '../../domain/reviews/moderated-reviews.tsx';
import { ReviewList } from '../../domain/reviews/review-list.tsx';
import { RatingMark } from '../../domain/reviews/stars.tsx';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import type { FormTab } from '../../kit/form/use-resource-form.ts';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { Page } from '../../ui/page.tsx';
import { Tag } from '../../ui/pill.tsx';
import { sentValues, valuesFor } from './parameter-fields.tsx';
import { PriceHistory } from './price-history.tsx';
import { ProductActions } from './product-actions.tsx';
import { ProductFields } from './product-fields.tsx';
import { ProductFiles, useFileUpload } from './product-files.tsx';
import { ProductPhoto } from './product-photo.tsx';
import { ProductPhotos, usePhotoUpload } from './product-photos.tsx';
import { ProductStock } from './product-stock.tsx';
import { useMedia } from './use-media.ts';
import { useProductCheck } from './use-product-check.ts';

export default function ProductEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('products');
  const product = useGet(getProduct, { params: { id } });
  return (
    <Loaded title={t('title')} answer={product}>
      {({ data }) => <WithType key={data.id} product={data} />}
    </Loaded>
  );
}

/** The form begins with a row per parameter of the type. It stays open while the type of a newer version loads. */
const WithType = ({ product }: { product: Product }) => {
  const { t } = useTranslation('products');
  const [id] = useState(product.type_id);
  const first = useGet(getProductType, { params: { id } });
  const { data } = useGet(getProductType, { params: { id: product.type_id } });
  return (
    <Loaded title={t('title')} answer={first}>
      {() => <EditProduct product={product} parameters={data?.data.parameters} />}
    </Loaded>
  );
};

const formOf = (product: Product, parameters: readonly Parameter[]) => ({
  ...product,
  values: valuesFor(parameters, product.values),
});

const loadForm = async (id: string) => {
  const { data } = await api(getProduct, { params: { id } });
  const type = await api(getProductType, { params: { id: data.type_id } });
  return formOf(data, type.data.parameters);
};

const EditProduct = ({ product, parameters }: { product: Product; parameters: readonly Parameter[] | undefined }) => {
  const { t } = useTranslation('products');
  const save = useSend(updateProduct);
  const { check, setParameters } = useProductCheck();
  const params = { id: product.id };
  const media = useMedia(product);
  const photoUpload = usePhotoUpload(media);
  const fileUpload = useFileUpload(media);
  return (
    <Page
      title={product.name}
      picture={<ProductPhoto photo={product.photo} />}
      aside={<Owner product={product} />}
      actions={product.editable && <ProductActions product={product} />}
    >
      <ResourceForm
        schema={updateProduct.body}
        values={parameters ? formOf(product, parameters) : product}
        {...(!product.editable && { editable: [] })}
        tabs={useTabs()}
        tabsLabel={t('tabs.label')}
        check={check}
        submit={async ({ values, ...others }) => {
          const body = { ...others, ...(values && { values: sentValues(values) }) };
          const { data } = await save.mutateAsync({ params, body });
          const saved = parameters ? formOf(data, parameters) : data;
          return values ? { ...saved, values } : saved;
        }}
        reload={() => loadForm(product.id)}
      >
        {(tab) => {
          if (tab === 'stock') return <ProductStock product={product} />;
          if (tab === 'photos') return <ProductPhotos product={product} media={media} upload={photoUpload} />;
          if (tab === 'files') return <ProductFiles product={product} media={media} upload={fileUpload} />;
          if (tab === 'reviews') return <ProductReviews product={product} />;
          return (
            <ProductFields
              onParameters={setParameters}
              isReadOnly={!product.editable}
              prices={<PriceHistory product={product} />}
            />
          );
        }}
      </ResourceForm>
    </Page>
  );
};

const ProductReviews = ({ product: { id } }: { product: Product }) => (
  <div className="flex max-w-200 flex-col gap-5 py-6">
    {useMay('review.moderate') ? <ModeratedReviews productId={id} /> : <ReviewList productId={id} />}
  </div>
);

const Owner = ({ product: { company, active, rating } }: { product: Product }) => {
  const { t } = useTranslation('products');
  const isPlatform = sideOf(roleOf(useMe())) === 'platform';
  return (
    <span className="flex flex-wrap items-center gap-2">
      {isPlatform && company.name}
      <RatingMark rating={rating} />
      {!active && <Tag>{t('state.false')}</Tag>}
    </span>
  );
};

/** Changes of the other tabs apply at once. */
const useTabs = (): [FormTab, ...FormTab[]] => {
  const { t } = useTranslation('products');
  return [
    { id: 'common', label: t('tabs.common'), fields: Object.keys(updateProduct.body.shape) },
    { id: 'stock', label: t('tabs.stock'), fields: [] },
    { id: 'photos', label: t('tabs.photos'), fields: [] },
    { id: 'files', label: t('tabs.files'), fields: [] },
    { id: 'reviews', label: t('tabs.reviews'), fields: [] },
  ];
};
