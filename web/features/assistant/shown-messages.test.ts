import { expect, it } from 'vitest';
import type { AssistantMessage } from '#shared/contracts/assistant.ts';
import { shownMessages } from './shown-messages.ts';

const message = (id: string, role: AssistantMessage['role'], content: string): AssistantMessage => ({
  id,
  role,
  content,
  date: '27.10.2026 14:31:20',
  at: '2026-10-27T13:31:20.000Z',
  proposals: [],
  rating: null,
});
const before = [message('1', 'user', 'Hello'), message('2', 'assistant', 'Hello.')];
const question = message('3', 'user', 'Who is free?');
const answer = message('4', 'assistant', 'Barbora.');
const idsOf = (...args: Parameters<typeof shownMessages>) => {
  const { shown, question: waiting } = shownMessages(...args);
  return [shown.map(({ id }) => id).join(' '), waiting];
};

it('a message without content is not shown, unless it has proposals', () => {
  const proposals = [{ id: 'p', endpoint: 'cancel-shift', params: {}, query: {}, body: {}, state: 'open' as const }];
  const empty = message('3', 'assistant', ' ');
  expect(idsOf([...before, empty], null)).toEqual(['1 2', null]);
  expect(idsOf([...before, { ...empty, proposals }], null)).toEqual(['1 2 3', null]);
});

it('a question is shown once while it waits, also when the history has it already', () => {
  const asking = { state: 'waiting', text: 'Who is free?' } as const;
  expect(idsOf(before, asking)).toEqual(['1 2', 'Who is free?']);
  expect(idsOf([...before, question], asking)).toEqual(['1 2 3', null]);
});

it('an answer is shown once, before and after the history has it', () => {
  const asking = { state: 'answered', text: 'Who is free?', answer } as const;
  expect(idsOf(before, asking)).toEqual(['1 2 question of 4 4', null]);
  expect(idsOf([...before, question], asking)).toEqual(['1 2 3 4', null]);
  expect(idsOf([...before, question, answer], asking)).toEqual(['1 2 3 4', null]);
});

it('a refused question is only in the field', () => {
  expect(idsOf(before, { state: 'refused', message: 'The assistant is busy.' })).toEqual(['1 2', null]);
});
