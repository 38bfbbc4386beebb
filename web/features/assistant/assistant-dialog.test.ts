// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { createElement } from 'react';
import { initReactI18next } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { AssistantMessage } from '#shared/contracts/assistant.ts';
import assistant from '#shared/messages/en/assistant.ts';
import common from '#shared/messages/en/common.ts';
import { queryClient } from '../../api/query-client.ts';
import * as session from '../../api/session.ts';
import { writeDraft } from '../../kit/form/drafts.ts';
import { draftName, forgetQuestion } from './asking.ts';
import AssistantDialog from './assistant-dialog.tsx';

const answer: AssistantMessage = {
  id: 'a',
  role: 'assistant',
  content: '**Barbora** is free, see [the shift](/shifts/view/s).',
  date: '27.10.2026 14:31:20',
  at: '2026-10-27T13:31:20.000Z',
  proposals: [
    {
      id: 'proposal-1',
      endpoint: 'cancel-shift',
      params: { id: 's' },
      query: {},
      body: { reason: 'Closed' },
      state: 'open',
    },
  ],
  rating: null,
};
const shift = {
  starts_at: '2026-10-30T05:00:00.000Z',
  ends_at: '2026-10-30T13:00:00.000Z',
  store: { name: 'Brno', time_zone: 'Europe/Prague' },
  category: { name: 'Cashier' },
  staff: null,
};

type Sent = { address: string; body: unknown; key: string | null };
/** The history, the next answer to a question, and the writes that arrived. */
const server = {
  messages: [] as AssistantMessage[],
  reply: (): Response | Promise<Response> => Response.json({}),
  sent: [] as Sent[],
};
const network = async (address: string, { method, body, headers }: RequestInit) => {
  if (method !== 'GET') {
    const key = new Headers(headers).get('Idempotency-Key');
    server.sent.push({ address, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null, key });
  }
  switch (address) {
    case '/api/gpt/start_message':
      return Response.json({ data: { value: 'Good day.', avatar: null } });
    case '/api/gpt/messages':
      return Response.json({ data: server.messages });
    case '/api/gpt/message':
      return server.reply();
    case '/api/shift/s':
    case '/api/shift/s/cancel':
      return Response.json({ data: shift });
    case '/api/gpt/proposal/proposal-1':
      return Response.json({ data: { ...answer.proposals[0], state: 'confirmed' } });
    default:
      return Response.json({ code: 'not-found', message: address }, { status: 404 });
  }
};

beforeAll(async () => {
  await i18next
    .use(initReactI18next)
    .init({ lng: 'en', defaultNS: 'common', resources: { en: { common, assistant } } });
});
beforeEach(() => {
  Object.assign(server, { messages: [], sent: [] });
  vi.stubGlobal('fetch', network);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});
afterEach(() => {
  cleanup();
  queryClient.clear();
  forgetQuestion();
  writeDraft(draftName, '');
  vi.unstubAllGlobals();
});

const open = () => {
  const onClose = vi.fn<() => void>();
  render(
    createElement(
      QueryClientProvider,
      { client: queryClient },
      createElement(MemoryRouter, null, createElement(AssistantDialog, { open: true, onClose })),
    ),
  );
  return onClose;
};
const input = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: assistant.ask.label });
const sendButton = () => screen.getByRole<HTMLButtonElement>('button', { name: assistant.ask.send });
const ask = (text: string) => {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.keyDown(input(), { key: 'Enter' });
};

it('the dialog begins with the greeting and the focus in the field, and Escape closes it', async () => {
  const onClose = open();
  await screen.findByText('Good day.');
  expect(document.activeElement).toBe(input());
  expect(sendButton().disabled).toBe(true);
  fireEvent.keyDown(input(), { key: 'Escape' });
  expect(onClose).toHaveBeenCalledOnce();
});

it('a question is shown at once, the next one waits for its answer, and links of the answer lead to the app', async () => {
  let give: (reply: Response) => void = () => {};
  server.reply = () => new Promise<Response>((resolve) => (give = resolve));
  open();
  await screen.findByText('Good day.');
  ask('Who is free?');
  await screen.findByText('Who is free?');
  screen.getByText(assistant.typing);
  fireEvent.change(input(), { target: { value: 'And on Friday?' } });
  expect(sendButton().disabled).toBe(true);
  await waitFor(() => expect(server.sent).toHaveLength(1));
  give(Response.json({ data: { choices: [], answer } }));
  const link = await screen.findByRole('link', { name: 'the shift' });
  expect(link.getAttribute('href')).toBe('/shifts/view/s');
  expect(screen.queryAllByText('Who is free?')).toHaveLength(1);
  expect(input().value).toBe('And on Friday?');
  expect(sendButton().disabled).toBe(false);
});

it('Shift and Enter break the line', async () => {
  open();
  await screen.findByText('Good day.');
  fireEvent.change(input(), { target: { value: 'Who is free?' } });
  fireEvent.keyDown(input(), { key: 'Enter', shiftKey: true });
  expect(server.sent).toEqual([]);
});

it('a refused question is in the field again, with the reason', async () => {
  server.reply = () => Response.json({ code: 'assistant-busy', message: 'Still answering.' }, { status: 409 });
  open();
  await screen.findByText('Good day.');
  ask('Who is free?');
  await screen.findByText('Still answering.');
  expect(input().value).toBe('Who is free?');
});

it('without an answer of a model, the question can be sent again', async () => {
  server.reply = () => Response.json({ data: { choices: [], answer: null, error: { message: 'Too much for me.' } } });
  open();
  await screen.findByText('Good day.');
  ask('Who is free?');
  await screen.findByText('Too much for me.');
  server.reply = () => Response.json({ data: { choices: [], answer } });
  fireEvent.click(screen.getByRole('button', { name: assistant.ask.again }));
  await screen.findByText('Barbora');
  const [first, second] = server.sent;
  expect(second?.body).toEqual({ message: 'Who is free?' });
  expect(second?.key).not.toBe(first?.key);
});

it('a confirmed proposal is sent as it was shown, under its own key, and then noted', async () => {
  server.messages = [answer];
  open();
  await screen.findByText('Fri 30.10. 06:00–14:00');
  screen.getByText('Closed');
  screen.getByText(assistant.nothingYet);
  fireEvent.click(screen.getByRole('button', { name: assistant.proposals.kinds['cancel-shift'].confirm }));
  await screen.findByText(assistant.proposals.states.confirmed);
  await waitFor(() =>
    expect(server.sent).toEqual([
      { address: '/api/shift/s/cancel', body: { reason: 'Closed' }, key: 'proposal-1' },
      { address: '/api/gpt/proposal/proposal-1', body: { state: 'confirmed' }, key: null },
    ]),
  );
  expect(screen.getByRole('link', { name: 'Open the shift' }).getAttribute('href')).toBe('/shifts/view/s');
});

it('a refused proposal stays open, with the reason', async () => {
  server.messages = [answer];
  const refuse = async (address: string, init: RequestInit) =>
    address === '/api/shift/s/cancel'
      ? Response.json({ code: 'shift-in-past', message: 'It has begun.' }, { status: 409 })
      : network(address, init);
  vi.stubGlobal('fetch', refuse);
  open();
  const confirm = await screen.findByRole('button', { name: assistant.proposals.kinds['cancel-shift'].confirm });
  fireEvent.click(confirm);
  await screen.findByText('It has begun.');
  screen.getByRole('button', { name: assistant.proposals.notNow });
  expect(server.sent).toEqual([]);
});
