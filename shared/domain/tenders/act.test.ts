import { describe, expect, it } from 'vitest';
import { Problem } from '../problem.ts';
import {
  checkedDeadline,
  type MoveDetails,
  movedDeadline,
  moveTender,
  offeredTenderTransitions,
  type TenderState,
} from './act.ts';
import { emptyValues, fieldsOf, sectionNumbers, type SectionsOf, type SectionValue } from './sections.ts';
import { type TenderStatus, tenderTransitionNames } from './transitions.ts';

const now = '2031-03-10T10:00:00.000Z';
const [ahead, later] = ['2031-03-24T10:00:00.000Z', '2031-03-31T10:00:00.000Z'];

/** Sections in which each required field is filled, but those that are named. */
const sectionsWithout = (...left: string[]): SectionsOf =>
  Object.fromEntries(
    sectionNumbers.map((section) => {
      const filled = fieldsOf(section).map(([name, { required }]): [string, SectionValue] => [
        name,
        required && !left.includes(name) ? '1' : null,
      ]);
      return [section, { values: Object.fromEntries(filled) }];
    }),
  ) as SectionsOf;
const emptySections = Object.fromEntries(
  sectionNumbers.map((section) => [section, { values: emptyValues(section) }]),
) as SectionsOf;

/** A tender that has all that any step needs. */
const ready: TenderState = {
  status: 'formation',
  clarified_from: null,
  deadline: null,
  opened_at: null,
  sections: sectionsWithout(),
  report: { ready: true },
  participants: [{ id: 'p1' }],
  terms: { tariff_percent: {}, franchise: {} },
  signing: { signed: 10_000 },
};
const asking: TenderState = { ...ready, status: 'quotation', deadline: ahead };
const opened: TenderState = { ...asking, opened_at: ahead };
const move = (tender: TenderState, to: TenderStatus, details: Partial<MoveDetails> = {}, at = now) =>
  moveTender(tender, to, { who: ['C'], now: at, details: { has_lines: true, ...details } });
/** The code of what a request is refused with, and what its message is made of. */
const refusal = (run: () => unknown) => {
  try {
    run();
  } catch (error) {
    if (error instanceof Problem) return [error.code, error.details.fields ?? error.details.params ?? {}];
    throw error;
  }
  return undefined;
};
const at = (field: string, key: string, params?: object) => ({ [field]: params ? { key, params } : { key } });

describe('a step that its guard refuses', () => {
  it.each<[string, TenderState, TenderStatus, Partial<MoveDetails>, code: string, details: object]>([
    [
      'with nothing filled in',
      { ...ready, sections: emptySections },
      'quotation',
      { deadline: ahead },
      'tender-incomplete',
      { count: 34, sections: 12 },
    ],
    [
      'with three fields missing in two sections',
      { ...ready, sections: sectionsWithout('currency', 'order', 'rating') },
      'quotation',
      { deadline: ahead },
      'tender-incomplete',
      { count: 3, sections: 2 },
    ],
    [
      'incomplete and without participants, which says the first',
      { ...ready, sections: sectionsWithout('law'), participants: [] },
      'quotation',
      { deadline: ahead },
      'tender-incomplete',
      { count: 1, sections: 1 },
    ],
    [
      'without participants',
      { ...ready, participants: [] },
      'quotation',
      { deadline: ahead },
      'tender-no-participants',
      {},
    ],
    ['without a deadline', ready, 'quotation', {}, 'invalid-input', at('deadline', 'required')],
    ['with a deadline of now', ready, 'quotation', { deadline: now }, 'invalid-input', at('deadline', 'deadline-past')],
    [
      'with a deadline of yesterday',
      ready,
      'quotation',
      { deadline: '2031-03-09T10:00:00.000Z' },
      'invalid-input',
      at('deadline', 'deadline-past'),
    ],
    [
      'with a deadline more than a year ahead',
      ready,
      'quotation',
      { deadline: '2032-03-09T10:00:00.001Z' },
      'invalid-input',
      at('deadline', 'deadline-too-far', { limit: 365 }),
    ],
    ['to clarify without a reason', asking, 'needs_clarification', {}, 'invalid-input', at('reason', 'required')],
    [
      'to clarify with an empty reason',
      asking,
      'needs_clarification',
      { reason: '' },
      'invalid-input',
      at('reason', 'required'),
    ],
    ['to cancel without a reason', ready, 'canceled', {}, 'invalid-input', at('reason', 'required')],
    ['to place before the opening', asking, 'placement', {}, 'tender-sealed', { at: ahead }],
    [
      'to place before the opening and without a report, which says the first',
      { ...asking, report: { ready: false } },
      'placement',
      {},
      'tender-sealed',
      { at: ahead },
    ],
    [
      'to place without a ready report',
      { ...opened, report: { ready: false } },
      'placement',
      {},
      'tender-report-missing',
      {},
    ],
    [
      'to process without terms',
      { ...opened, status: 'placement', terms: null },
      'processing',
      {},
      'tender-terms-missing',
      {},
    ],
    [
      'to process without a line',
      { ...opened, status: 'placement' },
      'processing',
      { has_lines: false },
      'tender-lines-missing',
      {},
    ],
    [
      'to pay without signed lines',
      { ...opened, status: 'processing', signing: null },
      'paid',
      {},
      'tender-not-signed',
      {},
    ],
    ['that skips one', ready, 'placement', {}, 'tender-not-allowed', {}],
    [
      'to clarify in placement',
      { ...opened, status: 'placement' },
      'needs_clarification',
      { reason: 'Why?' },
      'tender-not-allowed',
      {},
    ],
    ['back to the draft', ready, 'cart', {}, 'forbidden', {}],
  ])('%s', (_, tender, to, details, code, expected) => {
    expect(refusal(() => move(tender, to, details))).toEqual([code, expected]);
  });

  it('by nobody who may is refused before its guard', () => {
    const run = () => moveTender(ready, 'canceled', { who: [], now, details: { has_lines: true } });
    expect(refusal(run)).toEqual(['forbidden', {}]);
  });
});

