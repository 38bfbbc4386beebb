import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { OrderRoleCode } from '../orders/transitions.ts';
import { Problem } from '../problem.ts';
import { documentLines, type DocumentState, moveDocument, undocumented } from './act.ts';
import { type DocumentStatus, documentStatuses } from './documents.ts';

const now = '2026-11-26T08:00:00.000Z';
const by = { id: 'me', fio: 'Me' };
const line = (product_id: string, count: number) => ({
  product_id,
  name: product_id,
  sku: product_id,
  price: 100,
  vat_rate: '21' as const,
  vat_included: true,
  count,
});
const aDocument = (status: DocumentStatus): DocumentState => ({
  status,
  external_id: null,
  exported_at: null,
  items: [line('soap', 2)],
  history: [],
});
const answerOf = (from: DocumentStatus, to: DocumentStatus, roleCode: OrderRoleCode): string => {
  try {
    return moveDocument(aDocument(from), to, { by, roleCodes: [roleCode], now, reason: 'Wet' }).transition;
  } catch (error) {
    return error instanceof Problem ? error.code : String(error);
  }
};

describe('a document', () => {
  /** `from to roleCode: transition`; everything else is refused. */
  const table = [
    'issued accepted C: accept',
    'issued rejected C: reject',
    'accepted exported V: export',
    'accepted exported A: export',
    ...['V', 'M', 'A'].flatMap((roleCode) => [
      `issued canceled ${roleCode}: cancel`,
      `rejected canceled ${roleCode}: cancel`,
    ]),
    ...['issued', 'accepted', 'rejected', 'exported'].map((from) => `${from} replaced V: replace`),
  ];
  it('is moved by whom the table names, from where it names', () => {
    const roleCodes = ['A', 'M', 'V', 'C'] as const;
    const allowed = documentStatuses.flatMap((from) =>
      documentStatuses.flatMap((to) =>
        roleCodes.flatMap((roleCode) => {
          const answer = answerOf(from, to, roleCode);
          return ['forbidden', 'document-not-allowed'].includes(answer) ? [] : [`${from} ${to} ${roleCode}: ${answer}`];
        }),
      ),
    );
    expect(allowed.toSorted()).toEqual(table.toSorted());
  });

  it.each([
    ['of a customer who exports', 'accepted', 'exported', 'C', 'forbidden'],
    ['of a vendor who accepts', 'issued', 'accepted', 'V', 'forbidden'],
    ['of one that was rejected before', 'rejected', 'accepted', 'C', 'document-not-allowed'],
    ['of a replaced one', 'replaced', 'canceled', 'A', 'document-not-allowed'],
  ] as const)('the refusal %s', (_, from, to, roleCode, expected) => {
    expect(answerOf(from, to, roleCode)).toBe(expected);
  });

  it('is rejected with a reason only, and exported with its day and its id in the books', () => {
    const acting = { by, now, roleCodes: ['C'] as const };
    expect(() => moveDocument(aDocument('issued'), 'rejected', acting)).toThrow('invalid-input');
    const { document } = moveDocument(aDocument('accepted'), 'exported', {
      ...acting,
      roleCodes: ['V'],
      external_id: 'B-7',
    });
    expect(document).toMatchObject({ status: 'exported', exported_at: now, external_id: 'B-7' });
    expect(document.history).toEqual([{ at: now, by, what: 'export', status: 'exported', note: null }]);
  });
});

describe('the pieces of an order', () => {
  const order = { items: [line('soap', 3), line('brush', 1)] };
  it.each([
    ['without documents are all left', [], [line('soap', 3), line('brush', 1)]],
    [
      'of a valid document are not',
      [{ status: 'issued', items: [line('soap', 2)] }],
      [line('soap', 1), line('brush', 1)],
    ],
    ['of a rejected one are', [{ status: 'rejected', items: [line('soap', 2)] }], [line('soap', 3), line('brush', 1)]],
    [
      'of several are added',
      [
        { status: 'accepted', items: [line('soap', 2), line('brush', 1)] },
        { status: 'exported', items: [line('soap', 1)] },
      ],
      [],
    ],
  ] as const)('%s', (_, documents, left) => {
    expect(undocumented(order, documents)).toEqual(left);
  });

  it.each([
    [
      'more than are left',
      [{ product_id: 'soap', count: 4 }],
      { 'items.0.count': { key: 'number-too-big', params: { limit: 3 } } },
    ],
    [
      'of another product',
      [{ product_id: 'mop', count: 1 }],
      { 'items.0.count': { key: 'number-too-big', params: { limit: 0 } } },
    ],
    [
      'named twice',
      [
        { product_id: 'soap', count: 1 },
        { product_id: 'soap', count: 1 },
      ],
      { items: { key: 'taken' } },
    ],
  ])('%s are refused', (_, wanted, fields) => {
    expect(() => documentLines(wanted, order.items)).toThrow(expect.objectContaining({ details: { fields } }) as Error);
  });

  it('are never documented twice, whatever was issued, rejected and issued again', () => {
    const steps = fc.array(
      fc.record({
        soap: fc.integer({ min: 0, max: 4 }),
        brush: fc.integer({ min: 0, max: 2 }),
        rejected: fc.boolean(),
      }),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(steps, (made) => {
        const documents: { status: DocumentStatus; items: { product_id: string; count: number }[] }[] = [];
        for (const { rejected, ...counts } of made) {
          const wanted = Object.entries(counts).flatMap(([product_id, count]) =>
            count > 0 ? [{ product_id, count }] : [],
          );
          try {
            const items = documentLines(wanted, undocumented(order, documents));
            documents.push({ status: rejected ? 'rejected' : 'issued', items });
          } catch {
            // More than are left.
          }
        }
        const valid = documents.filter(({ status }) => status === 'issued').flatMap(({ items }) => items);
        for (const { product_id, count } of order.items) {
          const had = valid.filter((each) => each.product_id === product_id).reduce((sum, each) => sum + each.count, 0);
          const left = undocumented(order, documents).find((each) => each.product_id === product_id)?.count ?? 0;
          expect(had + left).toBe(count);
          expect(left).toBeGreaterThanOrEqual(0);
        }
      }),
    );
  });
});
