import fc from 'fast-check';
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { longestReference, type Statement, statementTexts } from './statement-movements.ts';
import { readStatement } from './statement.ts';

/** The bytes of a text in an encoding of one byte per character. */
const inWindows1250 = (text: string): Uint8Array => {
  const decoder = new TextDecoder('windows-1250');
  const codes = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(Uint8Array.of(byte)), byte]));
  return Uint8Array.from(text, (character) => codes.get(character) ?? 63);
};

const statementOf = (bytes: Uint8Array): Statement => {
  const read = readStatement(bytes);
  if ('issues' in read) throw new Error(JSON.stringify(read.issues));
  return read.statement;
};
const issuesOf = (bytes: Uint8Array | string) => {
  const read = readStatement(typeof bytes === 'string' ? strToU8(bytes) : bytes);
  return 'issues' in read ? read.issues.map(({ issue, row, value }) => [issue, row, value]) : read;
};
/** A payment in a line: what it is compared by. */
const summary = ({ payments, ...statement }: Statement) => ({
  ...statement,
  payments: payments.map(({ day, amount, variable_symbol, counter_account, name, message }) =>
    [day, amount, variable_symbol, counter_account, name, message].join(' | '),
  ),
});

type Line = {
  amount: number;
  code?: string;
  symbol?: string;
  counter?: string;
  bank?: string;
  name?: string;
  document?: string;
  day?: string;
  currency?: string;
};
const gpcLine = ({
  amount,
  code = '2',
  symbol = '',
  counter = '',
  bank = '0100',
  name = '',
  document = '1',
  day = '311026',
  currency = '0203',
}: Line) =>
  [
    '075',
    '0000192000145399',
    counter.padStart(16, '0'),
    document.padStart(13, '0'),
    `${amount}`.padStart(12, '0'),
    code,
    symbol.padStart(10, '0'),
    `00${bank}0308`,
    ''.padStart(10, '0'),
    day,
    name.padEnd(20),
    '0',
    currency,
    day,
  ].join('');
const head =
  '0740000192000145399Pekárna Žlutý kůň   01102600000000100000+00000000350000+000000000050000000000000300000010311026              ';
const gpc = (...lines: string[]) => `${[head, ...lines].join('\r\n')}\r\n`;

