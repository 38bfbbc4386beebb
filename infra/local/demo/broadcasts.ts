import type { Actor } from '#shared/domain/roles.ts';
import type { Broadcast } from '../../../functions/data/broadcasts/broadcasts.ts';
import { actors, admin } from './people.ts';
import { idOf } from './seed.ts';

type Row = Pick<Broadcast, 'titles' | 'texts' | 'audience' | 'channels'> & {
  /** From the load on; those before it are sent. */
  days: number;
};

const rows: Readonly<Record<string, Row>> = {
  holidays: {
    days: -96,
    audience: { to: 'role', role: 'ROLE_BUYER' },
    channels: ['in_app', 'letter'],
    titles: {
      cs: 'Směny o svátcích objednávejte s předstihem',
      en: 'Order shifts on public holidays early',
      ru: 'Заказывайте смены в праздники заранее',
    },
    texts: {
      cs: `Dobrý den,

o svátcích bývá pracovníků méně než směn. Objednejte je prosím nejpozději **tři týdny předem**, pak je dodavatelé obsadí téměř všechny.

Tým Smeny`,
      en: `Hello,

on public holidays there are fewer workers than shifts. Please order them at least **three weeks ahead**, then performers staff nearly all of them.

The team of Smena`,
      ru: `Здравствуйте!

В праздники работников бывает меньше, чем смен. Заказывайте их, пожалуйста, не позже чем за **три недели**, тогда исполнители закроют почти все.

Команда Smena`,
    },
  },
  documents: {
    days: -40,
    audience: { to: 'role', role: 'ROLE_VENDOR' },
    channels: ['in_app'],
    titles: {
      cs: 'Dodací listy nově v aplikaci',
      en: 'Delivery documents are now in the app',
      ru: 'Документы на поставку теперь в приложении',
    },
    texts: {
      cs: 'Dodací list vystavíte přímo u zásobování prodejny. **Papírový už nikdo nepotřebuje.**',
      en: 'Issue a delivery document right where you supply a store. **Nobody needs paper any more.**',
      ru: 'Документ оформляется прямо там, где вы снабжаете магазин. **Бумажный больше не нужен.**',
    },
  },
  maintenance: {
    days: 6,
    audience: { to: 'all' },
    channels: ['in_app', 'letter'],
    titles: { cs: 'Odstávka v noci na neděli', en: 'Maintenance on Sunday night', ru: 'Работы в ночь на воскресенье' },
    texts: {
      cs: 'V noci na neděli od **1:00 do 3:00** bude aplikace jen pro čtení. Začátky a konce směn se uloží v telefonu a odešlou potom.',
      en: 'On Sunday from **1:00 to 3:00** at night the app can only be read. Starts and ends of shifts are kept on the phone and sent afterwards.',
      ru: 'В ночь на воскресенье с **1:00 до 3:00** приложение доступно только для чтения. Начало и конец смен сохранятся в телефоне и отправятся позже.',
    },
  },
};

type DemoBroadcast = { broadcast: Broadcast; recipients: readonly Actor[] };

const dayMs = 86_400_000;

const broadcastOf = (key: string, { days, ...row }: Row, now: string): DemoBroadcast => {
  const { audience, channels } = row;
  const at = (day: number) => new Date(Date.parse(now) + day * dayMs).toISOString();
  const isSent = days < 0;
  const recipients = isSent && audience.to === 'role' ? actors.filter(({ role }) => role === audience.role) : [];
  return {
    recipients,
    broadcast: {
      ...row,
      id: idOf(`broadcast ${key}`),
      version: 1,
      send_at: at(days),
      state: isSent ? 'sent' : 'scheduled',
      sent_at: isSent ? at(days) : null,
      cursor: null,
      recipients: recipients.length,
      notified: recipients.length,
      letters: channels.includes('letter') ? new Set(recipients.map(({ login_id }) => login_id)).size : 0,
      author: { id: admin.id, fio: admin.fio },
      created_at: at(Math.min(0, days) - 2),
    },
  };
};

/** Two that were sent months ago, and one that is scheduled. */
export const broadcasts = (now: string): readonly DemoBroadcast[] =>
  Object.entries(rows).map(([key, row]) => broadcastOf(key, row, now));
