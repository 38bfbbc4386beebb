import { letters } from './letters.generated.ts';

export default {
  sender: 'Smena, shift planning',
  automatic: 'Sent automatically to {{to}}. Replies are not read.',
  otherwise: 'If the button does not work, open this address:',
  facts: {
    role: 'Role',
    company: 'Company',
    fio: 'Name',
    email: 'E-mail',
    phone: 'Phone',
    number: 'Order',
    seller: 'Seller',
    address: 'Delivery to',
    store: 'Pickup at',
    track_number: 'Tracking number',
    until: 'Prices valid until',
    reason: 'Reason',
    at: 'When',
  },
  /** Of letters about orders. */
  order: {
    entrance: 'entrance',
    flat: 'flat',
    delivery: 'Delivery',
    bonuses: 'Paid with bonuses',
    canceled: 'Canceled',
    returned: 'Returned goods',
    paid: 'Paid',
    refund: 'To be refunded',
    payable: 'To pay',
    total: 'Total',
  },
  ...letters,
} as const;
