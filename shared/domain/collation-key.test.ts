import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { collationKey } from './collation-key.ts';

const collator = new Intl.Collator('cs', { numeric: true });
const bytesOf = (text: string) => new TextEncoder().encode(text).length;
const byKey = (one: string, other: string) => {
  const [a, b] = [collationKey(one), collationKey(other)];
  return a < b ? -1 : a > b ? 1 : 0;
};

/** Without `expect`, of which 40,000 take longer than the keys; fast-check shows the two texts. */
const sameOrder = (one: string, other: string): boolean =>
  byKey(one, other) === Math.sign(collator.compare(one, other));
/** Throws with the smallest texts that fail. */
const checkOrder = (texts: fc.Arbitrary<[string, string]>) => () =>
  fc.assert(
    fc.property(texts, ([one, other]) => sameOrder(one, other)),
    { numRuns: 20_000 },
  );

const firstNames = [
  ['Jan', 'Jana', 'Ján', 'Chrudoš', 'Cecílie', 'Čeněk', 'Hana', 'Ivan', 'Řehoř', 'Robert', 'Šárka', 'Simona'],
  ['Žaneta', 'Zdeněk', 'Zoë', 'Đorđe', 'Łukasz', 'Søren', 'Björn', 'Émile', 'Nguyễn', 'Đặng', 'Thị', 'José'],
  ['Анна', 'Алексей', 'Иван', 'Йозеф', 'Пётр', 'Пётра', 'Ярослав', 'Элла', 'Щукин', 'Ґалаґан', 'Їжакевич', 'Єва'],
  ['Anne-Marie', 'Anne Marie', "D'Arcy", 'Al', 'O’Brien', 'John', 'JOHN', 'john', 'Æthel', 'Weiß'],
].flat();
const lastNames = [
  ['Novák', 'Nováková', 'Novotný', 'Novotná', 'Svoboda', 'Chalupa', 'Chalupová', 'Cháb', 'Hrabal', 'Hübner'],
  ['Čermák', 'Cermak', 'Ďurica', 'Durica', 'Řezníček', 'Reznicek', 'Šťastný', 'Stastny', 'Žák', 'Zak', 'Ondřej'],
  ['Иванов', 'Ёлкин', 'Елкин', 'Жуков', 'Цветаева', 'Чехов', 'Шишкин', 'Смирнова', 'Smith', 'MacDonald', 'Mac Donald'],
  ['1', '01', '2', '10', '2 m', '10/2', '1618/30', '(nové)', 'a.s.', 's.r.o.', 'č. 5', 'č. 12', '& syn', 'ch', 'CH'],
].flat();
const name = fc
  .tuple(fc.constantFrom(...firstNames), fc.constantFrom(' ', '-', ', '), fc.constantFrom(...lastNames))
  .map((parts) => parts.join(''));
const letters = Array.from(
  'aábcčdďeéěfghiíjklmnňoópqrřsštťuúůvwxyýzž ABCČDĎEÉĚHIRŘSŠZŽ0123456789-.,/&()"–äöüßâêîôûçñãõøłđåëïæÆœŒđĐґ…' +
    'абвгдеёжзийклмнопрстуфхцчшщъыьэюяАЁЖЙЯіїєЇ',
);

describe('a collation key', () => {
  it('orders any two names as the Czech collator does', () => {
    expect(checkOrder(fc.tuple(name, name))).not.toThrow();
  });

  it('orders any text of Czech, Slovak, German, French, Polish, Russian and Ukrainian letters as the collator does', () => {
    // Texts of few letters, because those of many differ in their first ones.
    const pairs = fc
      .array(fc.constantFrom(...letters), { minLength: 1, maxLength: 4 })
      .map((few) => fc.array(fc.constantFrom(...few), { maxLength: 6 }).map((each) => each.join('')))
      .chain((text) => fc.tuple(text, text));
    expect(checkOrder(pairs)).not.toThrow();
  });

  it('sorts a list with the letters that Czech orders in its own way', () => {
    const sorted = ['cizí', 'čáp', 'had', 'chata', 'Chata', 'idol', 'rok', 'řeka', 'síla', 'šíp', 'zeď', 'žába'];
    expect(sorted.toReversed().toSorted(byKey)).toEqual(sorted);
  });

  it('fits into a sort key of DynamoDB, and has no control or astral characters', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const key = collationKey(text);
        expect(bytesOf(key)).toBeLessThanOrEqual(900);
        // eslint-disable-next-line no-control-regex
        expect(key).not.toMatch(/[\u0000-\u001F\uD800-\uDFFF]/);
      }),
    );
    const bmp = Array.from({ length: 0x10000 / 8 }, (_, n) => String.fromCharCode(8 * n)).filter((each) =>
      each.isWellFormed(),
    );
    const dearest = ['Ч̌', '각', '漢', '😀', 'ễ', 'ﷺ', '0', '9'.repeat(80), 'a9', ...bmp];
    expect(dearest.filter((letter) => bytesOf(collationKey(letter.repeat(100))) > 900)).toEqual([]);
  });
});
