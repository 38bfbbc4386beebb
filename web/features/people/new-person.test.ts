import { expect, it } from 'vitest';
import { czechia } from '../../ui/phone-number.ts';
import { bodyOf, type NewPerson, noPerson } from './new-person.ts';

const jana: NewPerson = { ...noPerson, role: 'ROLE_VENDOR', first_name: 'Jana', email: 'jana@smena.test' };

it('what is not filled in is left out, and so are the fields of other roles', () => {
  const filled = {
    personal_number: '0042',
    deduction: 1500,
    specialties: ['cashier'],
    stores: ['own'],
    company: 'acme',
  };
  expect(bodyOf({ ...jana, ...filled })).toEqual({
    role: 'ROLE_VENDOR',
    companies_ids: ['acme'],
    first_name: 'Jana',
    middle_name: '',
    last_name: '',
    country: null,
    languages: [],
    email: 'jana@smena.test',
    phone_numbers: [],
  });
});

it('a worker also has pay and specialties', () => {
  const filled = { personal_number: '0042', specialties: ['cashier'] };
  expect(bodyOf({ ...jana, ...filled, role: 'ROLE_VENDOR_STAFF' })).toMatchObject({
    personal_number: '0042',
    contract: null,
    categories_ids: ['cashier'],
  });
});

it('the number to sign in with is the first', () => {
  const phone = { country: czechia, digits: '777000001' };
  const { phone_numbers } = bodyOf({ ...jana, phone, phone_numbers: [{ number: '777 000 002' }] });
  expect(phone_numbers).toEqual(['+420777000001', '+420777000002']);
});

it('a person without a role is not sent', () => {
  expect(() => bodyOf({ ...jana, role: null })).toThrow('without a role');
});
