import { ProvisionedThroughputExceededException } from '@aws-sdk/client-dynamodb';
import { expect, it } from 'vitest';
import { Problem } from '#shared/domain/problem.ts';
import { NewerItem, TooContended } from '../data/write-errors.ts';
import { isPassing, TooSlow } from './passing.ts';

const ofCall = (name: string) => Object.assign(new Error(name), { name, $metadata: { attempts: 3 } });
const ofSystem = (code: string) => Object.assign(new Error(code), { code });

it.each<[string, unknown]>([
  ['work that took too long', new TooSlow('No result after 40 s')],
  ['a call without an answer', Object.assign(new Error('timed out'), { name: 'TimeoutError' })],
  ['a throttled transaction', new TooContended()],
  ['a throttled call', new ProvisionedThroughputExceededException({ message: 'throttled', $metadata: {} })],
  ['an error of the service', ofCall('InternalServerError')],
  ['a permission that a deployment adds later', ofCall('AccessDeniedException')],
  ['a lost connection', ofSystem('ECONNRESET')],
  ['a name that is not resolved', ofSystem('EAI_AGAIN')],
  ['one of several errors', new AggregateError([new Error('unreadable'), ofSystem('EPIPE')])],
])('%s passes', (_, error) => {
  expect(isPassing(error)).toBe(true);
});

it.each<[string, unknown]>([
  ['an unreadable item', new Error('Not a readable shift: SHIFT#1 (schema undefined)')],
  ['an item that only newer code reads', new NewerItem()],
  ['a defect', new TypeError('undefined is not a function')],
  ['a wrong argument of a module of Node', ofSystem('ERR_INVALID_ARG_TYPE')],
  ['a refusal of a rule', new Problem('changed')],
  ['a write that the table refuses for its content', ofCall('ValidationException')],
  ['no error', 'unreadable'],
])('%s stays', (_, error) => {
  expect(isPassing(error)).toBe(false);
});
