import fc from 'fast-check';
import { strToU8, zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';
import type { ReadingChoice } from './reading.ts';
import { importLimits, TableError } from './table.ts';

const cells = (name: string, bytes: Uint8Array, choice?: ReadingChoice) => {
  const { header, rows } = readTable(name, bytes, choice);
  return [header, ...rows.map((row) => row.cells)];
};
const csv = (text: string, choice?: ReadingChoice) => cells('workers.csv', strToU8(text), choice);
const faultOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    return error instanceof TableError ? [error.fault, error.row] : error;
  }
};

/** A workbook with one sheet of the given XML. */
const workbook = (sheet: string, parts: Record<string, string> = {}) =>
  zipSync(
    Object.fromEntries(
      Object.entries({
        'xl/workbook.xml': '<workbook><sheets><sheet name="People" sheetId="1" r:id="rId7"/></sheets></workbook>',
        'xl/_rels/workbook.xml.rels':
          '<Relationships><Relationship Id="rId7" Target="worksheets/people.xml"/></Relationships>',
        'xl/worksheets/people.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
        ...parts,
      }).map(([name, text]) => [name, strToU8(text)]),
    ),
  );
/** The workbook whose archive says that every part has this size. */
const declaring = (bytes: Uint8Array, size: number): Uint8Array => {
  const view = new DataView(bytes.buffer, bytes.byteOffset);
  for (let at = 0; at < bytes.length - 4; at++)
    if (view.getUint32(at, true) === 0x02_01_4b_50) view.setUint32(at + 24, size, true);
  return bytes;
};
const inline = (...texts: string[]) =>
  `<row>${texts.map((text) => `<c t="inlineStr"><is><t>${text}</t></is></c>`).join('')}</row>`;

describe('CSV', () => {
  it.for([
    ['commas', 'Name,Phone\nJan Novák,777 000 001\n'],
    ['semicolons and CRLF', 'Name;Phone\r\nJan Novák;777 000 001\r\n'],
    ['tabs', 'Name\tPhone\nJan Novák\t777 000 001'],
    ['a byte order mark', '\uFEFFName;Phone\nJan Novák;777 000 001'],
    ['a line that names the delimiter', 'sep=,\nName,Phone\nJan Novák,777 000 001'],
    ['empty lines and cells', '\n;;\nName;Phone;;\n\nJan Novák;777 000 001;;\n;\n'],
    ['old line ends', 'Name;Phone\rJan Novák;777 000 001'],
    ['different line ends', 'Name;Phone\r\n\nJan Novák;777 000 001\r'],
  ] as const)('is read with %s', ([, text]) => {
    expect(csv(text)).toEqual([
      ['Name', 'Phone'],
      ['Jan Novák', '777 000 001'],
    ]);
  });

  it('numbers rows as a spreadsheet does, also after empty ones and line breaks in cells', () => {
    const { rows } = readTable('a.csv', strToU8('Name;Note\n\n"Jan\nNovák";1\nEva;2'));
    expect(rows.map(({ number, cells: [name] }) => [number, name])).toEqual([
      [3, 'Jan\nNovák'],
      [4, 'Eva'],
    ]);
  });

  it.for([
    ['Windows-1250', [0x8e, 0x6f, 0x66, 0x69, 0x65, 0x20, 0xf8], 'Žofie ř'],
    ['UTF-8', [...strToU8('Žofie ř')], 'Žofie ř'],
  ] as const)('is read in %s', ([, bytes, text]) => {
    expect(cells('a.csv', Uint8Array.from([...strToU8('Name\n'), ...bytes]))).toEqual([['Name'], [text]]);
  });

  it.for(['utf-16le', 'utf-16be'] as const)('is read in %s', (encoding) => {
    const units = '\uFEFFName\tTel\nŽofie\t1'.split('').flatMap((letter) => {
      const unit = letter.charCodeAt(0);
      return encoding === 'utf-16le' ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255];
    });
    expect(cells('a.txt', Uint8Array.from(units))).toEqual([
      ['Name', 'Tel'],
      ['Žofie', '1'],
    ]);
  });

  it('reads a text that is written as a formula, so that it keeps its zeros', () => {
    expect(csv('EAN;Phone\n="00123";"=""+420777000001"""\n="=1+1";="a"&"b"')).toEqual([
      ['EAN', 'Phone'],
      ['00123', '+420777000001'],
      ["'=1+1", '="a"&"b"'],
    ]);
  });

  it('keeps formulas, and quotes inside of cells', () => {
    expect(csv('Name,Note\n"=HYPERLINK(""x"")",5" pipe\n+420,@a')).toEqual([
      ['Name', 'Note'],
      ['=HYPERLINK("x")', '5" pipe'],
      ['+420', '@a'],
    ]);
  });

  it('reads any cells that were quoted', () => {
    const cell = fc.string({ unit: 'grapheme', maxLength: 20 }).map((text) => `x${text}x`.replaceAll('\0', ''));
    const rows = fc.array(fc.array(cell, { minLength: 1, maxLength: 5 }), { minLength: 2, maxLength: 8 });
    fc.assert(
      fc.property(rows, fc.constantFrom(';', ',', '\t'), (written, delimiter) => {
        const quoted = written.map((row) => row.map((text) => `"${text.replaceAll('"', '""')}"`).join(delimiter));
        const text = `sep=${delimiter}\n${quoted.join('\r\n')}`;
        expect(csv(text, { header: 1 })).toEqual(written);
      }),
    );
  });

  it('of any bytes is read or refused, and never fails otherwise', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 300 }), fc.constantFrom('a.csv', 'a.xlsx'), (bytes, name) => {
        const outcome = faultOf(() => readTable(name, bytes));
        expect(outcome).not.toBeInstanceOf(Error);
      }),
    );
  });

  const manyRows = (count: number) => `Name\n${'x\n'.repeat(count)}`;
  it.for([
    ['a quote that never closes', 'Name\nEva\n"Jan\nPetr', 'open-quote', 3],
    ['text after a closing quote', 'Name;Phone\n"Jan" Novák;1', 'open-quote', 2],
    ['only a header', 'Name;Phone\n', 'no-rows', null],
    ['only spaces', ' \n ', 'no-rows', null],
    ['too many rows', manyRows(10_001), 'too-many-rows', 10_002],
    ['too many columns', `${'a;'.repeat(51)}\nb`, 'too-many-columns', 1],
    ['a long cell', `Name\n${'x'.repeat(1001)}`, 'cell-too-long', 2],
    ['a zero byte', 'Name\n\0', 'not-text', null],
    ['a PDF', '%PDF-1.7\nx', 'not-text', null],
    ['a workbook by another name', 'PK\u0003\u0004', 'not-text', null],
    ['nothing', '', 'empty', null],
    ['more rows than a sheet has', `Name${'\n'.repeat(importLimits.lastRow)}Eva`, 'too-many-rows', null],
  ] as const)('with %s is refused', ([, text, fault, row]) => {
    expect(faultOf(() => csv(text))).toEqual([fault, row]);
  });

  it('of 10,000 rows is read', () => {
    expect(readTable('a.csv', strToU8(manyRows(10_000))).rows).toHaveLength(10_000);
  });
});

