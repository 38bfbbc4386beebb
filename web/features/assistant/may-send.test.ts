import { expect, it } from 'vitest';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { excessOf, maySend } from './may-send.ts';

it('a question is sent only when it has text, is not too long, and none is being answered', () => {
  expect(maySend('Who is free on Friday?', false)).toBe(true);
  expect(maySend('Who is free on Friday?', true)).toBe(false);
  for (const blank of ['', '  \n ']) expect(maySend(blank, false)).toBe(false);
  expect(maySend('x'.repeat(assistantLimits.message), false)).toBe(true);
  expect(maySend('x'.repeat(assistantLimits.message + 1), false)).toBe(false);
});

it('spaces around a question are not a part of its length', () => {
  expect(excessOf(`  ${'x'.repeat(assistantLimits.message)}\n`)).toBe(0);
  expect(excessOf('x'.repeat(assistantLimits.message + 3))).toBe(3);
});
