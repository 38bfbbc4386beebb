import { createServer } from 'node:http';
import { expect, it, onTestFinished } from 'vitest';
import { listen } from '../web-server.ts';
import { madeRequest } from './made-request.ts';
import { localModel, modelPath } from './path.ts';
import { answerModel } from './stand-in.ts';

const started = async () => {
  const server = createServer((request, response) => {
    void answerModel(request, response, new URL(`http://localhost${request.url}`));
  });
  onTestFinished(() => void server.close());
  const origin = `http://127.0.0.1:${await listen(server, 0)}${modelPath}`;
  const post = (body: unknown) =>
    fetch(`${origin}/chat/completions`, {
      method: 'POST',
      body: typeof body === 'string' ? body : JSON.stringify(body),
    });
  return { origin, post };
};

it('answers with the calls of tools and their usage', async () => {
  const { post } = await started();
  const response = await post({ ...madeRequest('Who works tomorrow?'), max_tokens: 1500, tool_choice: 'auto' });
  expect(response.status).toBe(200);
  expect(await response.json()).toEqual({
    id: expect.stringMatching(/^chatcmpl-/),
    object: 'chat.completion',
    created: 0,
    model: 'smena-rules',
    choices: [
      {
        index: 0,
        logprobs: null,
        finish_reason: 'tool_calls',
        message: {
          role: 'assistant',
          content: null,
          tool_calls: [
            {
              id: expect.any(String),
              type: 'function',
              function: { name: 'list-shifts', arguments: '{"from":"2026-11-29","to":"2026-11-29"}' },
            },
          ],
        },
      },
    ],
    usage: {
      prompt_tokens: expect.any(Number),
      completion_tokens: expect.any(Number),
      total_tokens: expect.any(Number),
    },
  });
});

it('answers with text', async () => {
  const { post } = await started();
  const reply: any = await (await post({ ...madeRequest('Hello'), model: 'smena-rules-reserve' })).json();
  expect(reply.choices[0]).toMatchObject({
    finish_reason: 'stop',
    message: { role: 'assistant', content: expect.stringContaining('I can answer questions about') },
  });
  const { prompt_tokens, completion_tokens, total_tokens } = reply.usage;
  expect(total_tokens).toBe(prompt_tokens + completion_tokens);
});

const chunksOf = async (response: Response): Promise<any[]> => {
  const events = (await response.text()).split('\n\n').filter((event) => event !== '');
  expect(events.pop()).toBe('data: [DONE]');
  return events.map((event) => JSON.parse(event.replace(/^data: /, '')));
};

it('streams a text in chunks, then the reason and the usage', async () => {
  const { post } = await started();
  const whole: any = await (await post(madeRequest('Hello'))).json();
  const response = await post({ ...madeRequest('Hello'), stream: true });
  expect(response.headers.get('content-type')).toBe('text/event-stream');
  const chunks = await chunksOf(response);
  const text = chunks.map((chunk) => chunk.choices[0]?.delta.content ?? '').join('');
  expect(text).toBe(whole.choices[0].message.content);
  expect(chunks.length).toBeGreaterThan(5);
  expect(chunks.at(-2).choices[0].finish_reason).toBe('stop');
  expect(chunks.at(-1)).toMatchObject({ object: 'chat.completion.chunk', choices: [], usage: whole.usage });
});

it('streams calls', async () => {
  const { post } = await started();
  const chunks = await chunksOf(await post({ ...madeRequest('Who works tomorrow?'), stream: true }));
  expect(chunks[1].choices[0].delta.tool_calls).toEqual([
    { index: 0, id: expect.any(String), type: 'function', function: expect.objectContaining({ name: 'list-shifts' }) },
  ]);
  expect(chunks.at(-2).choices[0].finish_reason).toBe('tool_calls');
});

it('lists its models', async () => {
  const { origin } = await started();
  expect(await (await fetch(`${origin}/models`)).json()).toEqual({
    object: 'list',
    data: [
      { id: 'smena-rules', object: 'model' },
      { id: 'smena-rules-reserve', object: 'model' },
    ],
  });
});

it.each([
  ['no JSON', '{', 400],
  ['no messages', { model: 'smena-rules' }, 400],
  ['an unknown role', { model: 'smena-rules', messages: [{ role: 'boss', content: 'x' }] }, 400],
  ['an unknown model', { ...madeRequest('Hello'), model: 'gpt-9' }, 404],
  ['too much', 'x'.repeat(2_000_001), 413],
])('refuses %s in the form of OpenAI', async (_, body, status) => {
  const { post } = await started();
  const response = await post(body);
  expect(response.status).toBe(status);
  expect(await response.json()).toMatchObject({
    error: { message: expect.any(String), type: 'invalid_request_error' },
  });
});

it('refuses another path', async () => {
  const { origin } = await started();
  expect((await fetch(`${origin}/embeddings`)).status).toBe(404);
});

it('another API, model and key are lines of the environment', () => {
  const origin = 'http://localhost:5173';
  expect(localModel(origin)).toEqual({
    modelUrl: 'http://127.0.0.1:5173/__model/v1',
    models: 'smena-rules,smena-rules-reserve',
    modelKey: 'none',
  });
  const url = 'http://localhost:11434/v1';
  expect(localModel(origin, { OPENAI_BASE_URL: `${url}/` })).toEqual({ modelUrl: url, models: '', modelKey: 'none' });
  expect(localModel(origin, { OPENAI_BASE_URL: url, OPENAI_MODEL: 'qwen3', OPENAI_API_KEY: 'k' })).toEqual({
    modelUrl: url,
    models: 'qwen3',
    modelKey: 'k',
  });
});
