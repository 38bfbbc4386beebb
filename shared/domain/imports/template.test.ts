import { expect, it } from 'vitest';
import cs from '#shared/messages/cs/people.ts';
import en from '#shared/messages/en/people.ts';
import ru from '#shared/messages/ru/people.ts';
import { importFields } from './issues.ts';
import { guessColumns } from './worker-columns.ts';

it.for([en, cs, ru])('the headers of the template are guessed: $list.titles.staff', ({ importing: { fields } }) => {
  expect(guessColumns(importFields.map((field) => fields[field]))).toEqual([...importFields]);
});
