export const problems = {
  'already-reviewed': 'You have already reviewed this product, so nothing was added. You can change your review.',
  'review-own-product':
    'Your company sells this product, so you cannot review it. You can review products of other companies that you bought.',
  'review-not-bought':
    'Only those who bought this product can review it. Write your review once an order of it is completed.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = { rating: 'Stars', text: 'Review' } as const;

export const actions = {
  'review-hidden': 'Review of a product hidden',
  'review-shown': 'Review of a product shown again',
} as const;

export default {
  fields,
  title: 'Reviews',
  stars: '{{average}} of 5',
  starsCount_one: '{{count}} star',
  starsCount_other: '{{count}} stars',
  total_one: '{{count}} review',
  total_other: '{{count}} reviews',
  edited: 'edited {{day}}',
  none: 'Nobody has reviewed this product yet.',
  more: 'Show more reviews',
  notOnSale: 'Reviews are shown while the product is on sale.',
  signIn: 'Sign in to write a review',
  whoWrites: 'Reviews are written by people who buy.',
  refusal: {
    'review-own-product': 'Your company sells this product, so you cannot review it.',
    'review-not-bought': 'You can review this product once an order of it is completed.',
  },
  bought: 'Verified purchase',
  hidden: 'Hidden',
  moderation: {
    hide: 'Hide',
    show: 'Show',
    hideOf: 'Hide the review by {{author}}',
    showOf: 'Show the review by {{author}}',
  },
  own: {
    hidden: 'An administrator has hidden this review. Others do not see it, and its stars do not count.',
    new: 'Write a review',
    title: 'Your review',
    hint: 'What helps others to decide. Your first name and the initial of your last name are shown.',
    publish: 'Publish',
    published: 'Your review is published.',
    edit: 'Edit',
    save: 'Save',
    saved: 'Your review has been changed.',
    discard: 'Back without changes',
    delete: 'Delete',
    deleteTitle: 'Delete your review?',
    deleteText: 'Its text disappears, and its stars no longer count. You can write a new review later.',
    keep: 'Keep the review',
    deleted: 'Your review was deleted.',
  },
} as const;
