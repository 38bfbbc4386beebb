import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { getOwnReview, type ReviewRefusal } from '#shared/contracts/reviews.ts';
import { may } from '#shared/domain/access.ts';
import { useRole } from '../../api/me.ts';
import { useGet } from '../../api/query.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { paths } from '../../paths.ts';
import { NewReview } from './new-review.tsx';
import { OwnReview } from './own-review.tsx';
import { ReviewList } from './review-list.tsx';

/** The reviews of a product, with the reader's own one. */
export const Reviews = ({ productId }: { productId: string }) => {
  const { t } = useTranslation('reviews');
  const heading = useId();
  const role = useRole();
  const mayWrite = role !== null && may(role, 'review.write');
  const answer = useGet(getOwnReview, { params: { id: productId } }, { enabled: mayWrite });
  const own = answer.data?.data;
  return (
    <section aria-labelledby={heading} className="flex flex-col gap-5">
      <h2 id={heading} className="text-16 tracking-title font-semibold">
        {t('title')}
      </h2>
      {!mayWrite && <WhoWrites isGuest={role === null} />}
      {!own && answer.error && <Broken error={answer.error} onRetry={answer.refetch} as="banner" />}
      {own?.review && <OwnReview key={own.review.id} productId={productId} review={own.review} />}
      {own?.may_review && <NewReview productId={productId} />}
      {own && <WhyNot refusal={own.refusal} />}
      <ReviewList productId={productId} except={own?.review?.id} />
    </section>
  );
};

/** Of a product that the reader has reviewed, or that is not on sale, other parts of the screen say so. */
const WhyNot = ({ refusal }: { refusal: ReviewRefusal | null }) => {
  const { t } = useTranslation('reviews');
  if (refusal !== 'review-own-product' && refusal !== 'review-not-bought') return null;
  return <p className="text-ink-3">{t(`refusal.${refusal}`)}</p>;
};

const WhoWrites = ({ isGuest }: { isGuest: boolean }) => {
  const { t } = useTranslation('reviews');
  const { pathname } = useLocation();
  if (!isGuest) return <p className="text-ink-3">{t('whoWrites')}</p>;
  return (
    <p>
      <Link
        to={`${paths.signIn}?${new URLSearchParams({ to: pathname })}`}
        className="text-primary-text font-medium hover:underline"
      >
        {t('signIn')}
      </Link>
    </p>
  );
};
