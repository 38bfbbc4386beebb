import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { importWorkers } from '#shared/contracts/people.ts';
import { chooseField } from './columns.ts';
import { importFields } from './issues.ts';
import { specialtyMatcher } from './match-specialties.ts';
import { guessColumns, missingColumns } from './worker-columns.ts';
import { checkRows, internationalPhone, shareAmong } from './workers.ts';

describe('columns', () => {
  it.for([
    [
      ['Osobní číslo', 'Příjmení', 'Jméno', 'Mobil (soukromý)', 'E-mail', 'Pozice', 'Poznámka'],
      ['personal_number', 'last_name', 'first_name', 'phone', 'email', 'specialties', null],
    ],
    [
      ['Jméno a příjmení', 'TELEFON', 'Druh smlouvy', 'Číslo účtu', 'Srážka %'],
      ['fio', 'phone', 'contract', 'bank_account', 'deduction'],
    ],
    [
      ['Jméno', 'Tel.'],
      ['fio', 'phone'],
    ],
    [
      ['Full name', 'Phone number', 'phone', 'IBAN'],
      ['fio', 'phone', null, 'bank_account'],
    ],
    [
      ['ФИО', 'Номер телефона', 'Эл. почта', 'Табельный номер', 'Счёт'],
      ['fio', 'phone', 'email', 'personal_number', 'bank_account'],
    ],
    [
      ['Jméno zaměstnance', 'Příjmení zaměstnance', 'Kontaktní telefon *', 'E-mailová adresa [nepovinné]', 'Osobní č.'],
      ['first_name', 'last_name', 'phone', 'email', 'personal_number'],
    ],
    [
      ['Ф.И.О.', 'Таб. №', 'Тел.', 'Профессия', 'Тип договора'],
      ['fio', 'personal_number', 'phone', 'specialties', 'contract'],
    ],
    [
      ['First Name', 'Last Name', 'E-mail 1 - Value', 'Phone 1 - Value', 'Phone 2 - Value'],
      ['first_name', 'last_name', 'email', 'phone', null],
    ],
    [
      ['', 'A', 'B'],
      [null, null, null],
    ],
  ] as const)('%j are guessed', ([header, fields]) => {
    expect(guessColumns(header)).toEqual(fields);
  });

  it('are guessed for any headers, each field once', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(fc.string(), fc.constantFrom('Jméno', 'Name', 'Tel', 'Mobil'))), (header) => {
        const fields = guessColumns(header).filter((field) => field !== null);
        expect(new Set(fields).size).toBe(fields.length);
      }),
    );
  });

  it('keep each field once when one is chosen', () => {
    expect(chooseField<(typeof importFields)[number]>(['fio', null, 'phone'], 1, 'fio')).toEqual([
      null,
      'fio',
      'phone',
    ]);
    expect(chooseField(['fio', null, 'phone'], 0, null)).toEqual([null, null, 'phone']);
  });

  it('must include a name and a contact', () => {
    expect(missingColumns([null])).toEqual(['name', 'contact']);
    expect(missingColumns(['last_name', 'email'])).toEqual([]);
    expect(missingColumns(['first_name', 'phone'])).toEqual(['name']);
  });
});

const row = (values: Partial<Record<(typeof importFields)[number], string>>, number = 2) => ({
  number,
  cells: importFields.map((field) => values[field] ?? ''),
});
const check = (values: Parameters<typeof row>[0]) => {
  const [checked] = checkRows([row(values)], importFields);
  if (!checked) throw new Error('no row');
  return checked;
};
const jan = { fio: 'Jan Novák', phone: '777 000 001' };

