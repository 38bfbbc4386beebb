import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import {
  answerProposal,
  askAssistant,
  type AssistantInput,
  type AssistantMessage,
  clearAssistantChat,
  getAssistantSettings,
  getAssistantStart,
  getAssistantUsage,
  listAssistantChats,
  listAssistantMessages,
  listAssistantModels,
  listAssistantVersions,
  rateAnswer,
  readAssistantChat,
  setAssistantAvatar,
  setAssistantSettings,
  tryAssistant,
} from '#shared/contracts/assistant.ts';
import { listAudit } from '#shared/contracts/audit.ts';
import { deleteMe, downloadMe } from '#shared/contracts/settings.ts';
import { mayCall } from '#shared/domain/access.ts';
import { assistantLimits, assistantTime } from '#shared/domain/assistant/limits.ts';
import { firstAssistantSettings } from '#shared/domain/assistant/settings.ts';
import { roles } from '#shared/domain/roles.ts';
import { startGateway } from '../../test/world/gateway.ts';
import { invoke, invokeAll, invokeAs } from '../../test/world/invoke.ts';
import { startModels } from '../../test/world/models.ts';
import { takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { uploaded } from '../../test/world/uploads.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';
import { proposable } from './proposable.ts';
import { tools } from './tools.generated.ts';

// The settings, the limits and what a day costs are one for the platform.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { subscriptionItem } = await import('../data/live/connections.ts');
const { transact } = await import('../data/table.ts');
const { startPreview } = await import('./preview.ts');
const { toolsOf } = await import('./toolbox.ts');

let world: World;
let models: Awaited<ReturnType<typeof startModels>>;
let gateway: Awaited<ReturnType<typeof startGateway>>;
beforeAll(async () => {
  world = await createWorld();
  models = await startModels();
  gateway = await startGateway();
  process.env['LIVE_URL'] = gateway.address;
});
beforeEach(() => models.says(() => ({ text: 'An answer.' })));

const admin = () => world.people.admin;
const someone = () => world.person('Jana Nováková', 'ROLE_BUYER', world.companies.customer);
const ask = (who: Account, message = 'Who works tomorrow?', asking: object = {}) =>
  invoke(askAssistant, who, { body: { message }, ...asking });
const messagesOf = async (who: Account): Promise<AssistantMessage[]> => ok(await invoke(listAssistantMessages, who));
const settingsNow = async () => ok(await invoke(getAssistantSettings, admin()));
const set = async (changes: Partial<AssistantInput>, who = admin()) => {
  const { at: _, by: __, avatar: ___, ...before } = await settingsNow();
  return invoke(setAssistantSettings, who, { body: { ...before, ...changes } });
};
const busy = { status: 409, body: { code: 'assistant-busy' } };
const usedUp = { status: 429, body: { code: 'assistant-limit' } };
const forbidden = { status: 403 };
const missing = { status: 404, body: { code: 'not-found' } };

describe('a question', () => {
  it('is answered, and both are kept for the person alone', async () => {
    const who = await someone();
    models.says(({ messages }) => ({ text: `### **Two** of ${messages.length}` }));
    const now = '2031-03-01T11:05:09.000Z';
    const reply = ok(await ask(who, 'Kdo dělá zítra?', { now }));
    expect(reply).toMatchObject({ choices: [{ message: { role: 'assistant', content: '**Two** of 2' } }] });
    const read = ok(await invoke(listAssistantMessages, who, { query: { user_id: who.id }, now }));
    expect(read).toMatchObject([
      { role: 'user', content: 'Kdo dělá zítra?', date: '01.03.2031 12:05:09' },
      { ...reply.answer, role: 'assistant', content: '**Two** of 2' },
    ]);
    expect(await invoke(listAssistantMessages, await someone(), { query: { user_id: who.id } })).toMatchObject(missing);
    expect(await messagesOf(await someone())).toEqual([]);
    // The next question knows what was said.
    ok(await ask(who, 'And then?', { now: '2031-03-01T11:06:00.000Z' }));
    expect(
      models.received
        .at(-1)
        ?.messages.map(({ content }) => content)
        .slice(1),
    ).toEqual(['Kdo dělá zítra?', '**Two** of 2', 'And then?']);
    expect(models.received.at(-1)?.messages[0]?.content).toContain('Today: 2031-03-01, Saturday.');
  });

  /** An open page of an account. */
  const pageOf = async (account: Account): Promise<string> => {
    const id = randomUUID();
    const put = subscriptionItem(`scope-of#${account.id}`, { id, areas: [], until: 9_999_999_999 });
    await transact([{ part: 'subscription', put }]);
    return id;
  };

  it('is shown on the open pages of its person while it is written', async () => {
    const who = await someone();
    const [mine, another] = [await pageOf(who), await pageOf(await someone())];
    const preview = startPreview(who.id);
    for (const text of ['Two', 'Two shifts', 'Two shifts.']) {
      preview.show(text);
      await expect.poll(() => gateway.messagesTo(mine).at(-1)).toEqual({ answering: text });
    }
    await preview.end();
    expect(gateway.messagesTo(another)).toEqual([]);
  });

  it('is shown without links that are not its own, at any moment', async () => {
    const who = await someone();
    const mine = await pageOf(who);
    models.says(() => ({ text: `[Here](https://evil.example) ${'is a long answer, '.repeat(40)}and its end.` }));
    const { answer } = ok(await ask(who));
    const shown = gateway.messagesTo(mine).flatMap((message) => ('answering' in message ? [message.answering] : []));
    // How many depends on how fast the model writes.
    expect(shown.filter((text) => !answer.content.startsWith(text))).toEqual([]);
    expect(JSON.stringify([shown, answer])).not.toContain('evil');
  });

  it('comes as a multipart form, too', async () => {
    const who = await someone();
    const boundary = 'x--y';
    const form = `--${boundary}\r\ncontent-disposition: form-data; name="message"\r\n\r\nKdo dělá v Brně?\r\n--${boundary}--\r\n`;
    const asking = {
      body: Buffer.from(form).toString('base64'),
      headers: { 'content-type': `multipart/form-data; boundary=${boundary}` },
    };
    const reply = await invokeAs(askAssistant, who, asking, { isBase64Encoded: true });
    expect(ok(reply).choices).toHaveLength(1);
    expect((await messagesOf(who))[0]).toMatchObject({ content: 'Kdo dělá v Brně?' });
    const broken = { ...asking, body: Buffer.from('--x--y\r\nnothing').toString('base64') };
    expect(await invokeAs(askAssistant, who, broken, { isBase64Encoded: true })).toMatchObject({ status: 400 });
  });

  it.each(['', '   ', 'x'.repeat(20_000)])('of a bad length is refused', async (message) => {
    const who = await someone();
    expect(await ask(who, message)).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
    expect(await messagesOf(who)).toEqual([]);
  });

  it('is kept once when it is repeated', async () => {
    const who = await someone();
    const headers = { 'idempotency-key': 'one-click' };
    const [first, again] = [await ask(who, 'Who?', { headers }), await ask(who, 'Who?', { headers })];
    expect(again.body).toEqual(first.body);
    expect(await messagesOf(who)).toHaveLength(2);
    expect(models.received).toHaveLength(1);
  });

  it('of two tabs at once: one is answered, the other refused', async () => {
    const who = await someone();
    const replies = await Promise.all([ask(who, 'One?'), ask(who, 'Two?')]);
    const [answered, refused] = replies.toSorted((one, other) => one.status - other.status);
    expect([answered?.status, refused]).toMatchObject([200, busy]);
    expect(await messagesOf(who)).toHaveLength(2);
    expect(await ask(who, 'Three?')).toMatchObject({ status: 200 });
  });

  it('that crashed does not hold the next one for long', async () => {
    const who = await someone();
    const { beginQuestion } = await import('./begin-question.ts');
    const now = '2031-03-01T11:00:00.000Z';
    const { limits } = firstAssistantSettings;
    const { store_ids, ...actor } = { ...who, role: 'ROLE_BUYER' as const, store_ids: [] };
    await beginQuestion({ id: 'q', actor: { ...actor, store_ids }, content: 'Who?', limits, day: '2031-03-01', now });
    expect(await ask(who, 'Again?', { now: '2031-03-01T11:00:39.000Z' })).toMatchObject(busy);
    expect(await ask(who, 'Again?', { now: '2031-03-01T11:00:41.000Z' })).toMatchObject({ status: 200 });
  });
});

describe('a model that gives no answer', () => {
  const first = { model: 'first', said: 'nothing' };
  const cases: [string, Parameters<typeof models.says>[0]][] = [
    ['fails', () => ({ raw: '{"error":{"message":"overloaded"}}', status: 529 })],
    ['says half a JSON', () => ({ raw: '{"choices":[{"mess' })],
    ['says nothing for too long', () => 'silence'],
    ['has an empty choice', () => ({ raw: '{"id":"x","created":0,"model":"m","choices":[]}' })],
    ['says an empty text', () => ({ text: '   ' })],
    ['writes a call as text', () => ({ text: '{"name":"list-shifts","arguments":{}}' })],
    ['says nonsense', () => ({ text: '…?! 42' })],
    ['calls in a loop', () => ({ calls: [{ name: 'list-stores', input: {} }] })],
    ['calls what it does not have', () => ({ calls: [{ name: 'delete-everything', input: {} }] })],
    ['calls with half a JSON', () => ({ calls: [{ name: 'list-stores', input: '{"name": "Br' }] })],
    ['has no such model', () => ({ raw: 'Not found', status: 404 })],
  ];
  beforeAll(() => {
    const { main, reserve } = assistantTime;
    Object.assign(assistantTime, { main: 1500, reserve: 1500 });
    return () => Object.assign(assistantTime, { main, reserve });
  });

  it.each(cases)('because it %s: the reserve model answers', async (_, fails) => {
    const who = await someone();
    models.says((prompted) => (prompted.model === first.model ? fails(prompted) : { text: 'From the reserve.' }));
    expect(ok(await ask(who)).choices[0].message.content).toBe('From the reserve.');
    expect(models.received.filter(({ model }) => model === 'first').length).toBeLessThanOrEqual(assistantLimits.steps);
  });

  it('in both places: an apology, in the language, and the next question is answered', async () => {
    const who = await someone();
    models.says(() => ({ raw: '', status: 500 }));
    const reply = ok(await ask(who, 'Who?', { headers: { 'accept-language': 'ru' } }));
    expect(reply).toMatchObject({ choices: [], answer: null, error: { message: expect.stringMatching(/^С этим/) } });
    models.says(() => ({ text: 'An answer.' }));
    ok(await ask(who));
    // The question stays, and there is nothing in place of its answer.
    expect((await messagesOf(who)).map(({ role }) => role)).toEqual(['user', 'user', 'assistant']);
  });

  it('an answer of 100,000 tokens is cut', async () => {
    const who = await someone();
    models.says(() => ({ text: 'word '.repeat(100_000), tokens: 100_000 }));
    expect(ok(await ask(who)).answer.content.length).toBeLessThanOrEqual(assistantLimits.answer);
  });
});

describe('the limits of a day', () => {
  const generous = { messages: 1000, tokens: 1_000_000 };
  const limited = async (limits: Partial<AssistantInput['limits']>) => {
    ok(await set({ limits: { account: generous, company: generous, platform: generous, ...limits } }));
    onTestFinished(async () => {
      ok(await set({ limits: firstAssistantSettings.limits }));
    });
  };
  const day = (n: number) => ({ now: `2031-04-${String(n).padStart(2, '0')}T09:00:00.000Z` });

  it('of a person: so many questions, not one more when three come at once, and new ones the next day', async () => {
    await limited({ account: { messages: 2, tokens: 1_000_000 } });
    const who = await someone();
    ok(await ask(who, 'One?', day(1)));
    const replies = await Promise.all(['Two?', 'Three?', 'Four?'].map((message) => ask(who, message, day(1))));
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await ask(who, 'Five?', day(1))).toMatchObject(usedUp);
    // Midnight in Prague is 22:00 in UTC.
    expect(await ask(who, 'Five?', { now: '2031-04-01T21:59:00.000Z' })).toMatchObject(usedUp);
    expect(await ask(who, 'Five?', { now: '2031-04-01T22:00:00.000Z' })).toMatchObject({ status: 200 });
  });

  it('of a company: its people share them, at once too; another company has its own', async () => {
    await limited({ company: { messages: 2, tokens: 1_000_000 } });
    const people = await Promise.all([someone(), someone(), someone()]);
    const replies = await Promise.all(people.map((who) => ask(who, 'Who?', day(3))));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 429]);
    expect(await ask(world.people.vendor, 'Who?', day(3))).toMatchObject({ status: 200 });
  });

  it('of tokens: what is used up refuses the next question', async () => {
    await limited({ account: { messages: 1000, tokens: 120 } });
    const who = await someone();
    ok(await ask(who, 'One?', day(5)));
    expect(await ask(who, 'Two?', day(5))).toMatchObject(usedUp);
  });

  it('of all together', async () => {
    await limited({ platform: { messages: 1, tokens: 1_000_000 } });
    ok(await ask(await someone(), 'One?', day(7)));
    expect(await ask(world.people.vendor, 'Two?', day(7))).toMatchObject(usedUp);
    await limited({ platform: { messages: 0, tokens: 1_000_000 } });
    expect(await ask(await someone(), 'Three?', day(8))).toMatchObject(usedUp);
  });

  it('are shown with what is used, and what the day costs by the prices of then', async () => {
    const price = (input_price: number, output_price: number) => ({ model: null, input_price, output_price });
    ok(await set({ main_model: price(500_000, 1_000_000), reserve_model: price(0, 0) }));
    const [who, now] = [await someone(), '2031-05-02T09:00:00.000Z'];
    ok(await ask(who, 'One?', { now }));
    // A later price does not change what was.
    ok(await set({ main_model: price(9, 9) }));
    const usage = ok(await invoke(getAssistantUsage, admin(), { now }));
    expect(usage).toMatchObject({
      today: '2031-05-02',
      platform: { messages: 1, tokens: 120 },
      companies: [{ ...world.companies.customer, messages: 1, tokens: 120 }],
      accounts: [{ id: who.id, fio: who.fio, messages: 1, tokens: 120 }],
      limits: firstAssistantSettings.limits,
    });
    expect(usage.days[0]).toEqual({
      day: '2031-05-02',
      model: 'first',
      messages: 1,
      input_tokens: 100,
      output_tokens: 20,
      cost: 70,
    });
  });
});

