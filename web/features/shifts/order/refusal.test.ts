import { expect, test } from 'vitest';
import { ApiProblem } from '../../../api/problem.ts';
import { atField, isTooEarly, refusalOf } from './refusal.ts';

test('a refused time keeps its message and has a short text at the field', () => {
  const refused = atField(new ApiProblem(422, { code: 'shift-too-soon', message: 'Start later.' }), 'Too soon');
  expect([refused.message, refused.fields]).toEqual(['Start later.', { from: 'Too soon' }]);
});

test('a start more than ten years ahead is refused at From, and not as too early', () => {
  const times = { starts_at: '2037-06-01T08:00:00.000Z', ends_at: '2037-06-01T10:00:00.000Z' };
  expect(refusalOf(times, 'ROLE_ADMIN', '2026-11-20T08:00:00.000Z')).toBe('shift-too-far');
  expect(isTooEarly('shift-too-far')).toBe(false);
  const refused = atField(
    new ApiProblem(422, { code: 'shift-too-far', message: 'Choose an earlier start.' }),
    'Too far',
  );
  expect(refused.fields).toEqual({ from: 'Too far' });
});

test('the instants of the API are the fields From and To', () => {
  const { fields } = atField(
    new ApiProblem(400, { code: 'invalid-input', message: 'Wrong', fields: { ends_at: 'Before the start' } }),
    null,
  );
  expect(fields).toEqual({ to: 'Before the start' });
});

test('a form without a choice of the worker does not ask to choose another one', () => {
  const problem = new ApiProblem(422, { code: 'staff-without-specialty', message: 'Choose someone who has it.' });
  const { message, fields } = atField(problem, 'The performer assigns someone else first.');
  expect(message).toBe('The performer assigns someone else first.');
  expect(fields).toEqual({ category_id: message });
});
