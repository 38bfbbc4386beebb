import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { nextStep, type Step } from './next-step.ts';
import { modelPath, standInModels } from './path.ts';
import { ModelRequest } from './request.ts';

/** Bytes of a request. */
const maxBody = 2_000_000;

class ModelError extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

const readBody = async (request: IncomingMessage): Promise<string> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of request) {
    const bytes = Buffer.from(part as Uint8Array);
    size += bytes.length;
    // The rest is read and dropped, so that the client reads the answer.
    if (size <= maxBody) parts.push(bytes);
  }
  if (size > maxBody) throw new ModelError(413, `The request is larger than ${maxBody} bytes`);
  return Buffer.concat(parts).toString();
};

const parse = (body: string): ModelRequest => {
  let value: unknown;
  try {
    value = JSON.parse(body);
  } catch {
    throw new ModelError(400, 'We could not parse the JSON body of your request.');
  }
  const { success, data, error } = ModelRequest.safeParse(value);
  if (!success)
    throw new ModelError(400, `Invalid request: ${error.issues.map(({ path }) => path.join('.')).join(', ')}`);
  if (!standInModels.includes(data.model)) throw new ModelError(404, `The model '${data.model}' does not exist`);
  return data;
};

/** About four characters are a token. */
const tokensOf = (text: string) => Math.ceil(text.length / 4);

const toMessage = (step: Step, id: string) =>
  'text' in step
    ? { role: 'assistant', content: step.text }
    : {
        role: 'assistant',
        content: null,
        tool_calls: step.calls.map(({ name, arguments: args }, nth) => ({
          id: `call_${id}_${nth}`,
          type: 'function',
          function: { name, arguments: JSON.stringify(args) },
        })),
      };

/** The same request has the same answer, with the same ids. */
const complete = (body: string) => {
  const request = parse(body);
  const step = nextStep(request);
  const id = createHash('sha256').update(body).digest('hex').slice(0, 16);
  const message = toMessage(step, id);
  const prompt = tokensOf(JSON.stringify([request.messages, request.tools]));
  const completion = tokensOf(JSON.stringify(message));
  return {
    request,
    message,
    finish: 'text' in step ? 'stop' : 'tool_calls',
    common: { id: `chatcmpl-${id}`, created: 0, model: request.model },
    usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion },
  };
};
type Completion = ReturnType<typeof complete>;

const toReply = ({ common, message, finish, usage }: Completion) => ({
  ...common,
  object: 'chat.completion',
  choices: [{ index: 0, message, finish_reason: finish, logprobs: null }],
  usage,
});

/** Words of the text one by one, or the calls; the reason why it ends; the usage. */
const toChunks = ({ common, message, finish, usage }: Completion): object[] => {
  const chunk = (delta: object, reason: string | null = null) => ({
    ...common,
    object: 'chat.completion.chunk',
    choices: [{ index: 0, delta, finish_reason: reason }],
  });
  const calls = message.tool_calls?.map((each, index) => ({ index, ...each }));
  const deltas = calls
    ? [{ tool_calls: calls }]
    : (message.content?.match(/\s*\S+/g) ?? []).map((content) => ({ content }));
  return [
    chunk({ role: 'assistant', content: calls ? null : '' }),
    ...deltas.map((delta) => chunk(delta)),
    chunk({}, finish),
    { ...common, object: 'chat.completion.chunk', choices: [], usage },
  ];
};

const headers = { 'cache-control': 'no-store' };
const json = (response: ServerResponse, status: number, body: object) =>
  response.writeHead(status, { ...headers, 'content-type': 'application/json' }).end(JSON.stringify(body));

const answerQuestion = async (request: IncomingMessage, response: ServerResponse) => {
  const completion = complete(await readBody(request));
  if (!completion.request.stream) return json(response, 200, toReply(completion));
  response.writeHead(200, { ...headers, 'content-type': 'text/event-stream' });
  for (const chunk of toChunks(completion)) response.write(`data: ${JSON.stringify(chunk)}\n\n`);
  return response.end('data: [DONE]\n\n');
};

/**
 * A stand-in for a language model, in the form of OpenAI's chat completions: it chooses tools and words its answers by
 * rules, so that everything but the wit of the model is real.
 */
export const answerModel = async (request: IncomingMessage, response: ServerResponse, { pathname }: URL) => {
  try {
    switch (`${request.method} ${pathname.slice(modelPath.length)}`) {
      case 'GET /models':
        return json(response, 200, { object: 'list', data: standInModels.map((id) => ({ id, object: 'model' })) });
      case 'POST /chat/completions':
        return await answerQuestion(request, response);
      default:
        throw new ModelError(404, `Unknown request URL: ${request.method} ${pathname}`);
    }
  } catch (error) {
    if (!(error instanceof ModelError)) throw error;
    const { status, message } = error;
    return json(response, status, { error: { message, type: 'invalid_request_error', param: null, code: null } });
  }
};