describe('a proposal', () => {
  const input = { id: 'shift-1', text: 'Bring boots' };
  const proposed = async (who: Account, now = '2031-06-01T09:00:00.000Z') => {
    models.says(({ messages }) =>
      messages.at(-1)?.role === 'tool'
        ? { text: 'I propose a comment.' }
        : { calls: [{ name: 'create-comment', input }] },
    );
    const { answer } = ok(await ask(who, 'Write a comment', { now }));
    return answer.proposals[0];
  };
  const answer = (who: Account, id: string, state: string, now = '2031-06-01T10:00:00.000Z') =>
    invoke(answerProposal, who, { params: { id }, body: { state }, now });

  it('is a request that only its person confirms or declines, once', async () => {
    const who = await someone();
    const proposal = await proposed(who);
    expect(proposal).toEqual({
      id: expect.any(String),
      endpoint: 'create-comment',
      params: { id: 'shift-1' },
      query: {},
      body: { text: 'Bring boots' },
      state: 'open',
    });
    expect(await answer(await someone(), proposal.id, 'confirmed')).toMatchObject(missing);
    expect(ok(await answer(who, proposal.id, 'confirmed'))).toMatchObject({ state: 'confirmed' });
    expect(ok(await answer(who, proposal.id, 'confirmed'))).toMatchObject({ state: 'confirmed' });
    expect(await answer(who, proposal.id, 'declined')).toMatchObject({
      status: 409,
      body: { code: 'proposal-not-open' },
    });
    expect((await messagesOf(who)).at(-1)?.proposals).toMatchObject([{ state: 'confirmed' }]);
  });

  it('is one when the model repeats its call', async () => {
    const who = await someone();
    models.says(({ messages }) =>
      messages.at(-1)?.role === 'tool'
        ? { text: 'I propose a comment.' }
        : { calls: Array.from({ length: 3 }, () => ({ name: 'create-comment', input })) },
    );
    expect(ok(await ask(who, 'Write a comment')).answer.proposals).toHaveLength(1);
  });

  it('expires before a repeated request would act twice', async () => {
    const who = await someone();
    const { id } = await proposed(who);
    const late = '2031-06-02T05:00:01.000Z';
    expect(await answer(who, id, 'confirmed', late)).toMatchObject({ status: 409 });
    const read = ok(await invoke(listAssistantMessages, who, { now: late }));
    expect(read.at(-1).proposals).toMatchObject([{ state: 'expired' }]);
  });

  it('with fields that the endpoint would not take is a refusal for the model', async () => {
    const who = await someone();
    models.says(({ messages }) => {
      const last = messages.at(-1);
      return last?.role === 'tool'
        ? { text: `Refused: ${last.content?.includes('starts_at') ? 'the start' : 'else'}` }
        : { calls: [{ name: 'create-shift', input: { store_id: 's', category_id: 'c', starts_at: 'soon' } }] };
    });
    expect(ok(await ask(who)).answer).toMatchObject({ content: 'Refused: the start', proposals: [] });
  });

  it('is of the model that answered: those of one that failed do not count', async () => {
    const who = await someone();
    models.says(({ model, messages }) => {
      if (messages.at(-1)?.role !== 'tool') return { calls: [{ name: 'create-comment', input }] };
      return model === 'first' ? { text: '' } : { text: 'I propose a comment.' };
    });
    expect(ok(await ask(who)).answer.proposals).toHaveLength(1);
  });
});

