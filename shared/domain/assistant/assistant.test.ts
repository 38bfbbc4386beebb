import { describe, expect, it } from 'vitest';
import { answerText, isAnswer, linksOf, withoutOpenLink } from './answer-text.ts';
import { costOf, inHaler } from './cost.ts';
import { assistantLimits } from './limits.ts';
import { systemPrompt } from './prompt.ts';
import { firstAssistantSettings } from './settings.ts';
import { addressOf, toolRequest } from './tool-request.ts';
import { toolResult } from './tool-result.ts';
import type { AssistantTool } from './tool.ts';

const localTimeField = { type: 'string', description: 'YYYY-MM-DDTHH:mm in Prague' };
const orderShift: AssistantTool = {
  name: 'create-shift',
  description: '',
  method: 'POST',
  path: '/api/shifts',
  access: 'signed-in',
  changes: true,
  page: null,
  where: { store_id: 'body', starts_at: 'body' },
  input: {
    type: 'object',
    properties: { store_id: {}, starts_at: localTimeField },
    required: [],
    additionalProperties: false,
  },
};
const readShifts: AssistantTool = {
  ...orderShift,
  method: 'GET',
  path: '/api/shift/{id}/list',
  changes: false,
  where: { id: 'params', status: 'query', page: 'query' },
};

