export const problems = {
  'push-address-refused':
    'Эту службу уведомлений использовать нельзя, поэтому ничего не включено. Откройте Smena в браузере со своей службой уведомлений.',
  'push-subscription-taken': 'Этот браузер получает уведомления другого человека. Включите их ещё раз.',
  'too-many-devices': 'Уведомления уже приходят на {{limit}} устройств. Сначала уберите одно из них.',
} as const;

export const notifications = {
  'channel-stopped':
    'Уведомления ({{channel}}) отключены, потому что больше не доходят. Включите их снова в настройках',
} as const;

export const letters = {
  notification: {
    subject: 'Новости из Smena',
    title: 'Новое для вас в Smena',
    text: '{{text}}',
    button: 'Открыть Smena',
    note: 'Что приходит по почте, вы выбираете в настройках Smena.',
  },
} as const;
