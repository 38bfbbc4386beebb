import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvLines, unguarded } from '../exports/csv.ts';
import { readTable } from './read-table.ts';
import { delimiters, type Encoding, encodings } from './reading.ts';
import { TableError } from './table.ts';

/** Of an encoding with a byte per character. */
const codesOf = (encoding: Encoding): Map<string, number> => {
  const decoder = new TextDecoder(encoding);
  return new Map(Array.from({ length: 256 }, (_, code) => [decoder.decode(Uint8Array.of(code)), code]));
};

/** The bytes of a text in an encoding, without a byte order mark. Throws for a character that it does not have. */
const encoded = (text: string, encoding: Encoding): Uint8Array => {
  if (encoding === 'utf-8') return new TextEncoder().encode(text);
  if (encoding === 'utf-16le' || encoding === 'utf-16be') {
    const units = Array.from({ length: text.length }, (_, n) => text.charCodeAt(n));
    return Uint8Array.from(
      units.flatMap((unit) => (encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])),
    );
  }
  const codes = codesOf(encoding);
  return Uint8Array.from(text, (character) => {
    const code = codes.get(character);
    if (code === undefined) throw new Error(`${encoding} has no ${character}`);
    return code;
  });
};

const read = (text: string, encoding: Encoding, choice = {}) => readTable('a.csv', encoded(text, encoding), choice);
const rowsOf = ({ header, rows }: ReturnType<typeof readTable>) => [header, ...rows.map(({ cells }) => cells)];

const czech = 'Jméno;Město\nŽluťoučký kůň škvor;Ústí nad Labem\nŠárka Říhová;Třebíč';
const russian = 'Артикул;Название;Цена\nА-1;Молоко;25,90\nА-2;Хлеб ржаной;41';

describe('the encoding', () => {
  it.for([
    ['windows-1250', czech],
    ['iso-8859-2', czech],
    ['utf-8', czech],
    ['utf-16le', czech],
    ['utf-16be', czech],
    ['windows-1251', russian],
    ['utf-8', russian],
    ['utf-16le', russian],
    // One word decides.
    ['windows-1251', 'Артикул;A\n1;2'],
    ['iso-8859-2', 'Name;City\nŠárka;Praha'],
    ['iso-8859-2', 'Name;Note\nPavel;Žluťoučký kůň'],
    ['windows-1250', 'Name;City\nŠárka;Praha'],
    ['windows-1250', 'Název;Cena\nKofola 2 l „Originál“;32,90 Kč – sleva\nČokoláda 75 %;45'],
    ['windows-1250', 'Kód;Název\nŘíční Kříž;Mléko Tatra® 6×1,5 l™'],
    ['iso-8859-2', 'Name;Note\nDąbrowski;Łukasz'],
    ['windows-1251', 'ФИО;Телефон\nЁлкина Юлия;+420 777 000 001\nВасильев Пётр «мл.»;№ 5'],
  ] as const)('%s of %j is found, and is certain', ([encoding, text]) => {
    const table = read(text, encoding);
    expect(table.reading).toMatchObject({ text: { encoding } });
    expect(table.reading.unsure).not.toContain('encoding');
    expect(rowsOf(table)[1]).toEqual(text.split('\n')[1]?.split(';'));
  });

  it.for([
    // ľ is a letter of Slovak, and ž in the other encoding.
    ['windows-1250', 'Meno;Mesto\nKráľ;Nitra'],
    ['iso-8859-2', 'Jméno;Město\nKužel;Praha'],
    ['windows-1251', 'No\n®®®®'],
    // Ž stands where ® is in the other encoding.
    ['windows-1250', 'Name;Price\nNutella®;5'],
    ['windows-1250', 'Name;Price\nMléko;5\nLEGO®;6'],
  ] as const)('of %s text that fits two ones is unsure', ([encoding, text]) => {
    expect(read(text, encoding).reading.unsure).toContain('encoding');
  });

  it.for([
    ['ibm866', 'Код;Имя\nСидоров;Пётр'],
    ['koi8-r', 'Код;Имя\nСидоров;Пётр'],
    ['macintosh', 'Name;Stadt\nMüller;Köln\nCafé;Nîmes'],
  ] as const)('of %s text, which is none of those offered, is unsure', ([encoding, text]) => {
    const decoder = new TextDecoder(encoding);
    const codes = Array.from({ length: 256 }, (_, code) => decoder.decode(Uint8Array.of(code)));
    const bytes = Uint8Array.from(text, (character) => codes.indexOf(character));
    expect(readTable('a.csv', bytes).reading.unsure).toContain('encoding');
  });

  it.for([
    ['cut off', czech, [0xc5]],
    ['cut off', russian, [0xd0]],
    ['continued in Windows-1250', czech, [0x0a, 0x4e, 0x6f, 0x76, 0xe1, 0x6b, 0x3b, 0x31]],
  ] as const)('of UTF-8 that is %s is UTF-8, and unsure', ([, text, end]) => {
    const { reading, rows } = readTable('a.csv', Uint8Array.from([...encoded(text, 'utf-8'), ...end]));
    expect(reading).toMatchObject({ text: { encoding: 'utf-8' }, unsure: ['encoding'] });
    expect(rows[0]?.cells).toEqual(text.split('\n')[1]?.split(';'));
  });

  it('of letters that two have at the same place is certain', () => {
    expect(read('Jméno;Cena\nVěra Nová;1', 'iso-8859-2').reading).toMatchObject({
      text: { encoding: 'windows-1250' },
      unsure: [],
    });
  });

  it('is the chosen one, and nothing else is unsure then', () => {
    const table = read('Meno;Mesto\nKráľ;Nitra', 'windows-1250', { encoding: 'windows-1250' });
    expect(table.rows[0]?.cells).toEqual(['Kráľ', 'Nitra']);
    expect(table.reading.unsure).toEqual([]);
    // A wrong choice shows what it is, so that it can be changed back.
    expect(read(czech, 'utf-8', { encoding: 'windows-1250' }).rows[0]?.cells[0]).toContain('Ĺ˝lu');
  });
});

