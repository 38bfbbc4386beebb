import { useTranslation } from 'react-i18next';
import { createReview } from '#shared/contracts/reviews.ts';
import { useSend } from '../../api/query.ts';
import { useResourceForm } from '../../kit/form/use-resource-form.ts';
import { Button } from '../../ui/button.tsx';
import { ReviewForm } from './review-form.tsx';
import { useRefreshProduct } from './use-refresh-product.ts';

export const NewReview = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('reviews');
  const send = useSend(createReview);
  const state = useResourceForm({
    kind: 'create',
    schema: createReview.body,
    values: { rating: null, text: '' },
    submit: (body) => send.mutateAsync({ params: { id: productId }, body }),
    savedText: () => t('own.published'),
    onSaved: useRefreshProduct(),
  });
  return (
    <ReviewForm state={state} title={t('own.new')}>
      <Button type="submit" variant="primary" busy={state.busy}>
        {t('own.publish')}
      </Button>
    </ReviewForm>
  );
};
