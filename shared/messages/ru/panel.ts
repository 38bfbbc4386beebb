import { notificationLinks, notifications } from './notifications.generated.ts';

export default {
  title: 'Уведомления и настройки',
  tabs: {
    label: 'Уведомления и настройки',
    notifications: 'Уведомления',
    audit: 'Журнал изменений',
    settings: 'Настройки',
  },
  readAll: 'Отметить все прочитанными',
  more: 'Показать ещё',
  chooseNotifications: 'Выбрать, что вам приходит',
  unreadMark: 'Не прочитано:',
  notifications,
  go: notificationLinks,
  notificationsEmpty: {
    title: 'Уведомлений нет',
    text: 'Здесь появятся уведомления об ожидающих людях, ролях и ваших сменах.',
  },
  settings: {
    language: 'Язык',
    languageHelp: 'На нём же приходят письма и SMS.',
    device: 'Тема, плотность и горячие клавиши сохраняются на этом устройстве.',
    profile: 'Профиль и вход',
  },
} as const;
