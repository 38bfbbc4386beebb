import type { Locale } from '#shared/contracts/fields.ts';
import { withoutDoubleStop } from '#shared/domain/full-stop.ts';
import { withoutLinks } from '#shared/domain/people/without-links.ts';
import type { Role } from '#shared/domain/roles.ts';
import csRoles from '#shared/messages/cs/common.ts';
import cs from '#shared/messages/cs/letters.ts';
import enRoles from '#shared/messages/en/common.ts';
import type { letters as enLetters } from '#shared/messages/en/letters.generated.ts';
import en from '#shared/messages/en/letters.ts';
import ruRoles from '#shared/messages/ru/common.ts';
import ru from '#shared/messages/ru/letters.ts';
import { type AboutInvoice, invoiceFacts } from './invoice-facts.ts';
import type { Content } from './layout.ts';
import { type AboutOrder, orderBill, orderFacts } from './order-facts.ts';

/** A message of `letters`, of all areas. */
export type LetterName = keyof typeof enLetters;

/**
 * The values that a letter's sentences, facts and button use. No subject contains user input. Letters to unproven
 * addresses (activation, confirmEmail) contain no user input at all: otherwise anyone could send their own words to a
 * stranger through us. An invitation names the inviter and the company, a letter of an import the performer, with links
 * removed, and a letter with a link that another person requested names that person.
 */
export type LetterValues = {
  /** The path of the page that the button opens; null: no button. */
  page: string | null;
  /** Who acted: a person, or the performer of an import. */
  by?: string;
  fio?: string;
  email?: string | null;
  phone?: string | null;
  role?: Role;
  company?: string | null;
  reason?: string | null;
  track_number?: string | null;
  seller?: string;
  /** Times, ISO 8601 UTC. */
  at?: string;
  until?: string;
  order?: AboutOrder;
  invoice?: AboutInvoice;
  /** The code of the link that ends such letters. */
  stop?: string;
  /** Of a broadcast: words of the platform itself, several lines with `**strong**` parts. */
  title?: string;
  text?: string;
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
  'document',
  'supplier',
  'amount',
  'due',
  'account',
  'symbol',
  'reason',
  'at',
] as const;
type LetterFacts = { [name in (typeof factNames)[number] | 'by']?: string | null };

const moment = (language: string, at: string) =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeStyle: 'short', timeZone: 'Europe/Prague' }).format(
    new Date(at),
  );
/** Removes line breaks and other control characters, so that input cannot add a header or a line. */
const oneLine = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();
/** Parameters with user input. The reader may be a stranger to its author, so links in it are disabled. */
const typed = ['by', 'fio', 'company', 'reason', 'seller', 'supplier', 'address', 'store', 'track_number'] as const;
const withoutLinksIn = (order: AboutOrder): AboutOrder => ({
  ...order,
  items: order.items.map((item) => ({ ...item, name: withoutLinks(oneLine(item.name)) })),
});
/** The part before the @ may be written like a web address. Other addresses are shown as they are. */
const shownEmail = (email: string) => (/[/?#&=:]/.test(email) ? withoutLinks(email) : email);

/** Renders a letter in its reader's language. `origin` is the base URL of its links, without a trailing slash. */
export const writeLetter = (
  letter: LetterName,
  { page, order, invoice, role, stop, ...values }: LetterValues,
  { to, locale, origin }: { to: string; locale: Locale; origin: string },
): Content => {
  const { language, say, roles } = messages[locale];
  const sentences: Sentences = say[letter];
  const facts: LetterFacts = {
    ...values,
    ...(order && orderFacts(order, say.order)),
    ...(invoice && invoiceFacts(invoice)),
  };
  const shown: LetterFacts = {
    ...facts,
    ...Object.fromEntries(typed.map((name) => [name, facts[name] && withoutLinks(oneLine(facts[name]))])),
    ...(facts.email && { email: shownEmail(oneLine(facts.email)) }),
    ...(role && { role: roles[role] }),
    ...(values.at && { at: moment(language, values.at) }),
    ...(values.until && { until: moment(language, values.until) }),
  };
  const fill = (sentence: string) => {
    const values: Readonly<Record<string, string | null | undefined>> = { ...shown, to };
    const filled = sentence.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => oneLine(values[name] ?? ''));
    return withoutDoubleStop(filled, Object.values(values));
  };
  return {
    language,
    origin,
    subject: fill(sentences.subject),
    title: fill(sentences.title),
    text: fill(sentences.text),
    message: values.text ?? null,
    facts: factNames.flatMap((name) => {
      const value = shown[name];
      return value ? [[say.facts[name], oneLine(value)] as const] : [];
    }),
    bill: order ? orderBill(withoutLinksIn(order), say.order) : null,
    button:
      page && sentences.button ? { label: sentences.button, href: origin + page, otherwise: say.otherwise } : null,
    note: sentences.note ?? null,
    stop: stop && sentences.stop ? { label: sentences.stop, href: `${origin}/cart/reminders/${stop}` } : null,
    sender: say.sender,
    automatic: fill(say.automatic),
  };
};
