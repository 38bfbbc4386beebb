import { expect, it } from 'vitest';
import { legalFormOfCode } from './legal-form.ts';

it.each([
  ['101', 'sole-trader'],
  ['108', 'sole-trader'],
  ['109', 'other'],
  ['111', 'partnership'],
  ['112', 'limited'],
  ['113', 'limited-partnership'],
  ['121', 'joint-stock'],
  ['205', 'cooperative'],
  ['421', 'branch'],
  ['425', 'branch'],
  ['706', 'association'],
  ['736', 'association'],
  ['331', 'other'],
  ['', 'other'],
])('the code %j is %s', (code, form) => {
  expect(legalFormOfCode(code)).toBe(form);
});
