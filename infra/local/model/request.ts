import * as z from 'zod/mini';

const Part = z.looseObject({ text: z.optional(z.string()) });
const Message = z.looseObject({
  role: z.enum(['system', 'developer', 'user', 'assistant', 'tool']),
  content: z.optional(z.nullable(z.union([z.string(), z.array(Part)]))),
  tool_calls: z.optional(
    z.nullable(z.array(z.looseObject({ id: z.string(), function: z.looseObject({ name: z.string() }) }))),
  ),
  tool_call_id: z.optional(z.string()),
});
export type Message = z.infer<typeof Message>;

/** What the stand-in reads of a request of OpenAI's chat completions. */
export const ModelRequest = z.looseObject({
  model: z.string(),
  messages: z.array(Message).check(z.minLength(1)),
  tools: z.optional(z.nullable(z.array(z.looseObject({ function: z.looseObject({ name: z.string() }) })))),
  tool_choice: z.optional(z.unknown()),
  stream: z.optional(z.nullable(z.boolean())),
});
export type ModelRequest = z.infer<typeof ModelRequest>;

export const contentOf = ({ content }: Message): string =>
  typeof content === 'string' ? content : (content ?? []).map(({ text = '' }) => text).join('');
