export const problems = {
  'already-reviewed': 'You have already reviewed this product, so nothing was added. You can change your review.',
} as const;

/** Of forms, columns and the audit log, by the name in the API. */
export const fields = {
  rating: 'Stars',
  text: 'Review',
} as const;

export default {
  fields,
  title: 'Reviews',
} as const;
