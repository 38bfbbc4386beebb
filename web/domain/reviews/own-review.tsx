import { Pencil, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteReview, getOwnReview, type OwnReview as Review, updateReview } from '#shared/contracts/reviews.ts';
import { api } from '../../api/client.ts';
import { useSend } from '../../api/query.ts';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { useAsk } from '../../kit/parts/use-ask.tsx';
import { Button } from '../../ui/button.tsx';
import { ReviewForm } from './review-form.tsx';
import { ReviewText } from './review-list.tsx';
import { useRefreshProduct } from './use-refresh-product.ts';

type Props = { productId: string; review: Review };

/** The reader's review, which can be changed and deleted. */
export const OwnReview = ({ productId, review }: Props) => {
  const { t } = useTranslation('reviews');
  const [isEditing, setEditing] = useState(false);
  const { ask, question } = useAsk();
  const remove = useSend(deleteReview);
  const refresh = useRefreshProduct();
  if (isEditing) return <EditReview productId={productId} review={review} onClose={() => setEditing(false)} />;
  const confirmDeletion = () =>
    ask({
      danger: true,
      title: t('own.deleteTitle'),
      text: t('own.deleteText'),
      confirm: t('own.delete'),
      keep: t('own.keep'),
      act: async () => {
        await remove.mutateAsync({ params: { id: productId }, query: { version: String(review.version) } });
        refresh();
      },
      done: t('own.deleted'),
    });
  return (
    <div className="rounded-3 border-line max-w-160 border p-4">
      <h3 className="text-14 mb-3 font-semibold">{t('own.title')}</h3>
      <ReviewText review={review} />
      {review.hidden && <p className="text-ink-2 mt-3 text-pretty">{t('own.hidden')}</p>}
      <div className="mt-3 -ml-2.5 flex flex-wrap gap-1">
        <Button variant="ghost" size="sm" icon={Pencil} onClick={() => setEditing(true)}>
          {t('own.edit')}
        </Button>
        <Button variant="ghost" size="sm" icon={Trash2} onClick={confirmDeletion}>
          {t('own.delete')}
        </Button>
      </div>
      {question}
    </div>
  );
};

const EditReview = ({ productId, review, onClose }: Props & { onClose: () => void }) => {
  const { t } = useTranslation('reviews');
  const send = useSend(updateReview);
  const refresh = useRefreshProduct();
  const params = { id: productId };
  const state = useResourceForm({
    schema: updateReview.body,
    values: review,
    submit: async (body) => (await send.mutateAsync({ params, body })).data,
    savedText: () => t('own.saved'),
    onSaved: () => {
      refresh();
      onClose();
    },
    reload: async () => (await api(getOwnReview, { params })).data.review ?? review,
  });
  return (
    <ReviewForm state={state} title={t('own.title')}>
      <Button type="submit" variant="primary" busy={state.busy} disabled={!state.isDirty}>
        {t('own.save')}
      </Button>
      <Button onClick={onClose}>{t('own.discard')}</Button>
    </ReviewForm>
  );
};
