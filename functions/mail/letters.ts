import type { Locale } from '#shared/contracts/fields.ts';
import { withoutDoubleStop } from '#shared/domain/full-stop.ts';
import { withoutLinks } from '#shared/domain/people/without-links.ts';
import type { Role } from '#shared/domain/roles.ts';
import csRoles from '#shared/messages/cs/common.ts';
import cs from '#shared/messages/cs/letters.ts';
import enRoles from '#shared/messages/en/common.ts';
import en from '#shared/messages/en/letters.ts';
import ruRoles from '#shared/messages/ru/common.ts';
import ru from '#shared/messages/ru/letters.ts';
import type { Content } from './layout.ts';
import { type AboutOrder, orderBill, orderFacts } from './order-facts.ts';

/**
 * Every letter and its parameters. No subject contains user input. Letters to unproven addresses (activation,
 * confirmEmail) contain no user input at all: otherwise anyone could send their own words to a stranger through us. An
 * invitation names the inviter and the company, a letter of an import the performer, with links removed.
 */
export type Letters = {
  activation: { code: string };
  password: { code: string };
  invitation: { code: string; by: string; role: Role; company: string | null };
  roleAdded: { by: string; role: Role; company: string | null };
  admitted: { by: string; role: Role; company: string | null };
  /** `by` is the performer. */
  imported: { by: string; email: string };
  importedWithPhone: { by: string; phone: string };
  waiting: { fio: string; role: Role; company: string | null; email: string | null; phone: string | null };
  refused: { role: Role; company: string | null; reason: string | null };
  passwordChanged: { at: string };
  confirmEmail: { code: string };
  emailKnown: object;
  emailChanged: { email: string; at: string };
  phoneChanged: { phone: string; at: string };
  serviceRequested: { company: string | null };
  serviceAccepted: { company: string | null };
  serviceDeclined: { company: string | null; reason: string | null };
  orderPlaced: { order: AboutOrder };
  orderReceived: { order: AboutOrder };
  orderQuoted: { order: AboutOrder; until: string };
  orderReady: { order: AboutOrder };
  orderShipped: { order: AboutOrder; track_number: string | null };
  orderCanceled: { order: AboutOrder; reason: string | null };
  cartReminder: { seller: string; stop: string };
};
export type LetterName = keyof Letters;

const orderPlace = (id: string) => `/orders/view/${id}`;

/** The page that a letter's button opens, of a code or of the order. */
const places: Readonly<Record<LetterName, ((id: string) => string) | null>> = {
  activation: (code) => `/auth/activate/${code}`,
  password: (code) => `/auth/change_password/${code}`,
  invitation: (code) => `/auth/invitation/${code}`,
  roleAdded: () => '/auth/main',
  admitted: () => '/',
  imported: () => '/auth/main?step=forgot-password',
  importedWithPhone: () => '/settings/profile',
  waiting: () => '/users/waiting',
  refused: null,
  passwordChanged: () => '/auth/main?step=forgot-password',
  confirmEmail: (code) => `/auth/confirm_email/${code}`,
  emailKnown: () => '/auth/main',
  emailChanged: null,
  phoneChanged: () => '/settings/profile?tab=security',
  serviceRequested: () => '/clients/requests',
  serviceAccepted: () => '/clients',
  serviceDeclined: () => '/clients/find',
  orderPlaced: orderPlace,
  orderReceived: orderPlace,
  orderQuoted: orderPlace,
  orderReady: orderPlace,
  orderShipped: orderPlace,
  orderCanceled: orderPlace,
  cartReminder: () => '/products/cart',
};

type Sentences = { subject: string; title: string; text: string; button?: string; note?: string; stop?: string };
const messages = {
  cz: { language: 'cs', say: cs, roles: csRoles.role },
  en: { language: 'en-GB', say: en, roles: enRoles.role },
  ru: { language: 'ru', say: ru, roles: ruRoles.role },
} as const;

const factNames = [
  'fio',
  'role',
  'company',
  'email',
  'phone',
  'number',
  'seller',
  'address',
  'store',
  'track_number',
  'until',
  'reason',
  'at',
] as const;
type LetterFacts = { [name in (typeof factNames)[number] | 'by' | 'code']?: string | null };

const moment = (language: string, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Prague' }).format(
    new Date(at),
  );
/** Removes line breaks and other control characters, so that input cannot add a header or a line. */
const oneLine = (text: string) => text.replaceAll(/\p{C}+/gu, ' ').trim();
/** Parameters with user input. The reader may be a stranger to its author, so links in it are disabled. */
const typed = ['by', 'fio', 'company', 'reason', 'seller', 'address', 'store', 'track_number'] as const;
const withoutLinksIn = (order: AboutOrder): AboutOrder => ({
  ...order,
  items: order.items.map((item) => ({ ...item, name: withoutLinks(oneLine(item.name)) })),
});
/** The part before the @ may be written like a web address. Other addresses are shown as they are. */
const shownEmail = (email: string) => (/[/?#&=:]/.test(email) ? withoutLinks(email) : email);

/** Renders a letter in its reader's language. `origin` is the base URL of its links, without a trailing slash. */
export const writeLetter = <L extends LetterName>(
  letter: L,
  values: Letters[L],
  { to, locale, origin }: { to: string; locale: Locale; origin: string },
): Content => {
  const { language, say, roles } = messages[locale];
  const sentences: Sentences = say[letter];
  const order = 'order' in values ? values.order : null;
  const facts: LetterFacts = { ...values, ...(order && orderFacts(order, say.order)) };
  const shown: LetterFacts = {
    ...facts,
    ...Object.fromEntries(typed.map((name) => [name, facts[name] && withoutLinks(oneLine(facts[name]))])),
    ...(facts.email && { email: shownEmail(oneLine(facts.email)) }),
    ...('role' in values && { role: roles[values.role] }),
    ...('at' in values && { at: moment(language, values.at) }),
    ...('until' in values && { until: moment(language, values.until) }),
  };
  const fill = (sentence: string) => {
    const values: Readonly<Record<string, string | null | undefined>> = { ...shown, to };
    const filled = sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => oneLine(values[name] ?? ''));
    return withoutDoubleStop(filled, Object.values(values));
  };
  const place = places[letter]?.(order?.id ?? facts.code ?? '');
  return {
    language,
    origin,
    subject: fill(sentences.subject),
    title: fill(sentences.title),
    text: fill(sentences.text),
    facts: factNames.flatMap((name) => {
      const value = shown[name];
      return value ? [[say.facts[name], oneLine(value)] as const] : [];
    }),
    bill: order && orderBill(withoutLinksIn(order), say.order),
    button:
      place && sentences.button ? { label: sentences.button, href: origin + place, otherwise: say.otherwise } : null,
    note: sentences.note ?? null,
    stop:
      'stop' in values && sentences.stop
        ? { label: sentences.stop, href: `${origin}/cart/reminders/${values.stop}` }
        : null,
    sender: say.sender,
    automatic: fill(say.automatic),
  };
};
