import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteProduct, type Product, updateProduct } from '#shared/contracts/products.ts';
import { useMay } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { Confirm, Dialog } from '../../ui/dialog.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** Duplicates a product, hides it or puts it on sale, with undo, and deletes it after a question. */
export const ProductActions = ({ product: { id, name, version, active } }: { product: Product }) => {
  const { t } = useTranslation('products');
  const update = useSend(updateProduct);
  const mayDelete = useMay('product.delete');
  const [isDeleting, setIsDeleting] = useState(false);
  const show = (next: boolean, at: number) =>
    update.mutate(
      { params: { id }, body: { version: at, active: next } },
      {
        onSuccess: ({ data }) =>
          snack({
            tone: 'good',
            text: t(next ? 'actions.shown' : 'actions.hidden', { name }),
            undo: () => show(!next, data.version),
          }),
        onError: ({ message }) => snack({ tone: 'bad', text: message }),
      },
    );
  return (
    <>
      {mayDelete && (
        <Button variant="danger-quiet" icon={Trash2} onClick={() => setIsDeleting(true)}>
          {t('delete.button')}
        </Button>
      )}
      <ButtonLink icon={Copy} to={paths.products.copyOf(id)}>
        {t('actions.duplicate')}
      </ButtonLink>
      <Button icon={active ? EyeOff : Eye} busy={update.isPending} onClick={() => show(!active, version)}>
        {t(active ? 'actions.hide' : 'actions.show')}
      </Button>
      {isDeleting && (
        <DeleteProduct
          product={{ id, name, version }}
          onHide={active && (() => show(false, version))}
          onClose={() => setIsDeleting(false)}
        />
      )}
    </>
  );
};

type DeleteProps = {
  product: Pick<Product, 'id' | 'name' | 'version'>;
  onHide: false | (() => void);
  onClose: () => void;
};

/** A refusal stands in the place of the question. A product in stock can be hidden instead. */
const DeleteProduct = ({ product: { id, name, version }, onHide, onClose }: DeleteProps) => {
  const { t } = useTranslation(['products', 'common']);
  const navigate = useNavigate();
  const remove = useSend(deleteProduct);
  const confirm = () =>
    remove.mutate(
      { params: { id }, query: { version: String(version) } },
      {
        onSuccess: () => {
          snack({ tone: 'good', text: t('delete.done', { name }) });
          void navigate(paths.products.list, { replace: true });
        },
      },
    );
  const title = t('delete.title', { name });
  if (!remove.error)
    return (
      <Confirm
        open
        danger
        title={title}
        confirm={t('delete.confirm')}
        keep={t('delete.keep')}
        busy={remove.isPending}
        onConfirm={confirm}
        onClose={onClose}
      >
        <p className="text-pretty">{t('delete.text')}</p>
      </Confirm>
    );
  const hide = onHide && remove.error.code === 'product-in-stock' && (
    <Button
      variant="primary"
      onClick={() => {
        onClose();
        onHide();
      }}
    >
      {t('actions.hide')}
    </Button>
  );
  return (
    <Dialog open onClose={onClose} title={title} back={t('common:back')} actions={hide}>
      <p role="alert" className="text-pretty">
        {remove.error.message}
      </p>
    </Dialog>
  );
};
