import { expect, it } from 'vitest';
import { fieldsOf, rowsOf } from './proposal-rows.ts';
import { proposalKinds } from './proposals.tsx';

const proposal = (parts: { params?: object; query?: object; body?: object }) =>
  fieldsOf({ params: {}, query: {}, body: {}, ...parts } as Parameters<typeof fieldsOf>[0]);
const shownOf = (endpoint: keyof typeof proposalKinds, parts: Parameters<typeof proposal>[0]) => {
  const { known, rest } = rowsOf(proposal(parts), proposalKinds[endpoint].rows);
  return { known: known.map(({ label }) => label), rest };
};

it('the rows of a proposal are those of its request, in the order of the table', () => {
  const body = {
    comment: 'By the ramp',
    category_id: 'c',
    ends_at: '2026-12-04T13:00:00.000Z',
    starts_at: '2026-12-04T05:00:00.000Z',
    store_id: 's',
  };
  expect(shownOf('create-shift', { body })).toEqual({ known: ['store', 'specialty', 'time', 'comment'], rest: [] });
  expect(shownOf('cancel-shift', { params: { id: 'a' }, body: { reason: 'Closed', version: 3 } })).toEqual({
    known: ['shift', 'reason', 'version'],
    rest: [],
  });
  expect(shownOf('add-to-cart', { query: { product_id: 'p', count: '2' }, body: { replace: true } })).toEqual({
    known: ['product', 'pieces', 'replace'],
    rest: [],
  });
});

it('a field that no row shows is shown as it is', () => {
  expect(
    shownOf('create-comment', { params: { id: 'a' }, body: { text: 'Hello', urgent: true, tags: ['x'] } }),
  ).toEqual({
    known: ['shift', 'comment'],
    rest: [
      { name: 'body.urgent', text: 'true' },
      { name: 'body.tags', text: '["x"]' },
    ],
  });
});

it('a known name in another part of the request does not pass for the known field', () => {
  expect(shownOf('send-message', { query: { text: 'Elsewhere' }, body: { order_id: 'o', text: 'Here' } })).toEqual({
    known: ['order', 'message'],
    rest: [{ name: 'query.text', text: 'Elsewhere' }],
  });
});

it('every field of a request that the app knows has a row', () => {
  for (const { contract, rows, ...kind } of Object.values(proposalKinds)) {
    const parts: Record<string, { shape: object } | undefined> = {
      params: 'params' in contract ? contract.params : undefined,
      query: 'query' in contract ? contract.query : undefined,
      body: contract.body,
    };
    const names = Object.entries(parts).flatMap(([part, schema]) =>
      Object.keys(schema?.shape ?? {}).map((name) => `${part}.${name}`),
    );
    const forecast = 'forecast' in kind ? [kind.forecast] : [];
    expect([...rows, ...forecast].flatMap(({ fields }) => fields).toSorted()).toEqual(names.toSorted());
  }
});
