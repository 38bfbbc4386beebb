export const problems = {
  'coefficient-in-locked-month':
    'Зарплата закрыта по {{month}} включительно, поэтому ничего не сохранено. Изменение может действовать с {{day}}, не раньше. Надбавку, которая уже действовала, можно только переименовать или завершить.',
  'coefficient-end-before-start': 'Последний день раньше первого. Выберите более поздний последний день.',
  'too-many-coefficients':
    'У исполнителя может быть не больше {{limit}} надбавок, поэтому эта не сохранена. Удалите ту, которая больше не действует.',
  'rate-in-locked-month':
    'Зарплата закрыта по {{month}} включительно, поэтому ничего не сохранено. Ставка, которая уже действовала, остаётся. Новую можно согласовать с {{day}}, не раньше.',
  'too-many-rates':
    'У работника может быть не больше {{limit}} согласованных ставок, поэтому эта не сохранена. Удалите старую.',
} as const;

/** What the minutes of a coefficient are. */
export const conditions = {
  weekend: 'Субботы и воскресенья',
  state_holiday: 'Государственные праздники',
  night: 'Ночные часы, 22:00–06:00',
} as const;

/** Fields of the audit log. */
export const fields = {
  condition: 'Условие',
  factor: 'Коэффициент',
  valid_from: 'Действует с',
  valid_to: 'Действует по',
  customer: 'Заказчик',
  specialty: 'Специальность',
} as const;

export default {
  fields,
  conditions,
  title: 'Надбавки',
  problems,
} as const;