describe('the delimiter', () => {
  it.for([
    ['Kód;Název (cs, en, ru);Cena (Kč, s DPH)\nA1;Voda, perlivá;12,50\nA2;Chléb;30', ';', 3],
    ['Kód;Název (cs, en, ru);Cena (Kč, s DPH)\nA1;Voda;12', ';', 3],
    ['Name,Note\nEva,a; b\nJan,c', ',', 2],
    ['Name, Phone\nJan, 777\nEva, 778', ',', 2],
    ['Kód;Cena\n1;1,5\n2;22,50\n3;3,5', ';', 2],
    ['Code,Size\n1,5\n2,6', ',', 2],
    ['Kód|Název, popis|Cena\n1|a|1,5', '|', 3],
    ['Kód\tNázev; popis\tCena\n1\ta\t1,5', '\t', 3],
    ['Ceník, platí od 1. 1. 2026\nKód;Název;Cena\n1;a;1,5\n2;b;2,5\n3;c;3', ';', 1],
  ] as const)('of %j is %j', ([text, delimiter, width]) => {
    const { reading } = read(text, 'utf-8');
    expect(reading.text?.delimiter).toBe(delimiter);
    expect(reading.unsure).not.toContain('delimiter');
    expect(reading.first[0]?.cells).toHaveLength(width);
  });

  it.for(['Jan Novák, ml.; Praha\nEva Nová, st.; Brno', 'a,b;c\nd,e;f', 'Název\nVoda, perlivá\nChléb'])(
    'of %j is unsure',
    (text) => expect(read(text, 'utf-8').reading.unsure).toContain('delimiter'),
  );

  it('of a single column is certain, whatever it is', () => {
    expect(read('Name\nJan\nEva', 'utf-8').reading.unsure).toEqual([]);
  });

  it('is the chosen one, also if a line names another one', () => {
    expect(rowsOf(read('sep=;\na;b|c\nd;e|f', 'utf-8', { delimiter: '|' }))).toEqual([
      ['a;b', 'c'],
      ['d;e', 'f'],
    ]);
  });

  it('that does not fit is in the error, so that another one can be chosen', () => {
    const wide = `a;b\n${'x,'.repeat(60)};y`;
    const fault = () => read(wide, 'utf-8', { delimiter: ',' });
    expect(fault).toThrow(TableError);
    expect(fault).toThrow(
      expect.objectContaining({
        fault: 'too-many-columns',
        row: 2,
        reading: expect.objectContaining({ text: { encoding: 'utf-8', delimiter: ',' }, header: 1 }),
      }),
    );
    expect(read(wide, 'utf-8', { delimiter: ';' }).rows).toHaveLength(1);
  });
});

