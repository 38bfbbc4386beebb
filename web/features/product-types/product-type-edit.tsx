import { Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useParams } from 'react-router';
import {
  deleteProductType,
  getProductType,
  type ProductType,
  updateProductType,
} from '#shared/contracts/product-types.ts';
import { api } from '../../api/client.ts';
import { useMay } from '../../api/me.ts';
import { useGet, useSend } from '../../api/query.ts';
import { ResourceForm } from '../../kit/form/resource-form.tsx';
import { Loaded } from '../../kit/parts/loaded.tsx';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { NameFields } from './name-fields.tsx';
import { Parameters } from './parameters.tsx';
import { ReadOnlyBanner } from './read-only-banner.tsx';

export default function ProductTypeEdit() {
  const { id = '' } = useParams();
  const { t } = useTranslation('product-types');
  const type = useGet(getProductType, { params: { id } });
  return (
    <Loaded title={t('title')} answer={type}>
      {({ data }) => <EditProductType key={data.id} type={data} />}
    </Loaded>
  );
}

const EditProductType = ({ type }: { type: ProductType }) => {
  const { t } = useTranslation('product-types');
  const navigate = useNavigate();
  const save = useSend(updateProductType);
  const remove = useSend(deleteProductType);
  const mayWrite = useMay('product-type.write');
  const { ask, question } = useAsk();
  const { id, name, version } = type;
  const params = { id };
  const confirmDeletion = () =>
    ask({
      danger: true,
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params, query: { version: String(version) } });
        void navigate(paths.productTypes.list, { replace: true });
      },
      done: t('delete.done', { name }),
    });
  return (
    <Page
      title={name}
      actions={
        mayWrite && (
          <Button variant="danger-quiet" icon={Trash2} onClick={confirmDeletion}>
            {t('delete.button')}
          </Button>
        )
      }
    >
      <ResourceForm
        schema={updateProductType.body}
        values={type}
        {...(!mayWrite && { editable: [] })}
        submit={async (body) => (await save.mutateAsync({ params, body })).data}
        reload={async () => (await api(getProductType, { params })).data}
      >
        <div className="pt-5 empty:hidden">
          <ReadOnlyBanner />
        </div>
        <Section title={t('form.names')} reason={t('form.namesReason')}>
          <NameFields />
        </Section>
        <Parameters type={type} />
      </ResourceForm>
      {question}
    </Page>
  );
};