it('the tools that change something are those that may be proposed', () => {
  const names = tools.filter(({ changes }) => changes).map(({ name }) => name);
  expect(names.toSorted()).toEqual(proposable.map(({ name }) => name).toSorted());
  expect(tools.filter(({ changes, method }) => changes === (method === 'GET'))).toEqual([]);
});

it.each(roles)('%s is offered the tools that the role may call, and no other', async (role) => {
  const who = await world.person('Někdo', role, null);
  await ask(who);
  const offered = models.received[0]?.tools.map((each) => each.function.name) ?? [];
  expect(offered).toEqual(toolsOf(role).map(({ name }) => name));
  for (const { name, access } of tools)
    expect([name, offered.includes(name)]).toEqual([name, access === 'public' || mayCall(role, access)]);
});

it('a conversation is cleared for good, and a new one begins', async () => {
  const who = await someone();
  for (let n = 0; n < 3; n += 1) ok(await ask(who, `Question ${n}?`));
  ok(await invoke(clearAssistantChat, who));
  expect(await messagesOf(who)).toEqual([]);
  const { lastMessages } = await import('../data/assistant/messages.ts');
  expect(await lastMessages(who.id)).toEqual([]);
  ok(await ask(who, 'And now?'));
  expect(models.received.at(-1)?.messages).toHaveLength(2);
  ok(await invoke(clearAssistantChat, await someone()));
});

