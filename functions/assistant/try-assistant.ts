import { randomUUID } from 'node:crypto';
import { tryAssistant } from '#shared/contracts/assistant.ts';
import { systemPrompt } from '#shared/domain/assistant/prompt.ts';
import { dayInPrague } from '#shared/domain/bounded-days.ts';
import { tokenWrites } from '../data/assistant/usage.ts';
import { settings } from '../data/system/system-settings.ts';
import { serve } from '../http/serve.ts';
import { languageOf } from '../http/translate.ts';
import { answerQuestion } from './answer.ts';
import { countQuestion } from './begin-question.ts';

/** Counts by the limits that are saved, so that nobody tries without any. */
export const handler = serve(tryAssistant, async ({ body, actor, caller, locale, now }) => {
  const { value } = await settings.assistant.read();
  const day = dayInPrague(now);
  await countQuestion(actor, day, value.limits);
  const system = systemPrompt(body.settings, { actor, role: body.role, language: languageOf(locale), today: day });
  const { text, proposals, model, uses, calls } = await answerQuestion({
    id: randomUUID(),
    system,
    history: [],
    message: body.message,
    role: actor.role,
    caller,
    settings: body.settings,
    onText: () => {},
    now,
  });
  const tokens = uses.reduce((sum, { tokens: { input, output } }) => sum + input + output, 0);
  return { reply: { data: { answer: text, proposals, model, tokens, calls } }, writes: tokenWrites(actor, day, uses) };
});
