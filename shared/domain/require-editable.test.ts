import { expect, it } from 'vitest';
import { Problem } from './problem.ts';
import { requireEditable } from './require-editable.ts';

it('names the fields that may not be changed', () => {
  expect(() => requireEditable({ name: 'Lípa', phone: null }, ['name', 'phone'])).not.toThrow();
  expect(() => requireEditable({ name: 'Lípa', inn: '27074358' }, ['name'])).toThrow(
    new Problem('forbidden', { fields: { inn: { key: 'not-yours-to-change' } } }),
  );
});

it('refuses even no change to a reader', () => {
  expect(() => requireEditable({}, [])).toThrow('forbidden');
});