describe('a step that its guard lets pass', () => {
  it.each<[string, TenderState, TenderStatus, Partial<MoveDetails>, transition: string, changes: Partial<TenderState>]>(
    [
      [
        'of an empty draft',
        { ...ready, status: 'cart', sections: emptySections, participants: [] },
        'new',
        {},
        'submit',
        {},
      ],
      ['to formation', { ...ready, status: 'new', sections: emptySections }, 'formation', {}, 'form', {}],
      ['to quotation sets the deadline', ready, 'quotation', { deadline: ahead }, 'ask', { deadline: ahead }],
      [
        'to quotation a millisecond ahead',
        ready,
        'quotation',
        { deadline: '2031-03-10T10:00:00.001Z' },
        'ask',
        { deadline: '2031-03-10T10:00:00.001Z' },
      ],
      [
        'to quotation exactly 365 days ahead',
        ready,
        'quotation',
        { deadline: '2032-03-09T10:00:00.000Z' },
        'ask',
        { deadline: '2032-03-09T10:00:00.000Z' },
      ],
      ['to placement once the quotes are open and the report is ready', opened, 'placement', {}, 'place', {}],
      ['to processing with terms and a line', { ...opened, status: 'placement' }, 'processing', {}, 'process', {}],
      ['to paid with signed lines', { ...opened, status: 'processing' }, 'paid', {}, 'pay', {}],
      ['to the slip', { ...opened, status: 'paid' }, 'ready_to_ship', {}, 'ready', {}],
      ['to the end', { ...opened, status: 'ready_to_ship' }, 'completed', {}, 'complete', {}],
      [
        'to a clarification remembers where it was',
        asking,
        'needs_clarification',
        { reason: 'Flood?' },
        'clarify',
        { clarified_from: 'quotation' },
      ],
      [
        'to a clarification of an opened tender',
        opened,
        'needs_clarification',
        { reason: 'Flood?' },
        'clarify',
        { clarified_from: 'quotation' },
      ],
      [
        'back from it, without another deadline',
        { ...asking, status: 'needs_clarification', clarified_from: 'quotation' },
        'quotation',
        { deadline: later },
        'resume',
        { clarified_from: null },
      ],
      [
        'back from it to an incomplete formation',
        { ...ready, status: 'needs_clarification', clarified_from: 'formation', sections: emptySections },
        'formation',
        {},
        'resume',
        { clarified_from: null },
      ],
      [
        'canceled during it',
        { ...asking, status: 'needs_clarification', clarified_from: 'quotation' },
        'canceled',
        { reason: 'Sold' },
        'cancel',
        { clarified_from: null },
      ],
    ],
  )('%s', (_, tender, to, details, transition, changes) => {
    expect(move(tender, to, details)).toEqual({ transition, tender: { ...tender, status: to, ...changes } });
  });
});

