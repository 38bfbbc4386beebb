import { expect, it } from 'vitest';
import { askAssistant, rateAnswer, setAssistantSettings } from '#shared/contracts/assistant.ts';
import { answerText, linksOf } from '#shared/domain/assistant/answer-text.ts';
import { costOf } from '#shared/domain/assistant/cost.ts';
import { assistantLimits } from '#shared/domain/assistant/limits.ts';
import { addDays } from '#shared/domain/days.ts';
import { addMinutes } from '#shared/domain/instants.ts';
import { invalidFields } from '../../../functions/assistant/proposable.ts';
import { standInModels } from '../model/path.ts';
import { assistantChatsAt } from './assistant-chats.ts';
import { assistantVersionsAt } from './assistant-versions.ts';
import { visitAt } from './visits.ts';
import { worldAt } from './world.ts';

const now = '2026-11-21T09:00:00.000Z';
const { stories } = worldAt({ now, visits: [visitAt(now)] });
const histories = stories.flatMap(({ shiftHistories }) => shiftHistories);
const chats = assistantChatsAt(now, histories);
const questions = chats.flatMap((chat) => chat.questions);
const answers = questions.map(({ answer }) => answer);
const sumOf = (numbers: readonly number[]) => numbers.reduce((sum, each) => sum + each, 0);

it('people of every role have asked the assistant in the last 60 days, in order', () => {
  expect(new Set(chats.map(({ actor }) => actor.role)).size).toBe(8);
  expect(new Set(chats.map(({ chat }) => chat.id)).size).toBe(14);
  for (const { chat, questions: own } of chats) {
    const times = own.map(({ question }) => question.at);
    expect(times).toEqual([...new Set(times)].toSorted());
    expect(times.filter((at) => at >= now || at < addMinutes(now, -60 * 24 * 60))).toEqual([]);
    expect(own.map(({ answer }) => answer.at)).toEqual(times);
    expect(chat.updated_at).toBe(times.at(-1));
  }
});

it('asks what could have been asked, and answers with links to records that exist', () => {
  const known = new Set(
    histories.flatMap(({ shift }) => [`/shifts/view/${shift.id}`, `/statistics/object?store_id=${shift.store.id}`]),
  );
  for (const { question, answer } of questions) {
    expect(askAssistant.body.parse({ message: question.content }).message).toBe(question.content);
    expect(answerText(answer.content, known)).toBe(answer.content);
    expect(answer.content.length).toBeLessThan(assistantLimits.answer);
  }
  expect(answers.filter(({ content }) => linksOf(content).length > 0).length).toBeGreaterThan(answers.length / 2);
  for (const language of [/Další směna: \[/, /Your next shift: \[/, /Ваша следующая смена: \[/])
    expect(answers.filter(({ content }) => language.test(content)).length).toBeGreaterThan(0);
});

it('the counts of a conversation are those of its messages and of what its models used', () => {
  for (const { chat, questions: own } of chats) {
    expect(chat.messages).toBe(own.length * 2);
    expect(chat.version).toBe(chat.messages);
    expect(chat.tokens).toBe(sumOf(own.flatMap(({ uses }) => uses.map(({ tokens }) => tokens.input + tokens.output))));
    // Head and messages are written in one transaction.
    expect(chat.messages).toBeLessThan(100);
  }
});

it('both models are used, and most of the last 31 days cost something', () => {
  const first = addDays(now.slice(0, 10), 1 - assistantLimits.usageDays);
  const uses = questions
    .filter(({ day }) => day >= first)
    .flatMap((each) => each.uses.map((use) => ({ ...each, use })));
  expect(new Set(uses.map(({ use }) => use.model))).toEqual(new Set(standInModels));
  expect(new Set(uses.map(({ day }) => day)).size).toBeGreaterThan(25);
  expect(uses.filter(({ use }) => costOf(use.tokens, use.price) === 0)).toEqual([]);
  for (const { uses: own, answer } of questions) expect(own.at(-1)?.model).toBe(answer.model);
});

it('some answers are rated, a proposal is confirmed and has its comment, another is declined', () => {
  const rated = answers.filter(({ rating }) => rating);
  for (const { rating, reason } of rated)
    expect(rateAnswer.body.parse({ rating, ...(reason !== null && { reason }) }).rating).toBe(rating);
  expect(rated.filter(({ rating }) => rating === 'up').length).toBeGreaterThan(3);
  expect(rated.flatMap(({ rating, reason }) => (rating === 'down' ? [reason] : []))).toHaveLength(4);
  const proposals = answers.flatMap((answer) => answer.proposals);
  expect(proposals.map(({ endpoint, state }) => `${endpoint} ${state}`).toSorted()).toEqual([
    'ask-replacement declined',
    'create-comment confirmed',
  ]);
  for (const { endpoint, ...request } of proposals) expect(invalidFields(endpoint, request)).toBeNull();
  const confirmed = proposals.find(({ state }) => state === 'confirmed');
  const commented = histories.find(({ shift }) => shift.id === confirmed?.params['id']);
  expect(commented?.comments.map(({ comment }) => comment.text)).toContain(confirmed?.body['text']);
});

it('the admin has set the assistant three times, each answer names the version of its moment', () => {
  const versions = assistantVersionsAt(now);
  expect(versions.map(({ version }) => version)).toEqual([1, 2, 3]);
  for (const { version, fields } of versions)
    expect(setAssistantSettings.body.parse({ ...fields, version })).toEqual({ ...fields, version });
  for (const { at, settings_version } of answers)
    expect(settings_version).toBe(versions.filter((version) => version.at <= at).length);
});
