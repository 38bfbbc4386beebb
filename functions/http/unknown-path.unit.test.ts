import { expect, it } from 'vitest';
import cs from '#shared/messages/cs/problems.ts';
import en from '#shared/messages/en/problems.ts';
import ru from '#shared/messages/ru/problems.ts';
import { handler } from './unknown-path.ts';

it.each([
  ['cz', cs],
  ['en', en],
  ['ru', ru],
  ['de', cs],
])('a path without an endpoint is not found, in the language of the reader: %s', async (language, texts) => {
  const { statusCode, headers, body } = await handler({ headers: { 'accept-language': language } });
  expect([statusCode, headers?.['content-type']]).toEqual([404, 'application/json; charset=utf-8']);
  expect(JSON.parse(String(body))).toEqual({ code: 'not-found', message: texts['not-found'] });
});
