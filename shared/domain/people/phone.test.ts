import { expect, it } from 'vitest';
import { phoneText, normalizePhone } from './phone.ts';

it.each([
  ['+420777000001', '+420777000001'],
  ['420777000001', '+420777000001'],
  [' +420 777 000 001 ', '+420777000001'],
  ['+1 (202) 555-0123', '+12025550123'],
  ['(420) 777-000-001', '+420777000001'],
  ['12345678', '+12345678'],
  ['123456789012345', '+123456789012345'],
  [`+420777000001${' '.repeat(47)}`, '+420777000001'],
])('%j is the number %s', (written, plain) => {
  expect(normalizePhone(written)).toBe(plain);
});

it.each([
  ['', 'nothing'],
  ['+', 'no digit'],
  ['1234567', '7 digits'],
  ['1234567890123456', '16 digits'],
  [`+420777000001${' '.repeat(48)}`, 'more than 60 characters'],
  ['420+777000001', 'a plus inside'],
  ['++420777000001', 'two plus signs'],
  ['420777000001+', 'a plus at the end'],
  ['a420777000001', 'a letter before'],
  ['420777000001a', 'a letter after'],
  ['420 777 000 001 ext. 5', 'an extension'],
  ['420.777.000.001', 'dots'],
])('%j is not a phone number: %s', (written) => {
  expect(normalizePhone(written)).toBe(null);
});

it.each([
  ['+420777000001', '+420 777 000 001'],
  ['+12025550123', '+12025550123'],
])('%s is shown as %s', (number, text) => {
  expect(phoneText(number)).toBe(text);
});
