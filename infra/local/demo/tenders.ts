import { sectionNumbers } from '#shared/domain/tenders/sections.ts';
import { type Course, courses, type DemoAnswer, type Performer, performers, type Stage } from './tender-courses.ts';
import { dayOf, type DemoTender, type Story, storyOf } from './tender-story.ts';

/** The tenders of the last months, oldest first. */
export const tendersAt = (now: string): DemoTender[] =>
  courses
    .map((course) => played(course, now))
    .toSorted((one, other) => (one.tender.created_at < other.tender.created_at ? -1 : 1));

const way = [
  'cart',
  'new',
  'formation',
  'sealed',
  'opened',
  'placement',
  'processing',
  'paid',
  'ready_to_ship',
  'completed',
] as const satisfies readonly Stage[];
const lastOf = (stage: Stage): number =>
  way.indexOf(stage === 'needs_clarification' ? 'formation' : stage === 'canceled' ? 'opened' : stage);

const played = (course: Course, now: string): DemoTender => {
  const story = storyOf(course, now);
  for (const { after, act } of stepsOf(story, course).toSorted((one, other) => one.after - other.after)) {
    story.goTo(after);
    act();
  }
  return story.outcome();
};

type Step = { after: number; act: () => void };

const stepsOf = (story: Story, course: Course): Step[] => {
  const { stage, saved = sectionNumbers, corrected, isMoved, reason, answers = {}, talk = [] } = course;
  const step = (after: number, act: () => void): Step => ({ after, act });
  const reached = (passed: (typeof way)[number], ...steps: Step[]) =>
    lastOf(stage) >= way.indexOf(passed) ? steps : [];
  const answered = performers.flatMap((performer, nth) => {
    const answer = answers[performer];
    return answer ? answerSteps(story, performer, answer, dayOf.answer + 2 * nth) : [];
  });
  const lines = performers.flatMap((performer, nth) => {
    const line = answers[performer]?.line;
    return line ? [step(dayOf.write + nth, () => story.write(performer, line))] : [];
  });
  return [
    step(0, () => story.create()),
    ...saved.map((section) => step(Math.floor(section / 3), () => story.save(section))),
    ...reached(
      'new',
      step(dayOf.submit, () => story.move('new')),
    ),
    ...reached(
      'formation',
      step(dayOf.form, () => story.move('formation')),
      step(dayOf.invite, () => story.invite()),
      ...(corrected ? [step(dayOf.correct, () => story.save(corrected))] : []),
    ),
    ...(stage === 'needs_clarification' ? [step(dayOf.clarify, () => story.move('needs_clarification', reason))] : []),
    ...reached(
      'sealed',
      step(dayOf.ask, () => story.move('quotation')),
      ...talk.map(([by, text], nth) => step(dayOf.talk + Math.floor((nth * 5) / 3), () => story.say(by, text))),
      ...answered,
      ...(isMoved ? [step(dayOf.move, () => story.moveDeadline())] : []),
    ),
    ...reached(
      'opened',
      step(dayOf.deadline, () => story.open()),
      step(dayOf.report, () => story.report(false)),
      step(dayOf.reportReady, () => story.report(true)),
    ),
    ...(stage === 'canceled' ? [step(dayOf.cancel, () => story.move('canceled', reason))] : []),
    ...reached(
      'placement',
      step(dayOf.place, () => story.move('placement')),
      step(dayOf.terms, () => story.pickTerms()),
      ...lines,
    ),
    ...reached(
      'processing',
      step(dayOf.process, () => story.move('processing')),
      step(dayOf.sign, () => story.sign()),
    ),
    ...reached(
      'paid',
      step(dayOf.pay, () => story.move('paid')),
    ),
    ...reached(
      'ready_to_ship',
      step(dayOf.ready, () => story.move('ready_to_ship')),
    ),
    ...reached(
      'completed',
      step(dayOf.complete, () => story.move('completed')),
    ),
  ];
};

const answerSteps = (story: Story, performer: Performer, answer: DemoAnswer, first: number): Step[] => {
  const { quotes = [], isRevoked, declined } = answer;
  const later = first + 3 * quotes.length;
  return [
    ...quotes.map((quote, nth) => ({ after: first + 3 * nth, act: () => story.quote(performer, quote) })),
    ...(isRevoked ? [{ after: later, act: () => story.revoke(performer) }] : []),
    ...(declined === undefined ? [] : [{ after: later, act: () => story.decline(performer, declined) }]),
  ];
};
