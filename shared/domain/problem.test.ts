import { expect, it } from 'vitest';
import cs from '../messages/cs/fields.ts';
import en from '../messages/en/fields.ts';
import ru from '../messages/ru/fields.ts';
import { fieldKeys, Problem } from './problem.ts';

it.each(Object.entries({ en, cs, ru }))(
  'each problem of a field has a message in %s, and no message is left over',
  (_, messages) => {
    const plural = /_(?:one|few|many|other)$/;
    const keys = new Set(Object.keys(messages).map((key) => key.replace(plural, '')));
    expect([...fieldKeys].toSorted()).toEqual([...keys].toSorted());
  },
);

it('a problem is an error with the name and the code that logs are searched for', () => {
  const problem = new Problem('staff-busy', { params: { limit: 1 } });
  expect(problem).toMatchObject({
    name: 'Problem',
    message: 'staff-busy',
    code: 'staff-busy',
    details: { params: { limit: 1 } },
  });
  expect(problem).toBeInstanceOf(Error);
});