describe('a request of a tool', () => {
  it.each([
    ['2026-11-29T08:00', '2026-11-29T07:00:00.000Z'],
    ['2026-07-01T08:00', '2026-07-01T06:00:00.000Z'],
    // The hour that does not exist in spring moves on.
    ['2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
    ['2026-02-30T08:00', '2026-02-30T08:00'],
    ['tomorrow', 'tomorrow'],
    [8, 8],
  ])('has the instant of %j: %j', (starts_at, expected) => {
    expect(toolRequest(orderShift, { starts_at }).body).toEqual({ starts_at: expected });
  });

  it('has only the fields of the tool, each in its part', () => {
    const request = toolRequest(readShifts, { id: 'a/b', status: ['new', 'confirmed'], page: 2, other: 1, sort: null });
    expect(request).toEqual({ params: { id: 'a/b' }, query: { status: ['new', 'confirmed'], page: '2' }, body: {} });
    expect(addressOf(readShifts, request)).toBe('/api/shift/a%2Fb/list?status=new&status=confirmed&page=2');
  });
});

it.each([
  ['..', '-'],
  ['.', '-'],
  ['../..', '..%2F..'],
  ['a.b', 'a.b'],
])('the id %j is the segment %j of a path', (id, expected) => {
  expect(addressOf(readShifts, toolRequest(readShifts, { id }))).toBe(`/api/shift/${expected}/list`);
});

describe('the result of a tool', () => {
  it('links its rows, and has local times', () => {
    const reply = {
      total: 2,
      next_cursor: 'x',
      prev_cursor: null,
      data: [{ id: 'a1', at: '2026-11-29T07:00:00.000Z', staff: null, flags: [] }, { at: 'never' }],
    };
    const { text, links } = toolResult(reply, '/shifts/view/{id}');
    expect(JSON.parse(text)).toEqual({
      total: 2,
      data: [{ id: 'a1', at: '2026-11-29T08:00', link: '/shifts/view/a1' }, { at: 'never' }],
    });
    expect(links).toEqual(['/shifts/view/a1']);
  });

  it('links one record by its nested fields', () => {
    const { text, links } = toolResult(
      { data: { staff: { id: 'a b' }, month: '2026-11' } },
      '/payslip/{staff.id}/{month}',
    );
    expect(links).toEqual(['/payslip/a%20b/2026-11']);
    expect(text).toContain('"link":"/payslip/a%20b/2026-11"');
  });

  it('has the rows that fit, and says how many do not', () => {
    const data = Array.from({ length: 200 }, (_, n) => ({ id: `${n}`, name: 'x'.repeat(100) }));
    const { text, links } = toolResult({ total: 200, data }, '/a/{id}');
    const parsed = JSON.parse(text);
    expect(text.length).toBeLessThanOrEqual(assistantLimits.result);
    expect(parsed.data.length + parsed.left_off).toBe(200);
    expect(links).toHaveLength(parsed.data.length);
  });

  it('has the last rows of a thread, which is the oldest first', () => {
    const data = Array.from({ length: 50 }, (_, n) => ({ at: `2026-11-01T08:${10 + n}`, text: 'x'.repeat(500) }));
    const parsed = JSON.parse(toolResult({ data }, null).text);
    expect(parsed.left_off).toBeGreaterThan(0);
    expect(parsed.data.at(-1)).toEqual(data.at(-1));
  });

  it('is cut when one record is too long', () => {
    expect(toolResult({ data: { text: 'x'.repeat(50_000) } }, null).text).toHaveLength(assistantLimits.result);
  });
});

describe('an answer', () => {
  const allowed = new Set(['/shifts/view/1']);
  it.each([
    ['**Two** [shifts](/shifts/view/1).', '**Two** [shifts](/shifts/view/1).'],
    ['[shift](/shifts/view/2)', 'shift'],
    ['[pay here](https://evil.example/x)', 'pay here'],
    ['[x](//evil.example)', 'x'],
    ['[x](javascript:alert)', 'x'],
    ['[x](javascript:alert(1))', 'x'],
    ['[x](javascript:a((1)))', '[x] (javascript:a((1)))'],
    ['[x](/shifts/view/1', '[x] (/shifts/view/1'],
    ['[[x](/shifts/view/1)](//evil.example)', '[[x](/shifts/view/1)] (//evil.example)'],
    ['![pixel](https://evil.example/a.png)', 'pixel'],
    ['![pixel](/shifts/view/1)', 'pixel'],
    ['see https://evil.example/?q=1 now', 'see  now'],
    ['see www.evil.example', 'see'],
    ['<https://evil.example> <img src=x onerror=y>b', 'b'],
    ['### Title\ntext', 'Title\ntext'],
    ['[a][1]\n\n[1]: https://evil.example', '[a][1]'],
    ['[shift]( /shifts/view/1 "title" )', '[shift](/shifts/view/1)'],
    ['[shift](</shifts/view/1>)', 'shift'],
    ['[**shift**](/shifts/view/1)', '[**shift**](/shifts/view/1)'],
    ['[x](/shifts/view/<b>2)', 'x'],
    ['[x](/shifts/view/<b>1)', '[x](/shifts/view/1)'],
  ])('%j is kept as %j', (written, kept) => {
    expect(answerText(written, allowed)).toBe(kept);
    expect(answerText(kept, allowed)).toBe(kept);
  });

  it('is at most 8,000 characters', () => {
    expect(answerText('ab '.repeat(100_000), allowed).length).toBeLessThanOrEqual(assistantLimits.answer);
  });

  it.each([
    ['Two [shifts](/shi', 'Two '],
    ['Two [shifts]', 'Two '],
    ['Two ![sh', 'Two '],
    ['Two [shifts](/shifts/view/1)', 'Two [shifts](/shifts/view/1)'],
    ['Two [shifts](/shifts/view/1), ', 'Two [shifts](/shifts/view/1), '],
  ])('that is being written, %j, shows %j', (written, shown) => {
    expect(withoutOpenLink(written)).toBe(shown);
  });

  it('names its links', () => {
    expect(linksOf('[a](/x/1), ![b](/y), [c](/z)')).toEqual(['/x/1', '/z']);
  });

  it.each([
    ['Two shifts.', true],
    ['Две смены', true],
    ['Ne.', true],
    ['[Order 7](/orders/view/7) is paid.', true],
    ['', false],
    ['   ', false],
    ['1', false],
    ['…', false],
    ['{"name": "list-shifts"', false],
    ['[{"name"', false],
    ['```json\n{"a":1}\n```', false],
    ['<tool_call>list-shifts</tool_call>', false],
    ['<|im_start|>assistant', false],
  ])('%j is an answer: %s', (written, expected) => {
    expect(isAnswer(written)).toBe(expected);
  });
});

it('tokens cost what their prices say, and are rounded once', () => {
  const price = { input_price: 7000, output_price: 35_000 };
  const one = costOf({ input: 2000, output: 300 }, price);
  expect(one).toBe(24_500_000);
  expect(inHaler(one)).toBe(25);
  expect(inHaler(Array.from({ length: 1000 }, () => one).reduce((sum, cost) => sum + cost, 0))).toBe(24_500);
});

it('a system prompt names who asks, when, and in which language', () => {
  const actor = { fio: 'Jana Nováková', company: { id: 'c', name: 'Potraviny Novák' } };
  const prompt = systemPrompt(firstAssistantSettings, {
    actor,
    role: 'ROLE_BUYER',
    language: 'cs',
    today: '2026-11-28',
  });
  expect(prompt).toContain('\nAnswer in Czech.\nVykej.\nToday: 2026-11-28, Saturday.\n');
  expect(prompt).toMatch(/\nPerson: Jana Nováková, ROLE_BUYER, of Potraviny Novák\.$/);
});
