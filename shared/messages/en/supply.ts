export const problems = {
  'document-not-allowed': 'The document is already in another state, which does not allow this. Nothing was changed.',
  'order-not-documented':
    'A delivery document is issued when the order was placed with the supplier or accepted, and not of a canceled one. Nothing was saved.',
  'order-has-documents': 'Delivery documents of this order are valid. Cancel them first, then the order.',
} as const;

export default { title: 'Supply' } as const;
