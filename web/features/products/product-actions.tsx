import { Copy, Eye, EyeOff, Trash2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router';
import { deleteProduct, type Product, updateProduct } from '#shared/contracts/products.ts';
import { useMay } from '../../api/me.ts';
import { useSend } from '../../api/query.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { paths } from '../../paths.ts';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';

/** Duplicates a product, hides it or puts it on sale, with undo, and deletes it after a question. */
export const ProductActions = ({ product: { id, name, version, active } }: { product: Product }) => {
  const { t } = useTranslation('products');
  const update = useSend(updateProduct);
  const mayDelete = useMay('product.delete');
  const { ask, question } = useAsk();
  const navigate = useNavigate();
  const remove = useSend(deleteProduct);
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
  const confirmDeletion = () =>
    ask({
      danger: true,
      title: t('delete.title', { name }),
      text: t('delete.text'),
      confirm: t('delete.confirm'),
      keep: t('delete.keep'),
      act: async () => {
        await remove.mutateAsync({ params: { id }, query: { version: String(version) } });
        void navigate(paths.products.list, { replace: true });
      },
      done: t('delete.done', { name }),
      inPlace: { next: (refusal, close) => active && refusal.code === 'product-in-stock' && hideInstead(close) },
    });
  const hideInstead = (close: () => void) => (
    <Button
      variant="primary"
      onClick={() => {
        close();
        show(false, version);
      }}
    >
      {t('actions.hide')}
    </Button>
  );
  return (
    <>
      {mayDelete && (
        <Button variant="danger-quiet" icon={Trash2} onClick={confirmDeletion}>
          {t('delete.button')}
        </Button>
      )}
      <ButtonLink icon={Copy} to={paths.products.copyOf(id)}>
        {t('actions.duplicate')}
      </ButtonLink>
      <Button icon={active ? EyeOff : Eye} busy={update.isPending} onClick={() => show(!active, version)}>
        {t(active ? 'actions.hide' : 'actions.show')}
      </Button>
      {question}
    </>
  );
};
