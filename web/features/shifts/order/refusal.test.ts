import { expect, test } from 'vitest';
import { ApiProblem } from '../../../api/problem.ts';
import { atField } from './refusal.ts';

test('a refused time keeps its message and has a short text at the field', () => {
  const refused = atField(new ApiProblem(422, { code: 'shift-too-soon', message: 'Start later.' }), 'Too soon');
  expect([refused.message, refused.fields]).toEqual(['Start later.', { from: 'Too soon' }]);
});

test('the instants of the API are the fields From and To', () => {
  const { fields } = atField(new ApiProblem(400, { message: 'Wrong', fields: { ends_at: 'Before the start' } }), null);
  expect(fields).toEqual({ to: 'Before the start' });
});

test('a form without a choice of the worker does not ask to choose another one', () => {
  const problem = new ApiProblem(422, { code: 'staff-without-specialty', message: 'Choose someone who has it.' });
  const { message, fields } = atField(problem, 'The performer assigns someone else first.');
  expect(message).toBe('The performer assigns someone else first.');
  expect(fields).toEqual({ category_id: message });
});
