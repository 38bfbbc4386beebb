import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll } from 'vitest';

/** What the assistant sends to a model, as far as tests look at it. */
type Prompted = {
  model: string;
  messages: { role: 'system' | 'user' | 'assistant' | 'tool'; content: string | null }[];
  tools: { function: { name: string; description: string; parameters: object } }[];
};

/** `raw` is the whole body of the response; `silence` never answers. */
type Said =
  | { text: string; tokens?: number }
  | { calls: { name: string; input: object | string }[] }
  | { raw: string; status?: number }
  | 'silence';

const textOf = (input: object | string): string => (typeof input === 'string' ? input : JSON.stringify(input));

const choice = (delta: object, finish_reason: string | null = null) => ({
  id: 'x',
  object: 'chat.completion.chunk',
  created: 0,
  model: 'm',
  choices: [{ index: 0, delta, finish_reason }],
});

/** The events of a stream: a text comes in two parts. */
const eventsOf = (said: Exclude<Said, 'silence' | { raw: string }>): object[] => {
  const tokens = 'text' in said ? (said.tokens ?? 20) : 20;
  const usage = { prompt_tokens: 100, completion_tokens: tokens, total_tokens: 100 + tokens };
  const end = { ...choice({}), choices: [], usage };
  if ('text' in said) {
    const half = Math.ceil(said.text.length / 2);
    const parts = [said.text.slice(0, half), said.text.slice(half)];
    return [...parts.map((content) => choice({ role: 'assistant', content })), choice({}, 'stop'), end];
  }
  const tool_calls = said.calls.map(({ name, input }, index) => ({
    index,
    id: `call-${index}`,
    type: 'function',
    function: { name, arguments: textOf(input) },
  }));
  return [choice({ role: 'assistant', tool_calls }), choice({}, 'tool_calls'), end];
};
const bodyOf = (said: Exclude<Said, 'silence'>): string =>
  'raw' in said
    ? said.raw
    : [...eventsOf(said).map((event) => JSON.stringify(event)), '[DONE]'].map((data) => `data: ${data}\n\n`).join('');

/** An API like OpenAI's that says what a test wants, `first` and `second`. Handlers of this process use it. */
export const startModels = async () => {
  const received: Prompted[] = [];
  let say: (prompted: Prompted) => Said = () => ({ text: 'An answer.' });
  const server = createServer((request, response) => {
    let text = '';
    request.on('data', (part) => (text += part));
    request.on('end', () => {
      if (request.url?.endsWith('/models')) return void response.end('{"data":[{"id":"first"},{"id":"second"}]}');
      const prompted = JSON.parse(text) as Prompted;
      received.push(prompted);
      const said = say(prompted);
      if (said === 'silence') return;
      const status = 'raw' in said ? (said.status ?? 200) : 200;
      response
        .writeHead(status, { 'content-type': status === 200 ? 'text/event-stream' : 'application/json' })
        .end(bodyOf(said));
    });
  });
  await new Promise<void>((done) => {
    server.listen(0, '127.0.0.1', done);
  });
  afterAll(() => {
    server.close();
    server.closeAllConnections();
  });
  Object.assign(process.env, {
    MODEL_URL: `http://127.0.0.1:${(server.address() as AddressInfo).port}/v1`,
    MODELS: 'first,second',
  });
  return {
    received,
    /** What the models say from now on. */
    says: (next: typeof say) => {
      say = next;
      received.length = 0;
    },
  };
};
