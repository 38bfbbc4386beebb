/**
 * Of the assistant. `message`, `prompt`, `greeting`, `reason` and `answer` in characters. `kept` messages of a person,
 * for `days`; the last `remembered` of them are sent with a question, with at most `rememberedText` characters.
 * `steps` of a question, each an answer of the model or a round of its calls; `calls` of a round; `result` in characters
 * of what a call gives the model. `tokens` of one answer of the model. `proposals` of an answer, open for
 * `proposalHours`, which is shorter than an Idempotency-Key is kept.
 */
export const assistantLimits = {
  message: 4000,
  answer: 8000,
  prompt: 6000,
  greeting: 500,
  reason: 500,
  kept: 200,
  days: 90,
  remembered: 12,
  rememberedText: 12_000,
  steps: 8,
  calls: 8,
  result: 12_000,
  tokens: 1500,
  proposals: 5,
  proposalHours: 20,
  chats: 5000,
  versions: 50,
  usageDays: 31,
} as const;

/**
 * Milliseconds for the main model, after which the question goes to the reserve model, and for that one: API Gateway
 * waits for 30 seconds in all. After `busy` a question has failed, and another one may be sent.
 * Tests set shorter ones.
 */
export const assistantTime = { main: 14_000, reserve: 11_000, busy: 40_000 };
