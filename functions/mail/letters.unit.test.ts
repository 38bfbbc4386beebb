import { describe, expect, it } from 'vitest';
import type { Locale } from '#shared/contracts/fields.ts';
import { letters as messages } from '#shared/messages/en/letters.generated.ts';
import type { AboutInvoice } from './invoice-facts.ts';
import { htmlOf, textOf } from './layout.ts';
import { type LetterName, type LetterValues, writeLetter } from './letters.ts';
import type { AboutOrder } from './order-facts.ts';

const role = 'ROLE_BUYER_MANAGER';
const company = 'Zelený koš a.s.';
const by = 'Alena Hrubá';
const at = '2026-11-21T20:05:00.000Z';
const order: AboutOrder = {
  id: 'order-1',
  number: '1234567890',
  seller: company,
  items: [
    { name: 'Mýdlo', count: 3, price: 49_00 },
    { name: 'Kartáč', count: 1, price: 100_00 },
  ],
  sum: 247_00,
  delivery_cost: 99_00,
  bonuses_spent: 50_00,
  returned: 0,
  paid: 0,
  payable: 296_00,
  refund: 0,
  isCanceled: false,
  isAgreed: true,
  address: {
    postcode: '110 00',
    city: 'Praha',
    region: '',
    district: '',
    street: 'Dlouhá',
    building: '5',
    entrance: 'B',
    flat: '12',
  },
  store: null,
};
const invoice: AboutInvoice = {
  number: 'FV2026000012',
  seller: company,
  amount: 1210_00,
  payment: { due_on: '2026-11-30', bank_account: '19-2000145399/0800', symbol: '2026000012' },
};
const page = '/a/page';
/** Of letters whose content differs; others have any values. */
const samples: Partial<Record<LetterName, LetterValues>> = {
  passwordChanged: { page, at },
  invitation: { page, by, role, company },
  imported: { page, by: company, email: 'jan@example.cz' },
  importedWithPhone: { page, by: company, phone: '… 001' },
  confirmEmailFor: { page, by },
  waiting: { page, fio: 'Jan Novák', role, company, email: 'jan@example.cz', phone: null },
  refused: { page: null, role, company, reason: 'Neznáme vás' },
  phoneChanged: { page, phone: '+420777000001', at },
  emailChanged: { page: null, email: 'new@example.cz', at },
  serviceDeclined: { page, company, reason: 'Příliš daleko' },
  orderPlaced: { page, order },
  orderReceived: { page, order },
  orderQuoted: { page, order, until: at },
  orderReady: {
    page,
    order: { ...order, address: null, store: { name: 'Náměstí', address: 'Náměstí Míru 1, Praha 2' } },
  },
  orderShipped: { page, order, track_number: 'DR123' },
  orderCanceled: { page, order, reason: 'Není skladem' },
  ...Object.fromEntries(
    (['invoiceIssued', 'invoicePaid', 'invoiceCredited', 'invoiceReminder'] as const).map((name) => [
      name,
      { page, invoice },
    ]),
  ),
  cartReminder: { page, seller: company, stop: 'account-secret' },
  notification: {
    page,
    text: 'Máte novou směnu: Náměstí, úterý 24.11. 14:00–22:00\nVaše směna byla zrušena: Zelený koš',
  },
  broadcast: { page, title: 'Nové ceny', text: 'Od ledna platí **nové ceny**.\n\nDíky,\nSmena' },
};
const names = Object.keys(messages) as LetterName[];
const valuesOf = (letter: LetterName): LetterValues => samples[letter] ?? { page, by, role, company, at };
const locales: Locale[] = ['cz', 'en', 'ru'];
const write = (letter: LetterName, locale: Locale = 'en', more: object = {}) =>
  writeLetter(
    letter,
    { ...valuesOf(letter), ...more },
    { to: 'who@example.cz', locale, origin: 'https://smena.example' },
  );