it('a conversation is in the download of its person, and goes with the account', async () => {
  const who = await world.person('Jana Nováková', 'ROLE_BUYER', world.companies.performer);
  ok(await ask(who, 'Who?'));
  expect((await invoke(downloadMe, who)).body.assistant).toMatchObject([
    { role: 'user', content: 'Who?' },
    { role: 'assistant', content: 'An answer.', rating: null },
  ]);
  const worker = await world.person('Jan Nový', 'ROLE_VENDOR_STAFF', world.companies.performer);
  ok(await ask(worker, 'Who?'));
  ok(await invoke(deleteMe, worker, { query: { confirm: 'delete' } }));
  const [{ lastMessages }, { findChat }] = await Promise.all([
    import('../data/assistant/messages.ts'),
    import('../data/assistant/chats.ts'),
  ]);
  expect([await lastMessages(worker.id), await findChat(worker.id)]).toEqual([[], undefined]);
});

it('an answer is rated by its person', async () => {
  const who = await someone();
  const { answer } = ok(await ask(who));
  const rate = (rater: Account, body: object, id = answer.id) => invoke(rateAnswer, rater, { params: { id }, body });
  expect(ok(await rate(who, { rating: 'down', reason: 'It is another store' }))).toMatchObject({ rating: 'down' });
  expect((await messagesOf(who)).at(-1)).toMatchObject({ rating: 'down' });
  expect(await rate(await someone(), { rating: 'up' })).toMatchObject(missing);
  expect(await rate(who, { rating: 'up' }, (await messagesOf(who))[0]?.id ?? '')).toMatchObject(missing);
  expect(ok(await rate(who, { rating: null }))).toMatchObject({ rating: null });
});

