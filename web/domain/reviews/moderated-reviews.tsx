import { Eye, EyeOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { listAllReviews, moderateReview, type OwnReview } from '#shared/contracts/reviews.ts';
import { api } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/query.ts';
import { Button } from '../../ui/button.tsx';
import { snack } from '../../ui/snackbars.tsx';
import { ReviewPages } from './review-list.tsx';
import { useRefreshProduct } from './use-refresh-product.ts';

/** All reviews of a product, each with a button that hides it or shows it again. */
export const ModeratedReviews = ({ productId }: { productId: string }) => {
  const params = { id: productId };
  const reviews = usePages(listAllReviews, { params }, (page, signal) =>
    api(listAllReviews, { params, query: { page, per_page: '10' } }, { signal }),
  );
  return <ReviewPages reviews={reviews} action={(review) => <HideButton productId={productId} review={review} />} />;
};

const HideButton = ({ productId, review }: { productId: string; review: OwnReview }) => {
  const { t } = useTranslation('reviews');
  const send = useSend(moderateReview);
  const refresh = useRefreshProduct();
  const { id, version, hidden, author } = review;
  const press = () =>
    send.mutate(
      { params: { id: productId }, body: { review_id: id, hidden: !hidden, version } },
      { onSuccess: refresh, onError: ({ message }) => snack({ tone: 'bad', text: message }) },
    );
  return (
    <Button
      variant="ghost"
      size="sm"
      icon={hidden ? Eye : EyeOff}
      busy={send.isPending}
      aria-label={t(hidden ? 'moderation.showOf' : 'moderation.hideOf', { author })}
      className="mt-1.5 -ml-2.5"
      onClick={press}
    >
      {t(hidden ? 'moderation.show' : 'moderation.hide')}
    </Button>
  );
};