describe.each(locales)('in %s', (locale) => {
  it.each(names)('the e-mail %s has the same content as HTML and as text', (letter) => {
    const content = write(letter, locale);
    for (const written of [content.subject, htmlOf(content), textOf(content)]) {
      expect(written).not.toMatch(/\{\{|undefined|null|\[object|ROLE_|Invalid/);
      expect(written.length).toBeGreaterThan(10);
    }
    for (const [label, value] of content.facts) expect(textOf(content)).toContain(`${label}: ${value}`);
    expect(content.subject.length).toBeLessThan(70);
  });
});

it.each(names.filter((name) => valuesOf(name).page))(
  'the e-mail %s contains its link, as HTML and as text',
  (letter) => {
    const content = write(letter);
    expect(htmlOf(content)).toContain('href="https://smena.example/a/page"');
    expect(textOf(content)).toContain('\nhttps://smena.example/a/page\n');
  },
);

it.each([
  ['imported', ['E-mail', 'jan@example.cz']],
  ['importedWithPhone', ['Phone', '… 001']],
] as const)('the e-mail %s says who added the worker, and with what they sign in', (letter, fact) => {
  const content = write(letter, 'en', { by: 'Úklid Novák' });
  expect(content.text).toMatch(/^Úklid Novák added you/);
  expect(content.facts).toEqual([fact]);
});

it('a single fact is shown, and a letter without facts has no table for them', () => {
  const content = { ...write('refused'), facts: [['Reason', 'Unknown here']] as const };
  expect(htmlOf(content)).toMatch(/Reason<\/td>\n<td[^>]*>Unknown here</);
  expect(htmlOf({ ...content, facts: [] })).not.toContain('margin-top:20px');
});

it('the letter about a cart has a link that ends such letters, as HTML and as text', () => {
  const content = write('cartReminder');
  expect(htmlOf(content)).toContain('href="https://smena.example/cart/reminders/account-secret"');
  expect(textOf(content)).toContain('\nhttps://smena.example/cart/reminders/account-secret');
});

it('a broadcast has its lines and strong parts, and nothing else of its text is markup', () => {
  const content = write('broadcast', 'cz', { text: 'Od **1. ledna** <b>platí</b> 2 ** 3.\nDíky\n\nSmena' });
  expect(content).toMatchObject({ subject: 'Zpráva od Smeny', title: 'Nové ceny' });
  const html = htmlOf(content);
  expect(html).toContain('Od <strong>1. ledna</strong> &#60;b&#62;platí&#60;/b&#62; 2 ** 3.<br>\nDíky</p>\n<p');
  expect(textOf(content)).toContain('Nové ceny\n\nOd 1. ledna <b>platí</b> 2 ** 3.\nDíky\n\nSmena\n\n');
});

it('typed text is escaped and stays on one line', () => {
  const letter = write('waiting', 'en', { fio: '<img src=x onerror=alert(1)>\r\nBcc: all@example.cz' });
  expect(letter.facts).toContainEqual(['Name', '<img src=x onerror=alert(1)> Bcc: all@ example. cz']);
  expect(htmlOf(letter)).not.toContain('<img');
});

describe.each(locales)('in %s', (locale) => {
  it.each(names)('the subject of the e-mail %s contains no typed text', (letter) => {
    const text = 'Your parcel is waiting';
    const others = { by: text, fio: text, company: text, reason: text, email: text, phone: text };
    expect(write(letter, locale, others).subject).toBe(write(letter, locale).subject);
    expect(write(letter, locale, others).subject).not.toContain(text);
  });

  it.each(names)('the e-mail %s contains no typed link', (letter) => {
    const text = 'pay at https://evil.example/pay, www.evil.example, evil.example';
    const email = 'evil.example/pay?now@attacker.cz';
    const content = write(letter, locale, { by: text, fio: text, company: text, reason: text, email });
    for (const written of [htmlOf(content), textOf(content)]) expect(written).not.toMatch(/evil\.example|:\/\/evil/);
  });
});

it('a name that ends with a dot ends a sentence without a second one', () => {
  for (const locale of locales)
    for (const name of names)
      expect(textOf(write(name, locale, { by: 'Úklid s.r.o.', seller: 'Úklid s.r.o.' }))).not.toMatch(/\.\./);
  expect(write('admitted', 'en', { by: 'Úklid s.r.o.' }).text).toContain('Approved by Úklid s. r. o. You');
});

it('times are shown in the time zone of Prague', () => {
  expect(write('passwordChanged', 'cz').facts).toEqual([['Kdy', '21. listopadu 2026 v 21:05']]);
});

describe('an e-mail about an order', () => {
  const plain = (text: string) => text.replaceAll('\u00A0', ' ');

  it('says what was ordered from whom, where it goes and what it costs', () => {
    const { facts, bill } = write('orderShipped', 'cz');
    expect(facts).toEqual([
      ['Objednávka', '1234567890'],
      ['Prodejce', 'Zelený koš a. s.'],
      ['Doručení', 'Dlouhá 5, vchod B, byt 12, 110 00 Praha'],
      ['Číslo zásilky', 'DR123'],
    ]);
    expect(bill?.lines.map((line) => line.map(plain))).toEqual([
      ['Mýdlo, 3 × 49,00 Kč', '147,00 Kč'],
      ['Kartáč, 1 × 100,00 Kč', '100,00 Kč'],
      ['Doručení', '99,00 Kč'],
      ['Zaplaceno bonusy', '-50,00 Kč'],
    ]);
    expect(bill?.total.map(plain)).toEqual(['K úhradě', '296,00 Kč']);
  });

  it('says where it is picked up, and until when the prices are valid', () => {
    expect(write('orderReady').facts).toContainEqual(['Pickup at', 'Náměstí, Náměstí Míru 1, Praha 2']);
    expect(write('orderQuoted', 'cz').facts).toContainEqual(['Ceny platí do', '21. listopadu 2026 v 21:05']);
  });

  it('asks for money only of an agreed order, and says what a canceled one gives back', () => {
    const billOf = (more: object) => write('orderCanceled', 'en', { order: { ...order, ...more } }).bill;
    expect(billOf({ isAgreed: false })?.total[0]).toBe('Total');
    const canceled = { isCanceled: true, isAgreed: false, returned: 296_00, payable: 0 };
    expect(billOf(canceled)?.lines.at(-1)?.map(plain)).toEqual(['Canceled', '-296,00 Kč']);
    expect(billOf(canceled)?.total.map(plain)).toEqual(['Total', '0,00 Kč']);
    const paid = billOf({ ...canceled, paid: 296_00, refund: 296_00 });
    expect(paid?.lines.at(-1)?.map(plain)).toEqual(['Paid', '-296,00 Kč']);
    expect(paid?.total.map(plain)).toEqual(['To be refunded', '296,00 Kč']);
  });

  it('has the same bill as HTML and as text, without lines for nothing', () => {
    const content = write('orderPlaced', 'en', { order: { ...order, delivery_cost: 0, bonuses_spent: 0 } });
    expect(content.bill?.lines).toHaveLength(2);
    for (const [label, amount] of [...(content.bill?.lines ?? []), ['To pay', content.bill?.total[1] ?? '']]) {
      expect(textOf(content)).toContain(`${label}: ${amount}`);
      expect(htmlOf(content)).toMatch(new RegExp(`>${label}</td>\n<td[^>]*>${amount}<`));
    }
  });

  it('contains no typed link and no typed line', () => {
    const text = 'pay at https://evil.example/pay\r\nevil.example';
    const typed = {
      order: {
        ...order,
        seller: text,
        items: [{ name: text, count: 1, price: 1 }],
        address: {
          postcode: text,
          city: text,
          region: text,
          district: text,
          street: text,
          building: text,
          entrance: text,
          flat: text,
        },
        store: { name: text, address: text },
      },
      track_number: text,
      reason: text,
    };
    for (const letter of ['orderShipped', 'orderCanceled'] as const) {
      const content = write(letter, 'en', typed);
      expect(content.subject).toBe(write(letter).subject);
      for (const written of [htmlOf(content), textOf(content)])
        expect(written).not.toMatch(/evil\.example|:\/\/evil|pay\r?\n/);
    }
  });
});

describe('an e-mail about an invoice', () => {
  it('says how much is to be paid, until when and where', () => {
    const facts = write('invoiceReminder', 'cz').facts.map(([label, value]) => [
      label,
      value.replaceAll('\u00A0', ' '),
    ]);
    expect(facts).toEqual([
      ['Doklad', 'FV2026000012'],
      ['Dodavatel', 'Zelený koš a. s.'],
      ['Částka', '1 210,00 Kč'],
      ['Splatnost', '30.11.2026'],
      ['Číslo účtu', '19-2000145399/0800'],
      ['Variabilní symbol', '2026000012'],
    ]);
  });

  it('says no account if nothing is to be paid', () => {
    const { facts } = write('invoicePaid', 'en', { invoice: { ...invoice, payment: null } });
    expect(facts.map(([label]) => label)).toEqual(['Document', 'Supplier', 'Amount']);
  });

  it('contains no typed link', () => {
    const content = write('invoiceIssued', 'en', { invoice: { ...invoice, seller: 'https://evil.example/pay' } });
    for (const written of [content.subject, htmlOf(content), textOf(content)])
      expect(written).not.toMatch(/evil\.example|:\/\/evil/);
  });
});