describe('GPC', () => {
  const file = gpc(
    gpcLine({ amount: 242_00, symbol: '2026000012', counter: '27000012345', bank: '0300', name: 'Žluťoučký kůň' }),
    '076' + 'T1'.padEnd(26) + '311026' + 'Platba za říjen'.padEnd(92),
    '078' + 'Faktura 12'.padEnd(35) + 'a další'.padEnd(35),
    '079' + 'konec'.padEnd(35),
    gpcLine({ amount: 50_00, code: '1', day: '011026' }),
    gpcLine({ amount: 1, day: '021026', bank: '0000' }),
    gpcLine({ amount: 2, code: '4' }),
    gpcLine({ amount: 3, code: '5' }),
  );

  it.each([
    ['UTF-8', strToU8(file)],
    ['UTF-8 with a mark', strToU8(`\uFEFF${file}`)],
    ['Windows-1250', inWindows1250(file)],
  ])('is read in %s', (_, bytes) => {
    expect(summary(statementOf(bytes))).toEqual({
      account: '19-2000145399',
      from: '2026-10-01',
      to: '2026-10-31',
      debits: 3,
      payments: [
        '2026-10-31 | 24200 | 2026000012 | 2-7000012345/0300 | Žluťoučký kůň | Platba za říjen Faktura 12 a další konec',
        '2026-10-02 | 1 |  |  |  | ',
      ],
    });
  });

  it('is read without the spaces and the day at the ends of lines, and without a header', () => {
    const line = gpcLine({ amount: 7 }).slice(0, 97);
    expect(summary(statementOf(strToU8(`${line}\n`)))).toMatchObject({
      account: '19-2000145399',
      payments: ['2026-10-31 | 7 |  |  |  | '],
    });
  });

  it('knows an account in the internal format of banks', () => {
    const permuted = gpcLine({ amount: 1 }).replace('0000192000145399', '9394200015000019');
    expect(statementOf(strToU8(permuted)).account).toBe('19-2000145399');
  });

  it('gives each payment a reference of its own, the same in each statement with it', () => {
    const [one, other] = [gpcLine({ amount: 5 }), gpcLine({ amount: 6 })];
    const referencesOf = (...lines: string[]) =>
      statementOf(strToU8(gpc(...lines))).payments.map(({ reference }) => reference);
    const [first, second, third] = referencesOf(one, one, other);
    expect(new Set([first, second, third]).size).toBe(3);
    expect(referencesOf(other, one)).toEqual([third, first]);
  });

  it.each([
    ['a line that is cut', gpc(gpcLine({ amount: 1 }), gpcLine({ amount: 2 }).slice(0, 80)), [['row-wrong', 3]]],
    [
      'an amount that is none',
      gpc(gpcLine({ amount: 1 }).replace('0000000000012', '00000000000x2')),
      [['amount-wrong', 2]],
    ],
    ['a day that is none', gpc(gpcLine({ amount: 1, day: '320126' })), [['day-wrong', 2]]],
    ['an unknown code', gpc(gpcLine({ amount: 1, code: '9' })), [['row-wrong', 2]]],
    ['euros', gpc(gpcLine({ amount: 1, currency: '0978' })), [['not-czk', 2]]],
    ['no movements', gpc(), [['no-rows', null]]],
    [
      'several accounts',
      gpc(gpcLine({ amount: 1 }), gpcLine({ amount: 1 }).replace('0000192000145399', '0000002000145399')),
      [['several-accounts', null]],
    ],
    [
      'too many movements',
      gpc(...Array.from({ length: 10_001 }, () => gpcLine({ amount: 1 }))),
      [['too-many-rows', 10_002]],
    ],
  ])('with %s is refused', (_, text, issues) => {
    expect(issuesOf(text)).toEqual(issues.map((issue) => [...issue, expect.any(String)]));
  });

  it('of 5,000 lines is read', () => {
    const lines = Array.from({ length: 5000 }, (_, n) => gpcLine({ amount: n + 1, symbol: `${n}`, document: `${n}` }));
    const { payments } = statementOf(strToU8(gpc(...lines)));
    expect(payments).toHaveLength(5000);
    expect(new Set(payments.map(({ reference }) => reference)).size).toBe(5000);
  });
});

