import { isStepCount, type ModelMessage, streamText } from 'ai';
import type { AssistantProposal } from '#shared/contracts/assistant.ts';
import { answerText, isAnswer, linksOf, withoutOpenLink } from '#shared/domain/assistant/answer-text.ts';
import { assistantLimits, assistantTime } from '#shared/domain/assistant/limits.ts';
import type { AssistantSettings } from '#shared/domain/assistant/settings.ts';
import type { Role } from '#shared/domain/roles.ts';
import type { ModelUse } from '../data/assistant/usage.ts';
import { metricLine } from '../data/metric.ts';
import type { Caller } from './door.ts';
import { chosenModel, modelOf } from './models.ts';
import { createToolbox } from './toolbox.ts';

type Said = { role: 'user' | 'assistant'; content: string };

export type Question = {
  id: string;
  /** The system prompt. */
  system: string;
  /** What was said before, the oldest first. */
  history: readonly Said[];
  message: string;
  /** Whose tools are offered. */
  role: Role;
  caller: Caller;
  settings: Pick<AssistantSettings, 'main_model' | 'reserve_model'>;
  /** Gets the text that is written so far, cleaned as the answer will be. */
  onText: (text: string) => void;
  /** ISO 8601 UTC. */
  now: string;
};

export type Answer = {
  /** Null: no model gave an answer. */
  text: string | null;
  proposals: AssistantProposal[];
  /** The one that answered. */
  model: string | null;
  /** What each model used, also one that did not answer. */
  uses: ModelUse[];
  /** The tools that were called, in their order. */
  calls: { name: string; input: string }[];
};

/** The last messages that fit, from the person's first on. */
const remembered = (history: readonly Said[]): ModelMessage[] => {
  const kept: Said[] = [];
  let room = assistantLimits.rememberedText;
  for (const said of history.slice(-assistantLimits.remembered).toReversed()) {
    room -= said.content.length;
    if (room < 0) break;
    kept.unshift(said);
  }
  return kept.slice(
    Math.max(
      0,
      kept.findIndex(({ role }) => role === 'user'),
    ),
  );
};

type Toolbox = ReturnType<typeof createToolbox>;
type Using = { question: Question; toolbox: Toolbox; use: ModelUse; milliseconds: number };

/** The text of the last step of a model. Throws if the model fails, or takes too long. A text that is too long is cut. */
const write = async ({ question, toolbox, use, milliseconds }: Using): Promise<string> => {
  const { system, history, message, now, onText } = question;
  const { stream } = streamText({
    model: await modelOf(use.model, now),
    instructions: system,
    messages: [...remembered(history), { role: 'user', content: message }],
    tools: toolbox.set,
    stopWhen: isStepCount(assistantLimits.steps),
    maxOutputTokens: assistantLimits.tokens,
    maxRetries: 0,
    abortSignal: AbortSignal.timeout(milliseconds),
    // It is thrown below.
    onError: () => {},
  });
  let text = '';
  for await (const part of stream) {
    if (part.type === 'error') throw part.error;
    if (part.type === 'abort') throw new Error('It took too long');
    if (part.type === 'start-step') text = '';
    if (part.type === 'finish-step') {
      use.tokens.input += part.usage.inputTokens ?? 0;
      use.tokens.output += part.usage.outputTokens ?? 0;
    }
    if (part.type !== 'text-delta') continue;
    text += part.text;
    onText(cleaned(withoutOpenLink(text), question, toolbox));
    if (text.length < assistantLimits.answer) continue;
    // The model says only at its end how many tokens it wrote.
    use.tokens.output += Math.ceil(text.length / 4);
    break;
  }
  return text;
};

const cleaned = (text: string, { history }: Question, { links }: Toolbox): string => {
  const before = history.filter(({ role }) => role === 'assistant').flatMap(({ content }) => linksOf(content));
  return answerText(text, new Set([...links, ...before]));
};

/** The answer of one model; undefined if it fails, takes too long, or says nothing that is an answer. */
const ask = async (using: Using): Promise<string | undefined> => {
  const { question, toolbox, use } = using;
  toolbox.begin();
  try {
    const written = await write(using);
    const text = cleaned(written, question, toolbox);
    if (isAnswer(written) && text !== '') return text;
    console.error(JSON.stringify({ assistant: 'no answer', model: use.model, text: written.slice(0, 200) }));
  } catch (error) {
    console.error(JSON.stringify({ assistant: String(error).slice(0, 500), model: use.model }));
  }
  return undefined;
};

/**
 * Asks the main model, and the reserve model when that one fails, is slow, or says what is no answer. Reads with the
 * rights of the caller, changes nothing, and links only to what it has read or linked to before.
 */
export const answerQuestion = async (question: Question): Promise<Answer> => {
  const { settings, now, role, caller, id } = question;
  const toolbox = createToolbox({ role, caller, question: id });
  const uses: ModelUse[] = [];
  const places = [
    { choice: settings.main_model, place: 'main', milliseconds: assistantTime.main },
    { choice: settings.reserve_model, place: 'reserve', milliseconds: assistantTime.reserve },
  ] as const;
  for (const { choice, place, milliseconds } of places) {
    const model = await chosenModel(choice.model, place, now).catch(() => undefined);
    if (model === undefined) continue;
    const use: ModelUse = { model, tokens: { input: 0, output: 0 }, price: choice };
    uses.push(use);
    const text = await ask({ question, toolbox, use, milliseconds });
    if (text === undefined) continue;
    return { text, proposals: toolbox.proposals(), model, uses, calls: toolbox.calls };
  }
  // The alarm assistant-unanswered watches it.
  console.error(metricLine('AssistantUnanswered', 1, Date.parse(now)));
  return { text: null, proposals: [], model: null, uses, calls: toolbox.calls };
};
