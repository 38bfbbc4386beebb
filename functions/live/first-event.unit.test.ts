import { expect, it } from 'vitest';
import { firstEvent } from './first-event.ts';

it.for([
  ['without a query, as those of live updates', undefined, undefined],
  ['without a number', { connection_id: '' }, undefined],
  ['that is new', { connection_id: '', sequence_number: '0' }, 0],
  ['that goes on without the id of the last connection', { connection_id: '', sequence_number: '17' }, 17],
  ['that names no connection', { sequence_number: '17' }, 17],
  ['that names its last connection', { connection_id: 'x1', sequence_number: '17' }, 0],
  ['with a negative number', { connection_id: '', sequence_number: '-1' }, 0],
  ['with a number that is too long', { connection_id: '', sequence_number: '1234567890' }, 0],
  ['with nonsense', { connection_id: '', sequence_number: 'NaN' }, 0],
] as const)('the first event of a connection %s', ([, query, number]) => {
  expect(firstEvent(query)).toBe(number);
});