describe('the steps that are offered', () => {
  const offered = (tender: TenderState, has_lines = true) => offeredTenderTransitions({ ...tender, has_lines }, ['C']);
  it.each<[string, TenderState, boolean, ReturnType<typeof offered>]>([
    ['of a complete formation', ready, false, ['ask', 'clarify', 'cancel']],
    ['of an incomplete one', { ...ready, sections: emptySections }, false, ['clarify', 'cancel']],
    ['of one without participants', { ...ready, participants: [] }, false, ['clarify', 'cancel']],
    ['before the opening', asking, false, ['clarify', 'cancel']],
    ['after the opening', opened, false, ['place', 'clarify', 'cancel']],
    ['after the opening without a report', { ...opened, report: { ready: false } }, false, ['clarify', 'cancel']],
    ['in placement without a line', { ...opened, status: 'placement' }, false, ['cancel']],
    ['in placement without terms', { ...opened, status: 'placement', terms: null }, true, ['cancel']],
    ['in placement with both', { ...opened, status: 'placement' }, true, ['process', 'cancel']],
    ['in processing before the signing', { ...opened, status: 'processing', signing: null }, true, ['cancel']],
    ['in processing after it', { ...opened, status: 'processing' }, true, ['pay', 'cancel']],
    [
      'during a clarification',
      { ...asking, status: 'needs_clarification', clarified_from: 'quotation' },
      false,
      ['resume', 'cancel'],
    ],
    ['of a completed one', { ...opened, status: 'completed' }, true, []],
    ['of a canceled one', { ...opened, status: 'canceled' }, true, []],
  ])('%s', (_, tender, has_lines, expected) => {
    expect(offered(tender, has_lines)).toEqual(tenderTransitionNames.filter((name) => expected.includes(name)));
  });

  it('to nobody else are none', () => {
    expect(offeredTenderTransitions({ ...ready, has_lines: true }, [])).toEqual([]);
  });
});

it('a deadline is compared by the millisecond', () => {
  expect(checkedDeadline(ahead, '2031-03-24T09:59:59.999Z')).toBe(ahead);
  expect(refusal(() => checkedDeadline(ahead, ahead))).toEqual(['invalid-input', at('deadline', 'deadline-past')]);
});

describe('a deadline', () => {
  const earlier = '2031-03-20T10:00:00.000Z';
  const clarified: TenderState = { ...asking, status: 'needs_clarification', clarified_from: 'quotation' };
  const moved = (tender: TenderState, deadline: string, has_quotes: boolean, time = now) =>
    movedDeadline(tender, deadline, { now: time, has_quotes });

  it.each<[string, TenderState, deadline: string, has_quotes: boolean, time?: string]>([
    ['is moved later', asking, later, false],
    ['is moved later also with quotes', asking, later, true],
    ['is moved earlier while nobody has quoted', asking, earlier, false],
    ['stays with quotes', asking, ahead, true],
    ['is moved in the last millisecond', asking, later, true, '2031-03-24T09:59:59.999Z'],
    ['is moved during a clarification', clarified, later, true],
    ['is moved earlier during a clarification while nobody has quoted', clarified, earlier, false],
  ])('%s', (_, tender, deadline, has_quotes, time) => {
    expect(moved(tender, deadline, has_quotes, time)).toBe(deadline);
  });

  it.each<[string, TenderState, deadline: string, has_quotes: boolean, time: string, code: string, details?: object]>([
    ['is not moved earlier with quotes', asking, earlier, true, now, 'tender-deadline-earlier'],
    [
      'is not moved earlier with quotes during a clarification',
      clarified,
      earlier,
      true,
      now,
      'tender-deadline-earlier',
    ],
    ['is not moved at itself', asking, later, false, ahead, 'tender-closed'],
    [
      'is not moved after it has passed, before the opening',
      asking,
      later,
      false,
      '2031-03-24T10:00:20.000Z',
      'tender-closed',
    ],
    ['is not moved after the opening', opened, later, false, now, 'tender-closed'],
    ['is not moved after it has passed during a clarification', clarified, later, false, ahead, 'tender-closed'],
    ['is not moved before quotes are asked for', ready, later, false, now, 'tender-not-allowed'],
    ['is not moved in placement', { ...opened, status: 'placement' }, later, true, later, 'tender-not-allowed'],
    ['is not moved of a canceled tender', { ...asking, status: 'canceled' }, later, false, now, 'tender-not-allowed'],
    [
      'is not moved during a clarification of the formation',
      { ...ready, status: 'needs_clarification', clarified_from: 'formation' },
      later,
      false,
      now,
      'tender-not-allowed',
    ],
    [
      'is not moved into the past',
      asking,
      '2031-03-10T09:59:59.999Z',
      false,
      now,
      'invalid-input',
      at('deadline', 'deadline-past'),
    ],
    [
      'is not moved more than a year ahead',
      asking,
      '2032-03-09T10:00:00.001Z',
      false,
      now,
      'invalid-input',
      at('deadline', 'deadline-too-far', { limit: 365 }),
    ],
  ])('%s', (_, tender, deadline, has_quotes, time, code, details = {}) => {
    expect(refusal(() => moved(tender, deadline, has_quotes, time))).toEqual([code, details]);
  });
});
