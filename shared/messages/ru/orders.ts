export const problems = {
  'order-not-allowed': 'Заказ уже в другом состоянии, и это действие недоступно. Ничего не изменено.',
  'order-not-canceled': 'Удалить можно только отменённый заказ. Сначала отмените его.',
  'quotation-expired':
    'Цены действовали до {{until}}, поэтому заказ остался без изменений. Попросите продавца оценить его заново.',
  'quotation-below-bonuses':
    'Заказ оплачен бонусами на сумму больше, чем он стоил бы по этим ценам. Укажите цены выше или отмените заказ: бонусы вернутся.',
  'too-many-order-changes':
    'Этот заказ меняли уже {{limit}} раз, больше нельзя. Его можно только завершить или отменить.',
} as const;

/** Of the audit log, by the name in the API. */
export const fields = {
  delivery_costs: 'Стоимость доставки',
  bonus_percent: 'Оплата бонусами, не больше, %',
} as const;

export default {
  fields,
  title: 'Заказы',
} as const;
