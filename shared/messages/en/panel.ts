import { notificationLinks, notifications } from './notifications.generated.ts';

export default {
  title: 'Notifications and settings',
  tabs: {
    label: 'Notifications and settings',
    notifications: 'Notifications',
    audit: 'Audit log',
    settings: 'Settings',
  },
  readAll: 'Mark all read',
  more: 'Show more',
  chooseNotifications: 'Choose what reaches you',
  unreadMark: 'Unread:',
  notifications,
  go: notificationLinks,
  notificationsEmpty: {
    title: 'No notifications',
    text: 'Notifications about people waiting, roles and your shifts appear here.',
  },
  settings: {
    language: 'Language',
    languageHelp: 'Also the language of your e-mails and SMS.',
    device: 'Theme, density and shortcuts are saved on this device.',
    profile: 'Profile and sign-in',
  },
} as const;
