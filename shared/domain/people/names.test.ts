import { describe, expect, it } from 'vitest';
import { fullNameOf, namesOf, renamed } from './names.ts';

const berg = { first_name: 'Jan', middle_name: '', last_name: 'van der Berg' };

describe('the parts of a name', () => {
  it.each([
    ['Jana Nováková', { first_name: 'Jana', middle_name: '', last_name: 'Nováková' }],
    ['Иван Петрович Сидоров', { first_name: 'Иван', middle_name: 'Петрович', last_name: 'Сидоров' }],
    ['Anna Marie Eva Malá', { first_name: 'Anna', middle_name: 'Marie Eva', last_name: 'Malá' }],
    ['Pelé', { first_name: 'Pelé', middle_name: '', last_name: '' }],
  ])('of %s make it again', (fio, names) => {
    expect(namesOf(fio, null)).toEqual(names);
    expect(fullNameOf(names)).toBe(fio);
  });

  it('are those that were written down, until the full name changes', () => {
    expect(namesOf('Jan van der Berg', berg)).toEqual(berg);
    expect(namesOf('Jan Malý', berg)).toEqual({ first_name: 'Jan', middle_name: '', last_name: 'Malý' });
  });
});

describe('a change', () => {
  const person = { fio: 'Jan van der Berg', names: berg };

  it.each([
    ['of nothing', {}, person],
    ['of the full name', { fio: 'Jan Malý' }, { fio: 'Jan Malý', names: berg }],
    ['of a part', { first_name: 'Piet' }, { fio: 'Piet van der Berg', names: { ...berg, first_name: 'Piet' } }],
    [
      'of the full name and a part of it',
      { fio: 'Jan Malý', middle_name: 'Karel' },
      { fio: 'Jan Karel Malý', names: { first_name: 'Jan', middle_name: 'Karel', last_name: 'Malý' } },
    ],
  ])('%s', (_, change, result) => {
    expect(renamed(person, change)).toEqual(result);
  });
});
