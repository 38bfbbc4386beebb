import { Trash2 } from 'lucide-react';
import { useState } from 'react';
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
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { Page } from '../../ui/page.tsx';
import { Section } from '../../ui/section.tsx';
import { DeleteDialog } from './delete-dialog.tsx';
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
  const [deleting, setDeleting] = useState(false);
  const params = { id: type.id };
  return (
    <Page
      title={type.name}
      actions={
        mayWrite && (
          <Button variant="danger-quiet" icon={Trash2} onClick={() => setDeleting(true)}>
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
      {deleting && (
        <DeleteDialog
          words="delete"
          name={type.name}
          remove={async () => {
            await remove.mutateAsync({ params, query: { version: String(type.version) } });
            void navigate(paths.productTypes.list, { replace: true });
          }}
          onClose={() => setDeleting(false)}
        />
      )}
    </Page>
  );
};
