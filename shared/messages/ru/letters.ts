import { letters } from './letters.generated.ts';

export default {
  sender: 'Smena, планирование смен',
  automatic: 'Отправлено автоматически на адрес {{to}}. Отвечать на это письмо не нужно.',
  otherwise: 'Если кнопка не работает, откройте этот адрес:',
  facts: {
    role: 'Роль',
    company: 'Компания',
    fio: 'Имя',
    email: 'Эл. почта',
    phone: 'Телефон',
    number: 'Заказ',
    seller: 'Продавец',
    address: 'Доставка',
    store: 'Самовывоз',
    track_number: 'Трек-номер',
    until: 'Цены действуют до',
    reason: 'Причина',
    at: 'Когда',
  },
  /** Of letters about orders. */
  order: {
    entrance: 'подъезд',
    flat: 'кв.',
    delivery: 'Доставка',
    bonuses: 'Оплачено бонусами',
    canceled: 'Отменено',
    returned: 'Возвращённые товары',
    paid: 'Оплачено',
    refund: 'К возврату',
    payable: 'К оплате',
    total: 'Итого',
  },
  ...letters,
} as const;
