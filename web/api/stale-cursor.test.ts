import { expect, it } from 'vitest';
import { ApiProblem } from './problem.ts';
import { withStaleCursor } from './stale-cursor.ts';

type Request = { query?: Record<string, string> };
/** A server that refuses the given field. */
const refusing = (field: string) => {
  const sent: Request[] = [];
  const send = async (request: Request) => {
    sent.push(request);
    if (request.query?.[field] !== undefined)
      throw new ApiProblem(400, { code: 'invalid-input', fields: { [field]: 'Wrong' } });
    return 'rows';
  };
  return { sent, send };
};

it('sends a list again by its page number when its cursor is refused', async () => {
  const { sent, send } = refusing('cursor');
  const query = { page: '3', sort: 'status' };
  expect(await withStaleCursor<Request, string>({ query: { ...query, cursor: 'old' } }, send)).toBe('rows');
  expect(sent).toEqual([{ query: { ...query, cursor: 'old' } }, { query }]);
});

it('passes on any other refusal', async () => {
  const { sent, send } = refusing('sort');
  const request = { query: { sort: 'status', cursor: 'good' } };
  await expect(withStaleCursor<Request, string>(request, send)).rejects.toMatchObject({ fields: { sort: 'Wrong' } });
  expect(sent).toHaveLength(1);
});
