import { columnGuesser, type Columns } from './columns.ts';
import type { ImportField } from './issues.ts';

/** Headers of an exported list are among them. */
const guess = columnGuesser<ImportField>({
  fio: [
    'jméno a příjmení',
    'příjmení a jméno',
    'celé jméno',
    'zaměstnanec',
    'pracovník',
    'name',
    'full name',
    'worker',
    'employee',
    'фио',
    'полное имя',
    'имя и фамилия',
    'фамилия и имя',
    'фамилия имя',
    'сотрудник',
    'работник',
    'fio',
  ],
  first_name: ['jméno', 'křestní jméno', 'first name', 'given name', 'имя'],
  last_name: ['příjmení', 'last name', 'surname', 'family name', 'фамилия'],
  phone: [
    'telefon',
    'telefonní číslo',
    'tel',
    'mobil',
    'mobilní telefon',
    'phone',
    'phone number',
    'mobile',
    'mobile phone',
    'телефон',
    'номер телефона',
    'мобильный',
    'мобильный телефон',
  ],
  email: ['e mail', 'email', 'mail', 'e mail address', 'email address', 'эл почта', 'электронная почта', 'почта'],
  personal_number: [
    'osobní číslo',
    'os číslo',
    'os č',
    'číslo zaměstnance',
    'personal number',
    'personal no',
    'employee number',
    'employee id',
    'табельный номер',
    'личный номер',
  ],
  specialties: [
    'specializace',
    'profese',
    'pozice',
    'specialty',
    'specialties',
    'position',
    'job',
    'специальность',
    'специальности',
    'должность',
  ],
  contract: [
    'smlouva',
    'druh smlouvy',
    'pracovní poměr',
    'pracovní vztah',
    'úvazek',
    'contract',
    'contract type',
    'employment',
    'договор',
    'вид договора',
    'трудовые отношения',
  ],
  bank_account: [
    'účet',
    'číslo účtu',
    'bankovní účet',
    'bankovní spojení',
    'iban',
    'bank account',
    'account number',
    'account',
    'счет',
    'номер счета',
    'банковский счет',
  ],
  deduction: [
    'srážka',
    'srážka v procentech',
    'daň',
    'srážková daň',
    'deduction',
    'tax',
    'withholding tax',
    'удержание',
    'налог',
  ],
});

/**
 * The fields that the headers name, each once. "Jméno" (first name) alone, without a column of last names, is the whole
 * name.
 */
export const guessColumns = (header: readonly string[]): Columns<ImportField> => {
  const once = guess(header);
  const isWhole = once.includes('first_name') && !once.includes('last_name') && !once.includes('fio');
  return isWhole ? once.map((field) => (field === 'first_name' ? 'fio' : field)) : once;
};

/** What must still be chosen: a column of names, and one of phones or e-mails. */
export const missingColumns = (columns: Columns<ImportField>): ('name' | 'contact')[] => [
  ...(columns.includes('fio') || columns.includes('last_name') ? [] : ['name' as const]),
  ...(columns.includes('phone') || columns.includes('email') ? [] : ['contact' as const]),
];
