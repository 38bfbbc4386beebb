export const problems = {
  'push-address-refused':
    'Tuto službu pro oznámení nelze použít, takže se nic nezapnulo. Použijte prohlížeč s vlastní službou oznámení.',
  'push-subscription-taken': 'Tento prohlížeč dostává oznámení jiné osoby. Zapněte je ještě jednou.',
  'too-many-devices': 'Oznámení už chodí na {{limit}} zařízení. Nejdřív některé odeberte.',
} as const;

export const notifications = {
  'channel-stopped': 'Oznámení ({{channel}}) se vypnula, protože k vám už nechodí. Znovu je zapnete v nastavení',
} as const;

export const letters = {
  notification: {
    subject: 'Novinky ze Smeny',
    title: 'Co je pro vás ve Smeně nového',
    text: '{{text}}',
    button: 'Otevřít Smenu',
    note: 'Co vám chodí e-mailem, si vyberete v nastavení Smeny.',
  },
} as const;
