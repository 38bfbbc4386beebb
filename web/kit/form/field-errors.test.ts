import { expect, it } from 'vitest';
import { messagesOf } from './field-errors.ts';

it('errors of nested fields are found under their paths', () => {
  const errors = {
    name: { type: 'required', message: 'Fill this in.' },
    texts: { cz: undefined, ru: { type: 'string-too-big', message: 'Too long.' } },
    working_time: { mon: { to: { type: 'opening-hours-order', message: 'Before it opens.' } } },
    languages: [undefined, { type: 'not-a-choice', message: 'No such language.' }],
  };
  expect(messagesOf(errors)).toEqual({
    name: 'Fill this in.',
    'texts.ru': 'Too long.',
    'working_time.mon.to': 'Before it opens.',
    'languages.1': 'No such language.',
  });
});