describe('the header', () => {
  const titled = 'Seznam pracovníků;;\nk 1. 1. 2026\n\nJméno;Telefon;Mzda\nJan;777000001;1';

  it('is the first row that fills the columns, and unsure if another one has text', () => {
    const { header, rows, reading } = read(titled, 'utf-8');
    expect(header).toEqual(['Jméno', 'Telefon', 'Mzda']);
    expect(rows).toEqual([{ number: 5, cells: ['Jan', '777000001', '1'] }]);
    expect(reading).toMatchObject({ header: 4, unsure: ['header'] });
    expect(reading.first.map(({ number }) => number)).toEqual([1, 2, 4, 5]);
  });

  it('is the chosen row', () => {
    const { header, rows, reading } = read(titled, 'utf-8', { header: 1 });
    expect(header).toEqual(['Seznam pracovníků']);
    expect(rows.map(({ number }) => number)).toEqual([2, 4, 5]);
    expect(reading).toMatchObject({ header: 1, unsure: [] });
  });

  it('may be missing: a row of values is unsure, and the choice of none leaves no row out', () => {
    expect(read('Jan;777 000 001\nEva;777 000 002', 'utf-8').reading).toMatchObject({ header: 1, unsure: ['header'] });
    const { header, rows, reading } = read('Jan;777 000 001\nEva;777 000 002', 'utf-8', { header: 0 });
    expect(header).toEqual([]);
    expect(rows).toHaveLength(2);
    expect(reading).toMatchObject({ header: 0, unsure: [] });
  });

  it('of another file is guessed', () => {
    expect(read('Name\nEva', 'utf-8', { header: 7 }).header).toEqual(['Name']);
  });
});

describe('a table that an export wrote', () => {
  /** Texts that each encoding has. */
  const letters: Record<Encoding, string[]> = {
    'utf-8': Array.from('aáčďž ŽЖжщ€“”語🙂'),
    'utf-16le': Array.from('aáčďž ŽЖжщ€“”語🙂'),
    'utf-16be': Array.from('aáčďž ŽЖжщ€“”語🙂'),
    'windows-1250': Array.from('aáčďěňřšťůýž ŽŠ€“”–'),
    'iso-8859-2': Array.from('aáčďěňřšťůýž ŽŠ'),
    'windows-1251': Array.from('aжщёЯ №«»€“”–'),
  };
  const signs = Array.from('b1;,|"\n\'=+-@');

  it('is read as it was written, in each encoding and with each delimiter', () => {
    const table = fc.constantFrom(...encodings).chain((encoding) => {
      const cell = fc
        .string({ unit: fc.constantFrom(...letters[encoding], ...signs), maxLength: 12 })
        .map((text) => text.trim())
        .filter((text) => text !== '');
      const width = fc.integer({ min: 1, max: 5 });
      const rows = width.chain((count) =>
        fc.array(fc.array(cell, { minLength: count, maxLength: count }), { minLength: 2, maxLength: 6 }),
      );
      return fc.record({ encoding: fc.constant(encoding), rows, delimiter: fc.constantFrom(...delimiters) });
    });
    fc.assert(
      fc.property(table, ({ encoding, rows, delimiter }) => {
        const written = csvLines(rows, 'cs', delimiter);
        const again = rowsOf(read(written, encoding, { encoding, delimiter, header: 1 }));
        expect(again.map((cells) => cells.map(unguarded))).toEqual(rows);
      }),
    );
  });

  it('is guessed, or unsure, if it has words of the three languages', () => {
    const words = {
      cs: ['Žluťoučký', 'kůň', 'škvor', 'Řehoř', 'prodejna', 'čokoláda', 'jídlo', 'Šumava', 'být', 'ještě'],
      ru: ['молоко', 'Хлеб', 'съёмный', 'прямоугольный', 'цена', 'ЯЙЦО', 'щука', 'объём', 'и', 'Пётр'],
      en: ['milk', 'bread', 'price', 'x'],
    };
    const table = fc.constantFrom(...encodings).chain((encoding) => {
      const fitting = encoding === 'windows-1251' ? words.ru : words.cs;
      const text = fc.array(fc.constantFrom(...fitting, ...words.en), { minLength: 1, maxLength: 4 });
      const row = fc.array(
        text.map((all) => all.join(' ')),
        { minLength: 3, maxLength: 3 },
      );
      return fc.record({ encoding: fc.constant(encoding), rows: fc.array(row, { minLength: 2, maxLength: 8 }) });
    });
    fc.assert(
      fc.property(table, fc.constantFrom(...delimiters), ({ encoding, rows }, delimiter) => {
        const found = read(csvLines(rows, 'cs', delimiter), encoding);
        const isRight = JSON.stringify(rowsOf(found)) === JSON.stringify(rows);
        expect(isRight || found.reading.unsure.length > 0).toBe(true);
      }),
    );
  });
});