const fio = `\uFEFFaccountId;2000145399
bankId;2010
currency;CZK
iban;CZ7920100000192000145399
bic;FIOBCZPPXXX
openingBalance;1000,00
closingBalance;2242,00
dateStart;01.10.2026
dateEnd;31.10.2026
idFrom;26000000001
idTo;26000000003

ID operace;Datum;Objem;Měna;Protiúčet;Název protiúčtu;Kód banky;Název banky;KS;VS;SS;Poznámka;Zpráva pro příjemce;Typ;Provedl;Upřesnění;Poznámka;BIC;ID pokynu
26000000001;30.10.2026;242,00;CZK;2-7000012345;"Žluťoučký kůň; s.r.o.";0300;ČSOB;0308;2026000012;;Poznámka;Faktura 12;Bezhotovostní příjem;;;;;1
26000000002;31.10.2026;-100,5;CZK;2-7000012345;Dodavatel;0300;ČSOB;;1;;;;Platba převodem uvnitř banky;;;;;2
26000000003;31.10.2026;1000,00;CZK;;;;;;;;;Vklad;Vklad pokladnou;;;;;3
`;
const csob = `Pohyby na účtu 19-2000145399/0300 od 01.10.2026 do 31.10.2026

číslo účtu;datum zaúčtování;částka;měna;zůstatek;číslo účtu protiúčtu;kód banky protiúčtu;název účtu protiúčtu;konstantní symbol;variabilní symbol;specifický symbol;označení operace;ID transakce;poznámka
19-2000145399/0300;30.10.2026;242,00;CZK;1 242,00;2-7000012345;0100;Žluťoučký kůň;308;2026000012;;Příchozí úhrada;A1;Faktura 12
19-2000145399/0300;31.10.2026;-100,50;CZK;1 141,50;2-7000012345;0100;Dodavatel;;;;Odchozí úhrada;A2;
19-2000145399/0300;31.10.2026;1 000,00;CZK;2 141,50;;;;;;;Vklad;A3;Vklad
`;
const kb = `"MojeBanka, export transakční historie";
"Datum vytvoření souboru";"02.11.2026";
;
"Číslo účtu";"000019-2000145399";;;;;;;;;;;;
"IBAN";"CZ0801000000192000145399";;
"Název účtu";"PEKÁRNA, S.R.O.";;
"Výpis za období";"01.10.2026";"31.10.2026";
"Číslo výpisu";;
"Počáteční zůstatek";"+1000,00";
"Konečný zůstatek";"+2141,50";
"Počet položek";"3";
;
"Datum splatnosti";"Datum odepsání z jiné banky";"Protiúčet a kód banky";"Název protiúčtu";"Částka";"Originální částka";"Originální měna";"Kurz";"VS";"KS";"SS";"Identifikace transakce";"Systémový popis";"Popis příkazce";"Popis pro příjemce";"AV pole 1";"AV pole 2";"AV pole 3";"AV pole 4"
"30.10.2026";"30.10.2026";"000002-7000012345/0300";"Žluťoučký kůň";"+242,00";;;;"2026000012";"308";"0";"000-30102026 005-1";"Příchozí úhrada";;"Faktura 12";;;;
"31.10.2026";;"000002-7000012345/0300";"Dodavatel";"-100,50";;;;"0";"0";"0";"000-31102026 005-2";"Odchozí úhrada";;;;;;
"31.10.2026";;"0000000000/0000";;"+1000,00";;;;"0";"0";"0";"000-31102026 005-3";"Vklad";;"Vklad";;;;
`;
const sporitelna = `"Číslo účtu","Datum zaúčtování","Název protiúčtu","Předčíslí protiúčtu","Číslo protiúčtu","Kód banky protiúčtu","Částka","Měna","Variabilní symbol","Konstantní symbol","Specifický symbol","Zpráva pro příjemce","Poznámka","ID transakce"
"19-2000145399/0800","30.10.2026","Žluťoučký kůň","2","7000012345","0300","242,00","CZK","2026000012","0308","","Faktura 12","","S1"
"19-2000145399/0800","31.10.2026","Dodavatel","2","7000012345","0300","-100,50","CZK","","","","","","S2"
"19-2000145399/0800","31.10.2026","","","","","1 000,00","CZK","","","","Vklad","","S3"
`;
const raiffeisen = `"Datum provedení";"Datum zaúčtování";"Číslo účtu";"Název účtu";"Kategorie transakce";"Číslo protiúčtu";"Název protiúčtu";"Typ transakce";"Zpráva";"Poznámka";"VS";"KS";"SS";"Zaúčtovaná částka";"Měna účtu";"Původní částka a měna";"Původní částka a měna";"Poplatek";"Id transakce";"Vlastní poznámka";"Název obchodníka";"Město"
"29.10.2026 23:59";"30.10.2026 00:10";"19-2000145399/5500";"Pekárna";"Platba";"2-7000012345/0300";"Žluťoučký kůň";"Příchozí úhrada";"Faktura 12";"";"2026000012";"0308";"";"242,00";"CZK";"";"";"";"7100000001";"";"";""
"31.10.2026 08:00";"31.10.2026 08:00";"19-2000145399/5500";"Pekárna";"Platba";"2-7000012345/0300";"Dodavatel";"Odchozí úhrada";"";"";"";"";"";"-100,50";"CZK";"";"";"";"7100000002";"";"";""
"31.10.2026 09:00";"31.10.2026 09:00";"19-2000145399/5500";"Pekárna";"Vklad";"";"";"Vklad";"Vklad";"";"";"";"";"1 000,00";"CZK";"";"";"";"7100000003";"";"";""
`;
const airBank = `"Datum provedení";"Směr úhrady";"Typ úhrady";"Skupina plateb";"Měna účtu";"Částka v měně účtu";"Poplatek v měně účtu";"Původní měna úhrady";"Původní částka úhrady";"Název protistrany";"Číslo účtu protistrany";"Název účtu protistrany";"Variabilní symbol";"Konstantní symbol";"Specifický symbol";"Zdrojová obálka";"Cílová obálka";"Poznámka pro mne";"Zpráva pro příjemce";"Poznámka k úhradě";"Referenční číslo";"Datum zaúčtování"
"30/10/2026";"Příchozí";"Příchozí úhrada";"Příjem";"CZK";"242,00";"";"CZK";"242,00";"Žluťoučký kůň";"2-7000012345 / 0300";"KUN";"2026000012";"";"";"";"";"";"Faktura 12";"";"81000000001";"30/10/2026"
"31/10/2026";"Odchozí";"Odchozí úhrada";"Výdaj";"CZK";"-100,50";"";"CZK";"-100,50";"Dodavatel";"2-7000012345 / 0300";"";"";"";"";"";"";"";"";"";"81000000002";"31/10/2026"
"31/10/2026";"Příchozí";"Vklad";"Příjem";"CZK";"1 000,00";"";"CZK";"1000,00";"";"";"";"";"";"";"";"";"";"Vklad";"";"81000000003";"31/10/2026"
`;
const mBank = `mBank S.A., organizační složka;
Sokolovská 668/136d, 186 00 Praha 8;
;
#Klient;PEKÁRNA S.R.O.;
;
#Za období:;01.10.2026;31.10.2026;
#Druh účtu;#Účet;#Měna;
mKonto Business;19-2000145399/6210;CZK;
#Počáteční zůstatek:;1 000,00 CZK;
;
#Datum uskutečnění transakce;#Datum zaúčtování transakce;#Popis transakce;#Zpráva pro příjemce;#Plátce/Příjemce;#Číslo účtu plátce/příjemce;#KS;#VS;#SS;#Částka transakce;#Účetní zůstatek po transakci;
29-10-2026;30-10-2026;PŘÍCHOZÍ PLATBA;"Faktura 12";"Žluťoučký kůň";'2-7000012345/0300';'0308';'2026000012';'';242,00;1 242,00;
31-10-2026;31-10-2026;ODCHOZÍ PLATBA;"";"Dodavatel";'2-7000012345/0300';'';'';'';-100,50;1 141,50;
31-10-2026;31-10-2026;VKLAD;"Vklad";"";'';'';'';'';1 000,00;2 141,50;
;;;;;;;;#Konečný zůstatek:;2 141,50 CZK;
`;

