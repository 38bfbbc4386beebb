import { notificationLinks, notifications } from './notifications.generated.ts';

export default {
  title: 'Oznámení a nastavení',
  tabs: { label: 'Oznámení a nastavení', notifications: 'Oznámení', audit: 'Záznam změn', settings: 'Nastavení' },
  readAll: 'Označit vše za přečtené',
  more: 'Zobrazit další',
  chooseNotifications: 'Vybrat, co vám chodí',
  unreadMark: 'Nepřečtené:',
  notifications,
  go: notificationLinks,
  notificationsEmpty: {
    title: 'Žádná oznámení',
    text: 'Tady se objeví oznámení o čekajících lidech, rolích a vašich směnách.',
  },
  settings: {
    language: 'Jazyk',
    languageHelp: 'Platí i pro e-maily a SMS, které vám posíláme.',
    device: 'Vzhled, hustota a zkratky se ukládají jen v tomto zařízení.',
    profile: 'Profil a přihlášení',
  },
} as const;