describe('a row', () => {
  it('becomes a worker', () => {
    const written = {
      first_name: ' Jan',
      last_name: 'Novák ',
      phone: '00420 777-000-001',
      email: 'jan@example.cz',
      personal_number: '0042',
      specialties: 'Pokladní; pekař, Pokladní',
      contract: 'DPČ',
      bank_account: '19-2000145399/0800',
      deduction: '15,5 %',
    };
    expect(check(written)).toEqual({
      number: 2,
      name: 'Jan Novák',
      issues: [],
      entry: {
        row: 2,
        fio: 'Jan Novák',
        phone_numbers: '+420777000001',
        email: 'jan@example.cz',
        personal_number: '0042',
        specialties: ['Pokladní', 'pekař'],
        contract: 'dpc',
        bank_account: '19-2000145399/0800',
        deduction: 1550,
      },
    });
    expect(check({ fio: 'Eva', email: 'Eva@Example.CZ' }).entry).toEqual({
      row: 2,
      fio: 'Eva',
      email: 'eva@example.cz',
      personal_number: null,
      specialties: [],
      contract: null,
      bank_account: null,
      deduction: null,
    });
  });

  it.for([
    ['fio', 'name-missing', { ...jan, fio: '' }],
    ['fio', 'name-too-long', { ...jan, fio: 'x'.repeat(201) }],
    ['fio', 'formula', { ...jan, fio: '=cmd|A1' }],
    ['personal_number', 'formula', { ...jan, personal_number: '-1+1' }],
    ['personal_number', 'personal-number-too-long', { ...jan, personal_number: '1'.repeat(21) }],
    ['specialties', 'formula', { ...jan, specialties: '@SUM(A1)' }],
    ['specialties', 'too-many-specialties', { ...jan, specialties: Array.from({ length: 19 }, (_, n) => n).join() }],
    ['phone', 'contact-missing', { fio: 'Jan' }],
    ['phone', 'phone-wrong', { ...jan, phone: '777 000' }],
    ['phone', 'phone-wrong', { ...jan, phone: 'on request' }],
    ['email', 'email-wrong', { fio: 'Jan', email: 'jan@' }],
    ['email', 'email-wrong', { ...jan, email: 'jan@' }],
    ['contract', 'contract-unknown', { ...jan, contract: 'volunteer' }],
    ['bank_account', 'bank-account-wrong', { ...jan, bank_account: '19-2000145398/0800' }],
    ['deduction', 'deduction-wrong', { ...jan, deduction: '101' }],
    ['deduction', 'deduction-wrong', { ...jan, deduction: '-5' }],
    // A spreadsheet shows a zero so, and an empty cell is the default.
    ['deduction', 'deduction-wrong', { ...jan, deduction: '-' }],
    ['fio', 'formula', { ...jan, fio: '-' }],
  ] as const)('with a wrong %s has the issue %s', ([field, issue, values]) => {
    expect(check(values)).toMatchObject({ entry: null, issues: [{ field, issue }] });
  });

  it('takes the guard of an export off its texts', () => {
    const guard = { fio: "'=Jan", email: "'+jan@example.cz", personal_number: "'-1", specialties: "'@a,' =b" };
    expect(check(guard).entry).toMatchObject({
      fio: '=Jan',
      email: '+jan@example.cz',
      personal_number: '-1',
      specialties: ['@a', '=b'],
    });
  });

  it('is read as people and other programs fill it', () => {
    const { entry, issues } = check({
      fio: 'Jan Novák',
      phone: "'777000001",
      email: 'mailto:Jan@example.cz',
      specialties: 'Pokladní\r\nPekař\n-10 °C',
      contract: 'ДПП',
      bank_account: 'IBAN: CZ65 0800 0000 1920 0014 5399',
    });
    expect(issues).toEqual([]);
    expect(entry).toMatchObject({
      phone_numbers: '+420777000001',
      email: 'jan@example.cz',
      personal_number: null,
      specialties: ['Pokladní', 'Pekař', '-10 °C'],
      contract: 'dpp',
      bank_account: 'CZ6508000000192000145399',
    });
    expect(check({ ...jan, bank_account: '19–2000145399/0800' }).entry?.bank_account).toBe('19-2000145399/0800');
    // A workbook's text is guarded.
    expect(check({ ...jan, email: "'-", bank_account: '—', contract: '-' }).entry).toMatchObject({
      bank_account: null,
      contract: null,
    });
  });

  it.for([
    ["'777 000 001", '+420777000001'],
    ['777000001.0', '+420777000001'],
    ['+491511234567,0', '+491511234567'],
    ['4.20777E+11', null],
    ['777 000 001, 777 000 002', null],
  ] as const)('with the phone %s has %s', ([phone, number]) => {
    expect(check({ ...jan, phone }).entry?.phone_numbers ?? null).toBe(number);
  });

  it('has all its issues at once', () => {
    expect(check({ fio: '', phone: '1', contract: 'x' }).issues.map(({ field }) => field)).toEqual([
      'fio',
      'phone',
      'contract',
    ]);
  });

  it.for([
    ['15', 1500],
    ['0,5', 50],
    ['0.15', 15],
    ['0,5 %', 50],
    ['33.333333333', 3333],
    ['100', 10_000],
    ['0', 0],
    ['', null],
  ] as const)('with the deduction %j has %j hundredths of a percent', ([deduction, hundredths]) => {
    expect(check({ ...jan, deduction }).entry?.deduction).toBe(hundredths);
  });

  it.for([
    ['0,5', 5000],
    ['0.155', 1550],
    ['1', 10_000],
    ['0,5 %', 50],
    ['15', null],
  ] as const)('with the share %j has %j hundredths of a percent', ([deduction, hundredths]) => {
    const [checked] = checkRows([row({ ...jan, deduction })], importFields, 'share');
    expect(checked?.entry?.deduction ?? null).toBe(hundredths);
  });

  it.for([
    ['0,5', true],
    ['0.15', true],
    ['0,5 %', false],
    ['15,5', false],
    ['0', false],
    ['1', false],
    ['', false],
    ['x', false],
  ] as const)('with the deduction %j: may it be a share? %s', ([deduction, is]) => {
    const rows = [row({ ...jan, deduction: '15' }), row({ ...jan, deduction })];
    expect(shareAmong(rows, importFields)).toBe(is ? deduction : null);
    expect(shareAmong(rows, ['fio', 'phone'])).toBe(null);
  });

  it.for(['DPP', 'dohoda o provedení práce', 'HPP', 'employment', 'Трудовой договор'])(
    'may have the contract %s',
    (contract) => expect(check({ ...jan, contract }).issues).toEqual([]),
  );

  it('may not repeat the contact of an earlier row', () => {
    const rows = [row(jan, 2), row({ ...jan, phone: '+420 777000001' }, 3), row({ fio: 'Eva', phone: '777000002' }, 4)];
    expect(checkRows(rows, importFields).map(({ issues }) => issues)).toEqual([
      [],
      [{ field: 'phone', issue: 'phone-repeated', value: '2' }],
      [],
    ]);
  });

  it('has all its mistakes, also a contact of an earlier row', () => {
    const wrong = { ...jan, fio: '', email: 'x', contract: '?', bank_account: '1', deduction: 'x' };
    const [, second] = checkRows([row(jan, 2), row(wrong, 3)], importFields);
    expect(second?.issues.map(({ issue }) => issue)).toEqual([
      'name-missing',
      'email-wrong',
      'contract-unknown',
      'bank-account-wrong',
      'deduction-wrong',
      'phone-repeated',
    ]);
    const faultyFirst = checkRows([row({ ...jan, contract: '?' }, 2), row(jan, 3)], importFields);
    expect(faultyFirst.map(({ issues }) => issues.length)).toEqual([1, 0]);
    const phoneWrong = checkRows(
      [row({ fio: 'Eva', email: 'a@b.cz' }, 2), row({ fio: 'Eva', email: 'a@b.cz', phone: '1' }, 3)],
      importFields,
    );
    expect(phoneWrong[1]?.issues.map(({ issue }) => issue)).toEqual(['phone-wrong']);
  });

  it('of any texts is a worker whom the API takes, or has issues', () => {
    const text = fc.string({ unit: 'grapheme', maxLength: 400 });
    const right = { ...jan, email: 'jan@example.cz', contract: 'DPP', deduction: '15', specialties: 'a,b' };
    const values = fc.record(
      Object.fromEntries(
        importFields.map((field) => [field, fc.oneof(text, fc.constant(right[field as 'fio'] ?? ''))]),
      ),
    );
    const body = { import_id: 'x', dry_run: true };
    fc.assert(
      fc.property(values, (written) => {
        const { entry: worker, issues } = check(written);
        expect(worker === null).toBe(issues.length > 0);
        if (worker) expect(importWorkers.body.safeParse({ ...body, rows: [worker] }).error).toBeUndefined();
      }),
    );
  });
});

it.for([
  ['777000001', '+420777000001'],
  ['420777000001', '+420777000001'],
  ['+421 905 123 456', '+421905123456'],
  ['0042 1905 123 456', '+421905123456'],
  ['12345678', null],
] as const)('the phone %s is %s', ([written, number]) => expect(internationalPhone(written)).toBe(number));

it('specialties are found by their names in any language', () => {
  const match = specialtyMatcher(
    new Map([
      ['one', { en: 'Cashier', cs: 'Pokladní', ru: 'Кассир' }],
      ['two', { en: 'Baker', cs: 'Pekař', ru: 'Пекарь' }],
      ['three', { en: 'Baker', cs: 'Cukrář', ru: 'Кондитер' }],
    ]),
  );
  expect(match(['POKLADNI', 'кассир', 'Baker', 'Pilot'])).toEqual({
    ids: ['one'],
    unknown: ['Pilot'],
    ambiguous: ['Baker'],
  });
});