describe('an admin', () => {
  it('reads who asks and how much, and a conversation only for a reason that is logged', async () => {
    const who = await world.person('Řehoř Žádný', 'ROLE_BUYER', world.companies.customer);
    const now = '2031-07-01T09:00:00.000Z';
    ok(await ask(who, 'Who?', { now }));
    const [row] = ok(await invoke(listAssistantChats, admin(), { query: { name: 'zadn' }, now }));
    expect(row).toEqual({
      user_id: who.id,
      fio: who.fio,
      company: world.companies.customer,
      messages: 2,
      tokens: 120,
      updated_at: now,
      today: { messages: 1, tokens: 120 },
    });
    const read = (body: object, reader = admin()) => invoke(readAssistantChat, reader, { body });
    expect(await read({ user_id: who.id, reason: ' ' })).toMatchObject({ status: 400 });
    expect(ok(await read({ user_id: who.id, reason: 'A complaint' }))).toMatchObject({
      user: { id: who.id, fio: who.fio },
      messages: [{ content: 'Who?' }, { content: 'An answer.', model: 'first' }],
    });
    expect(await read({ user_id: 'nobody', reason: 'A complaint' })).toMatchObject(missing);
    const [entry] = (await invokeAll(listAudit, admin())).filter(({ action }) => action === 'assistant-chat-read');
    expect(entry).toMatchObject({ by: { id: admin().id }, about: { id: who.id } });
    expect(JSON.stringify(entry)).toContain('A complaint');
  });

  it('sorts by messages and tokens', async () => {
    const [often, once] = [await someone(), await someone()];
    for (const who of [often, often, once]) ok(await ask(who));
    for (const sort of ['messages', 'tokens', 'updated_at']) {
      const rows = await invokeAll(listAssistantChats, admin(), { query: { sort, order: 'asc' } });
      const values = rows.map((row) => row[sort]);
      const sorted = values.toSorted((one, other) => (one < other ? -1 : 1));
      expect(values).toEqual(sorted);
    }
  });

  it('sets the assistant at its version, and an old version comes back', async () => {
    const before = await settingsNow();
    const after = ok(await set({ main_prompt: 'Be brief.' }));
    expect(after).toMatchObject({ version: before.version + 1, main_prompt: 'Be brief.', by: { id: admin().id } });
    const { at: _, by: __, avatar: ___, ...fields } = before;
    expect(await invoke(setAssistantSettings, admin(), { body: fields })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    ok(await ask(await someone()));
    expect(models.received[0]?.messages[0]?.content).toMatch(/^Be brief\./);
    const [version] = ok(await invoke(listAssistantVersions, admin()));
    expect(version).toMatchObject({ version: after.version, main_prompt: 'Be brief.' });
    ok(await set({ main_prompt: before.main_prompt }));
    const both = await Promise.all([set({ main_prompt: 'One.' }), set({ main_prompt: 'Two.' })]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    ok(await set({ main_prompt: before.main_prompt }));
  });

  it('sets the avatar, which everybody sees with the greeting', async () => {
    const upload_id = await uploaded(admin(), undefined, undefined, 'assistant-avatar');
    const { avatar } = ok(await invoke(setAssistantAvatar, admin(), { body: { upload_id } }));
    expect(avatar).toMatch(/^\/files\/assistant-avatar\//);
    const start = ok(await invoke(getAssistantStart, await someone(), { headers: { 'accept-language': 'cs' } }));
    expect(start).toEqual({ value: firstAssistantSettings.greetings.cs, avatar });
    expect(ok(await invoke(setAssistantAvatar, admin(), { body: { upload_id: null } }))).toMatchObject({
      avatar: null,
    });
  });

  it('tries settings that are not saved: nothing is kept, the tokens count', async () => {
    const now = '2031-08-01T09:00:00.000Z';
    const settings = {
      ...firstAssistantSettings,
      main_prompt: 'Only tried.',
      main_model: { ...firstAssistantSettings.main_model, model: 'second' },
    };
    const body = { message: 'Who?', settings, role: 'ROLE_VENDOR_STAFF' };
    expect(ok(await invoke(tryAssistant, admin(), { body, now }))).toEqual({
      answer: 'An answer.',
      proposals: [],
      model: 'second',
      tokens: 120,
      calls: [],
    });
    expect(models.received[0]?.messages[0]?.content).toMatch(/^Only tried\.\nThe person is a worker/);
    expect(await messagesOf(admin())).toEqual([]);
    expect(ok(await invoke(getAssistantUsage, admin(), { now })).platform).toEqual({ messages: 1, tokens: 120 });
  });

  it('chooses from the models of the provider, which may not answer', async () => {
    expect(ok(await invoke(listAssistantModels, admin()))).toEqual([{ id: 'first' }, { id: 'second' }]);
    const address = process.env['MODEL_URL'] ?? '';
    process.env['MODEL_URL'] = 'http://127.0.0.1:1/v1';
    onTestFinished(() => {
      process.env['MODEL_URL'] = address;
    });
    expect(await invoke(listAssistantModels, admin())).toMatchObject({
      status: 503,
      body: { code: 'assistant-unreachable' },
    });
  });

  it('alone does these', async () => {
    const { admin: _, ...others } = world.people;
    const { version: __, at, by, avatar, ...settings } = await settingsNow();
    expect([at === undefined, by === undefined, avatar]).toEqual([false, false, null]);
    for (const who of Object.values(others))
      for (const reply of [
        await invoke(getAssistantSettings, who),
        await invoke(setAssistantSettings, who, { body: { ...settings, version: 1 } }),
        await invoke(listAssistantVersions, who),
        await invoke(listAssistantModels, who),
        await invoke(listAssistantChats, who),
        await invoke(getAssistantUsage, who),
        await invoke(readAssistantChat, who, { body: { user_id: who.id, reason: 'x' } }),
        await invoke(tryAssistant, who, { body: { message: 'x', settings, role: 'ROLE_BUYER' } }),
        await invoke(setAssistantAvatar, who, { body: { upload_id: null } }),
      ])
        expect(reply).toMatchObject(forbidden);
  });
});
