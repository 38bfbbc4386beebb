import { BadgeCheck, EyeOff, Star } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Answer } from '#shared/contracts/endpoint.ts';
import { listReviews, type OwnReview, type Review } from '#shared/contracts/reviews.ts';
import { api } from '../../api/client.ts';
import { usePages } from '../../api/pages.ts';
import { Broken } from '../../kit/parts/broken.tsx';
import { ShowMore } from '../../kit/parts/show-more.tsx';
import { deviceDay } from '../../ui/device-time.ts';
import { count } from '../../ui/format.ts';
import { Tag } from '../../ui/pill.tsx';
import { averageText, maxStars, Stars } from './stars.tsx';

type Props = {
  productId: string;
  /** The id of a review that is shown elsewhere. */
  except?: string | undefined;
};

/** The reviews of a product with their average, without a form. */
export const ReviewList = ({ productId, except }: Props) => {
  const { t } = useTranslation('reviews');
  const params = { id: productId };
  const reviews = usePages(listReviews, { params }, (page, signal) =>
    api(listReviews, { params, query: { page, per_page: '10' } }, { signal }),
  );
  if (reviews.error?.code === 'not-found') return <p className="text-ink-2">{t('notOnSale')}</p>;
  return <ReviewPages reviews={reviews} except={except} />;
};

type Rating = Answer<typeof listReviews>['rating'];
type Pages<R extends Review> = ReturnType<
  typeof usePages<{ page: number; per_page: number; total: number; data: R[]; rating: Rating }>
>;

export const ReviewPages = <R extends Review>({
  reviews,
  except,
  action,
}: {
  reviews: Pages<R>;
  except?: string | undefined;
  /** Below a review. */
  action?: (review: R) => ReactNode;
}) => {
  const { t } = useTranslation('reviews');
  const rating = reviews.pages?.[0]?.rating;
  if (!rating)
    return reviews.error ? (
      <Broken error={reviews.error} onRetry={reviews.retry} as="banner" />
    ) : (
      <span aria-hidden className="skeleton w-55" />
    );
  if (reviews.total === 0) return <p className="text-ink-2">{t('none')}</p>;
  return (
    <>
      {rating.total > 0 && <Summary rating={rating} />}
      <ul className="divide-line divide-y">
        {reviews.rows
          ?.filter(({ id }) => id !== except)
          .map((review) => (
            <li key={review.id} className="py-4 first:pt-0">
              <ReviewText review={review} />
              {action?.(review)}
            </li>
          ))}
      </ul>
      <ShowMore list={reviews} label={t('more')} />
    </>
  );
};

/** The average, and a bar for each number of stars. */
const Summary = ({ rating: { average, total, stars } }: { rating: Rating }) => {
  const { t } = useTranslation('reviews');
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-3">
      {average !== null && (
        <div>
          <p className="text-32 tracking-figure font-semibold tabular-nums">{averageText(average)}</p>
          <Stars average={average} />
          <p className="text-12 text-ink-3 mt-1">{t('total', { count: total })}</p>
        </div>
      )}
      <ul className="max-w-80 min-w-50 flex-1">
        {maxStars.toReversed().map((star) => {
          const number = stars[star - 1] ?? 0;
          return (
            <li key={star} className="text-12 text-ink-2 flex items-center gap-2 tabular-nums">
              <span aria-hidden className="flex w-6 items-center gap-1">
                {star}
                <Star className="text-warning-line size-3 fill-current" />
              </span>
              <span className="sr-only">{t('starsCount', { count: star })}: </span>
              <span aria-hidden className="bg-press h-1.5 flex-1 overflow-hidden rounded-full">
                <span
                  className="bg-warning-line block h-full rounded-full"
                  style={{ width: `${(number / total) * 100}%` }}
                />
              </span>
              <span className="w-8 text-right">{count(number)}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
};

export const ReviewText = ({ review }: { review: Review | OwnReview }) => {
  const { t } = useTranslation('reviews');
  const { author, rating, text, created_at, edited_at, bought } = review;
  return (
    <article>
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <Stars average={rating} />
        <b className="font-medium">{author}</b>
        <span className="text-12 text-ink-3 tabular-nums">
          {deviceDay(created_at)}
          {edited_at && `, ${t('edited', { day: deviceDay(edited_at) })}`}
        </span>
        {bought && <Tag icon={BadgeCheck}>{t('bought')}</Tag>}
        {'hidden' in review && review.hidden && <Tag icon={EyeOff}>{t('hidden')}</Tag>}
      </p>
      <p className="text-14 mt-1.5 max-w-[70ch] wrap-anywhere whitespace-pre-line">{text}</p>
    </article>
  );
};
