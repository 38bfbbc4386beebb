import { describe, expect, it } from 'vitest';
import type { CannedAnswer } from '#shared/contracts/chats.ts';
import { answerFor, filledIn, foundAnswers } from './answers.ts';

const answer = (cs: string, en: string): CannedAnswer => ({
  titles: { cs, en, ru: en },
  texts: { cs: `${cs}, {name}`, en: `${en}, {name} {order}`, ru: 'Заказ {order} в пути' },
});
const answers = [answer('Poškozený balík', 'Damaged parcel'), answer('Nová dodávka', 'New delivery')];
const [first = answer('', '')] = answers;

describe('a canned answer', () => {
  it.each([
    ['', ['Poškozený balík', 'Nová dodávka']],
    ['posk', ['Poškozený balík']],
    ['bal po', ['Poškozený balík']],
    ['damaged', []],
  ])('is found by its title in the language of the reader: %s', (typed, titles) =>
    expect(foundAnswers(answers, typed, 'cs').map((one) => one.titles.cs)).toEqual(titles),
  );

  it.each([
    ['Dobrý den, {name}!', 'Dobrý den, Jana $& Malá!'],
    ['Objednávka {order} je na cestě.', 'Objednávka je na cestě.'],
    ['Objednávka {order}.', 'Objednávka.'],
    ['{name} {order}', 'Jana $& Malá'],
    ['{order} {name}\n{order} je na cestě', 'Jana $& Malá\nje na cestě'],
    ['{date} {name}', '{date} Jana $& Malá'],
  ])('names the person, and no order where there is none: %s', (text, expected) =>
    expect(filledIn(text, { name: 'Jana $& Malá', order: '' })).toBe(expected),
  );

  it.each([
    ['cz', 'Poškozený balík, Jana'],
    ['en', 'Damaged parcel, Jana 20409'],
    ['ru', 'Заказ 20409 в пути'],
  ])('is in the language of the person: %s', (locale, expected) => {
    const user = { id: 'jana', fio: 'Jana', role: 'ROLE_BUYER', phone: null } as const;
    const context = { company: null, email: null, locale, orders: [] };
    expect(answerFor(first, { user, order: { id: 'order', number: '20409' }, context })).toBe(expected);
  });
});