describe('CSV', () => {
  it.each([
    ['Fio banka', fio, 'CZ7920100000192000145399', 'Žluťoučký kůň; s.r.o.'],
    ['ČSOB', csob, '19-2000145399/0300', 'Žluťoučký kůň'],
    ['Komerční banka', kb, 'CZ0801000000192000145399', 'Žluťoučký kůň'],
    ['Česká spořitelna', sporitelna, '19-2000145399/0800', 'Žluťoučký kůň'],
    ['Raiffeisenbank', raiffeisen, '19-2000145399/5500', 'Žluťoučký kůň'],
    ['Air Bank', airBank, null, 'Žluťoučký kůň'],
    ['mBank', mBank, '19-2000145399/6210', 'Žluťoučký kůň'],
  ])('of %s is read, in UTF-8 and in Windows-1250', (bank, text, account, name) => {
    const counter = bank === 'ČSOB' ? '2-7000012345/0100' : '2-7000012345/0300';
    const expected = {
      account,
      from: '2026-10-30',
      to: '2026-10-31',
      debits: 1,
      payments: [
        `2026-10-30 | 24200 | 2026000012 | ${counter} | ${name} | Faktura 12`,
        '2026-10-31 | 100000 |  |  |  | Vklad',
      ],
    };
    expect(summary(statementOf(strToU8(text)))).toEqual(expected);
    expect(summary(statementOf(inWindows1250(text.replace('\uFEFF', '').replaceAll('\n', '\r\n'))))).toEqual(expected);
  });

  it('has the ids of the bank as references; without them, what payments consist of', () => {
    const referencesOf = (text: string) => statementOf(strToU8(text)).payments.map(({ reference }) => reference);
    expect(referencesOf(fio)).toEqual(['26000000001', '26000000003']);
    const twice = mBank.replace(/^(31-10-2026;31-10-2026;VKLAD.*\n)/m, '$1$1');
    expect(referencesOf(twice)).toEqual([
      '2026-10-30|24200|2026000012|2-7000012345/0300|Žluťoučký kůň|Faktura 12',
      '2026-10-31|100000||||Vklad',
      '2026-10-31|100000||||Vklad#2',
    ]);
  });

  const table = (...rows: string[]) => ['Datum;Částka;Měna;VS;Zpráva pro příjemce', ...rows].join('\n');
  it.each([
    ['0000000123', '', '123'],
    ['', '/VS2026000012/SS/KS0308', '2026000012'],
    ['', 'VS: 0012', '12'],
    ['0', 'vs 7 a KS 8', '7'],
    ['', 'VS 12345678901', null],
    ['', 'Faktura 2026000012', null],
    ['5', 'VS:6', '5'],
  ])('with the symbol %o and the message %o means %o', (symbol, message, expected) => {
    const { payments } = statementOf(strToU8(table(`1.10.2026;1,00;CZK;${symbol};${message}`)));
    expect(payments[0]?.variable_symbol).toBe(expected);
  });

  it.each([
    ['1 234,50', 1234_50],
    ['+1.234,50', 1234_50],
    ['1,234.50', 1234_50],
    ['12,5 Kč', 12_50],
    ['1000', 1000_00],
    ['1\u00A0000,00', 1000_00],
  ])('with the amount %s has %i haléř', (written, amount) => {
    expect(statementOf(strToU8(table(`1.10.2026;${written};CZK;;`))).payments[0]?.amount).toBe(amount);
  });

  it.each([
    ['a row without an amount', table('1.10.2026;1,00;CZK;;', '2.10.2026;;CZK;;'), [['amount-wrong', 3, '']]],
    ['a row with a wrong amount', table('1.10.2026;1,0x;CZK;;'), [['amount-wrong', 2, '1,0x']]],
    [
      'a row with a wrong day',
      table('32.10.2026;1,00;CZK;;', 'včera;1;;;'),
      [
        ['day-wrong', 2, '32.10.2026'],
        ['day-wrong', 3, 'včera'],
      ],
    ],
    ['euros', table('1.10.2026;1,00;EUR;;'), [['not-czk', 2, 'EUR']]],
    ['no rows', table(), [['no-rows', null, '']]],
    ['only sums', table(';1,00;CZK;;'), [['no-rows', null, '']]],
    ['other columns', 'Jméno;Telefon\nEva;777000001', [['unknown-file', null, '']]],
    ['a text', 'Dobrý den,\nposílám výpis.', [['unknown-file', null, '']]],
    ['nothing', '', [['empty', null, '']]],
    ['only white space', ' \n', [['no-rows', null, '']]],
    ['an open quote', `${table('1.10.2026;1,00;CZK;;"Faktura')}\n`, [['row-wrong', 2, '']]],
    ['a workbook (XLSX)', 'PK\u0003\u0004', [['not-text', null, '']]],
    ['a PDF', '%PDF-1.7\n1 0 obj', [['not-text', null, '']]],
  ])('%s is refused', (_, text, issues) => {
    expect(issuesOf(text)).toEqual(issues);
  });

  it('of many wrong rows reports the first ones', () => {
    expect(issuesOf(table(...Array.from({ length: 100 }, () => 'x;1;CZK;;')))).toHaveLength(20);
  });

  it('in the format of Excel 97, or too large, is refused', () => {
    expect(issuesOf(Uint8Array.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).toEqual([['not-text', null, '']]);
    expect(issuesOf(new Uint8Array(11 * 1024 * 1024))).toEqual([['file-too-large', null, '']]);
  });

  it('keeps the beginnings of long texts', () => {
    const long = 'ž'.repeat(900);
    const row = `1.10.2026;1,00;CZK;${'1'.repeat(900)};${long}`;
    const [first, second] = statementOf(strToU8(table(row, row))).payments;
    expect(first?.message).toBe('ž'.repeat(statementTexts.message));
    expect(first?.variable_symbol).toBe('1'.repeat(statementTexts.variable_symbol));
    expect(second?.reference).toBe(`${first?.reference}#2`);
    expect(second?.reference.length).toBeLessThanOrEqual(longestReference);
  });

  it('of 5,000 rows is read', () => {
    const rows = Array.from({ length: 5000 }, (_, n) => `1.10.2026;${n + 1},00;CZK;${n};`);
    expect(statementOf(strToU8(table(...rows))).payments).toHaveLength(5000);
  });
});

it('any bytes are read or refused, and never fail otherwise', () => {
  const starts = fc.constantFrom('', head, `${gpc(gpcLine({ amount: 1 }))}075`, fio, mBank);
  fc.assert(
    fc.property(starts, fc.uint8Array({ maxLength: 300 }), (start, bytes) => {
      const read = readStatement(Uint8Array.from([...strToU8(start), ...bytes]));
      expect('issues' in read ? read.issues.length : read.statement.payments.length).toBeGreaterThanOrEqual(0);
    }),
  );
});
