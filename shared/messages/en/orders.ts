export const problems = {
  'order-not-allowed': 'The order is already in another state, which does not allow this. Nothing was changed.',
  'order-not-canceled': 'Only a canceled order can be deleted. Cancel it first.',
  'order-partly-shipped':
    'Some pieces of the order have been sent, so it cannot be canceled. Send the rest, and take back what the customer returns.',
  'quotation-expired':
    'The prices were valid until {{until}}, so the order stays as it is. Ask the vendor to price it again.',
  'quotation-below-bonuses':
    'The order was paid with more bonuses than it would cost at these prices. Set higher prices, or cancel the order: the bonuses are then returned.',
  'too-many-order-changes':
    'This order was changed {{limit}} times, which is the limit. It can only be completed or canceled.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  delivery_costs: 'Costs of delivery',
  bonus_percent: 'Paid with bonuses at most, %',
} as const;

export default {
  fields,
  title: 'Orders',
} as const;