describe('a workbook', () => {
  it('is read with shared, rich and inline texts, numbers, formulas and gaps', () => {
    const sheet = `
      <row r="2"><c r="A2" t="s"><v>0</v></c><c r="C2" t="s"><v>1</v></c><c r="D2" t="inlineStr"><is><t>A &amp; B</t></is></c></row>
      <row r="3"/>
      <row r="5"><c r="A5"><v>4.20777000001E11</v></c><c r="B5" s="1"/><c r="C5"><f>1+1</f><v>0.15</v></c><c r="D5" t="str"><f>X</f><v>Jan&#382;</v></c></row>`;
    const strings =
      '<sst><si><t xml:space="preserve">Phone </t></si><si><r><t>Ta</t></r><r><t>x</t></r><rPh><t>no</t></rPh></si></sst>';
    const { header, rows } = readTable('a.XLSX', workbook(sheet, { 'xl/sharedStrings.xml': strings }));
    expect(header).toEqual(['Phone', '', 'Tax', 'A & B']);
    expect(rows).toEqual([{ number: 5, cells: ['420777000001', '', '0.15', 'Janž'] }]);
  });

  it('is read by the formats of its cells, as a spreadsheet shows them', () => {
    const styles = `<styleSheet><numFmts>
        <numFmt numFmtId="164" formatCode="00000"/><numFmt numFmtId="165" formatCode="000\\-000"/>
        <numFmt numFmtId="166" formatCode="d/m/yyyy\\ h:mm"/><numFmt numFmtId="167" formatCode="#,##0.00&quot; Kč&quot;"/>
        <numFmt numFmtId="168" formatCode="[h]:mm"/><numFmt numFmtId="169" formatCode="broken["/>
      </numFmts><cellStyleXfs><xf numFmtId="14"/></cellStyleXfs><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/>
      <xf numFmtId="165"/><xf numFmtId="14"/><xf numFmtId="166"/><xf numFmtId="9"/><xf numFmtId="167"/>
      <xf numFmtId="168"/><xf numFmtId="169"/><xf numFmtId="999"/></cellXfs></styleSheet>`;
    const numbers = [
      ['123', '1', '00123'],
      ['1.5', '1', '1.5'],
      ['1234', '2', '001-234'],
      ['46477', '3', '2027-03-31'],
      ['46477.5', '4', '2027-03-31'],
      ['0.155', '5', '15.5 %'],
      ['0.07', '5', '7 %'],
      ['1234.5', '6', '1234.5'],
      ['1.5', '7', '1.5'],
      ['7', '8', '7'],
      ['7', '9', '7'],
      ['7', '99', '7'],
      ['121.605', '0', '121.6050'],
      ['121.60499999999999', '0', '121.6050'],
      ['0.00000012', '0', '0.000000120000000'],
      ['99999999', '3', '99999999'],
    ] as const;
    const cellsXml = numbers.map(([value, style]) => `<c s="${style}"><v>${value}</v></c>`).join('');
    const read = (parts: Record<string, string>) =>
      readTable('a.xlsx', workbook(`${inline('Name')}<row>${cellsXml}</row>`, { 'xl/styles.xml': styles, ...parts }));
    expect(read({}).rows[0]?.cells).toEqual(numbers.map(([, , text]) => text));
    const in1904 =
      '<workbook><workbookPr date1904="1"/><sheets><sheet name="People" sheetId="1" r:id="rId7"/></sheets></workbook>';
    const { rows } = read({ 'xl/workbook.xml': in1904 });
    expect(rows[0]?.cells[3]).toBe('2031-04-01');
    expect(rows[0]?.dates1904).toBe(true);
  });

  it('is read as other programs write it: names of parts in another case, apostrophes around attributes, CDATA', () => {
    const sheet = "<row r='2'><c r='B2' t='s'><v>0</v></c></row><row r='4'><c r='B4' t='s'><v>1</v></c></row>";
    const parts = {
      'xl/Workbook.xml': "<workbook><sheets><sheet name='Lidé \"A\"' sheetId='1' r:id='rId1'/></sheets></workbook>",
      'xl/_rels/workbook.xml.rels':
        "<Relationships><Relationship Id='rId1' Target='worksheets/Sheet1.xml'/></Relationships>",
      'xl/worksheets/sheet1.xml': `<worksheet><sheetData>${sheet}</sheetData></worksheet>`,
      'xl/SharedStrings.xml': '<sst><si><t>Имя</t></si><si><t><![CDATA[A & <B>]]></t></si></sst>',
    };
    const files = Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)]));
    const { header, rows, reading } = readTable('a.xlsx', zipSync(files));
    expect([header, ...rows.map((row) => row.cells)]).toEqual([
      ['', 'Имя'],
      ['', 'A & <B>'],
    ]);
    expect(reading.workbook?.sheets).toEqual(['Lidé "A"']);
  });

  it('has the error of a formula as a formula', () => {
    const [, row] = cells('a.xlsx', workbook(`${inline('Name')}<row><c t="e"><f>B1</f><v>#N/A</v></c></row>`));
    expect(row).toEqual(['=#N/A']);
  });

  it('has the characters that its XML could not hold', () => {
    const [, row] = cells(
      'a.xlsx',
      workbook(inline('Name') + inline('Jan_x000D_\nNovák', '_x005F_x000D_', '_x00e1_', '_xyz_')),
    );
    expect(row).toEqual(['Jan\r\nNovák', '_x000D_', 'á', '_xyz_']);
  });

  describe('with several sheets', () => {
    const sheet = (name: string, id: number, state = '') => `<sheet name="${name}" r:id="rId${id}"${state}/>`;
    const book = (sheets: string) =>
      workbook('', {
        'xl/workbook.xml': `<workbook><sheets>${sheets}</sheets></workbook>`,
        'xl/_rels/workbook.xml.rels': [1, 2, 3, 4]
          .map((id) => `<Relationship Id="rId${id}" Target="worksheets/s${id}.xml"/>`)
          .join(''),
        'xl/worksheets/s4.xml': '<worksheet><sheetData><row r="1"><c r="A1" s="1"/></row></sheetData></worksheet>',
        ...Object.fromEntries(
          [1, 2].map((id) => [
            `xl/worksheets/s${id}.xml`,
            `<worksheet><sheetData>${inline('Name')}${inline(`of ${id}`)}</sheetData></worksheet>`,
          ]),
        ),
      });
    const read = (bytes: Uint8Array, choice?: ReadingChoice) => {
      const { rows, reading } = readTable('a.xlsx', bytes, choice);
      return [rows[0]?.cells[0], reading.workbook];
    };

    it('reads the first visible one, and any other one that is chosen', () => {
      const bytes = book(sheet('Old', 1, ' state="hidden"') + sheet('Lidé &amp; ceny', 2) + sheet('Gone', 3));
      expect(read(bytes)).toEqual(['of 2', { sheets: ['Lidé & ceny'], sheet: 0 }]);
      const both = book(sheet('A', 1) + sheet('B', 2));
      expect(read(both)).toEqual(['of 1', { sheets: ['A', 'B'], sheet: 0 }]);
      expect(read(both, { sheet: 1 })).toEqual(['of 2', { sheets: ['A', 'B'], sheet: 1 }]);
      expect(read(both, { sheet: 7 })).toEqual(['of 1', { sheets: ['A', 'B'], sheet: 0 }]);
    });

    it('reads the first one that has a value', () => {
      const bytes = book(sheet('Empty', 4) + sheet('B', 2));
      expect(read(bytes)).toEqual(['of 2', { sheets: ['Empty', 'B'], sheet: 1 }]);
      expect(() => read(bytes, { sheet: 0 })).toThrow('no-rows');
    });

    it('offers hidden ones if none is visible', () => {
      const bytes = book(sheet('A', 1, ' state="hidden"') + sheet('B', 2, ' state="veryHidden"'));
      expect(read(bytes)).toEqual(['of 1', { sheets: ['A', 'B'], sheet: 0 }]);
    });
  });

  it('has growing numbers of rows, whatever it says', () => {
    const row = (number: string) => inline('Eva').replace('<row>', `<row r="${number}">`);
    const { rows } = readTable('a.xlsx', workbook(['7', '7', '3', 'x', '-1', '20'].map(row).join('')));
    expect(rows.map(({ number }) => number)).toEqual([8, 9, 10, 11, 20]);
    const beyond = () => readTable('a.xlsx', workbook(row('1') + row('1048577')));
    expect(faultOf(beyond)).toEqual(['too-many-rows', null]);
  });

  it('with any bytes changed is read or refused, and never fails otherwise', () => {
    const whole = workbook(inline('Name', 'Phone') + inline('Eva', '777000001').repeat(9));
    const changes = fc.array(fc.tuple(fc.nat({ max: whole.length - 1 }), fc.nat({ max: 255 })), { minLength: 1 });
    fc.assert(
      fc.property(changes, (changed) => {
        const bytes = Uint8Array.from(whole);
        for (const [at, byte] of changed) bytes[at] = byte;
        expect(faultOf(() => readTable('a.xlsx', bytes))).not.toBeInstanceOf(Error);
      }),
    );
  });

  it('is not unpacked if its parts are too large, too many, or larger than declared', () => {
    const big = declaring(workbook(inline('Name')), importLimits.unpackedBytes / 2);
    expect(faultOf(() => readTable('a.xlsx', big))).toEqual(['unpacks-too-large', null]);
    const many = Object.fromEntries(Array.from({ length: 1001 }, (_, n) => [`xl/media/${n}`, '']));
    expect(faultOf(() => readTable('a.xlsx', workbook(inline('Name'), many)))).toEqual(['unpacks-too-large', null]);
    const lying = declaring(workbook(inline('Name') + inline('x'.repeat(900)).repeat(2000)), 10);
    expect(faultOf(() => readTable('a.xlsx', lying))).toEqual(['not-workbook', null]);
  });

  it.for([
    ['cut off', workbook(inline('Name') + inline('Eva')).slice(0, -40), 'damaged'],
    ['of another format', strToU8('Name;Phone\nEva;1'), 'not-workbook'],
    ['in the format of Excel 97', Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0]), 'old-workbook'],
    ['without a sheet', zipSync({ 'word/document.xml': strToU8('<w/>') }), 'not-workbook'],
    ['with entities of its own', workbook('<!DOCTYPE x [<!ENTITY a "b">]>'), 'damaged'],
    ['too large', new Uint8Array(importLimits.fileBytes + 1), 'file-too-large'],
  ] as const)('%s is refused', ([, bytes, fault]) => {
    expect(faultOf(() => readTable('a.xlsx', bytes))).toEqual([fault, null]);
  });
});
