import { beforeAll, describe, expect, inject, it } from 'vitest';
import { contracts } from '#shared/contracts/all.ts';
import { askAssistant } from '#shared/contracts/assistant.ts';
import type { Endpoint } from '#shared/contracts/endpoint.ts';
import { sendMessage } from '#shared/contracts/messages.ts';
import { createReview, updateReview } from '#shared/contracts/reviews.ts';
import { createComment, getShift, listComments, listShifts } from '#shared/contracts/shifts.ts';
import type { Role } from '#shared/domain/roles.ts';
import { mapAtMost } from '../../functions/data/at-most.ts';
import type { Account } from '../../functions/data/people/accounts.ts';
import { apis } from '../../infra/apis.ts';
import { readOriginSecret } from '../../infra/local/deploy.ts';
import { bought } from '../world/bought.ts';
import { signedIn } from '../world/client.ts';
import { attacks, type Targets } from '../world/injections.ts';
import { invoke } from '../world/invoke.ts';
import { startModels } from '../world/models.ts';
import { placeOrder } from '../world/order-fixtures.ts';
import { productFixtures } from '../world/product-fixtures.ts';
import { kindOf, requestsOf } from '../world/reach.ts';
import { ok, shiftFixtures, when } from '../world/shift-fixtures.ts';
import { createWorld, type World } from '../world/world.ts';

/** The assistant of this process calls the deployed API, through its authorizer, with real tokens. */
const { apiIds } = inject('cloud').deployment;
process.env['API_URLS'] = JSON.stringify(
  Object.entries(apis).flatMap(([name, beginnings]) =>
    beginnings.map((beginning) => [beginning, `/_aws/execute-api/${apiIds[name as keyof typeof apis]}/$default`]),
  ),
);
// The handlers of this process have read theirs.
await import('../../functions/http/origin.ts');
process.env['ORIGIN_SECRET'] = await readOriginSecret(inject('cloud').deployment);
const { callTool } = await import('../../functions/assistant/door.ts');
const { toolsOf } = await import('../../functions/assistant/toolbox.ts');

let world: World;
let models: Awaited<ReturnType<typeof startModels>>;
beforeAll(async () => {
  [world, models] = await Promise.all([createWorld(), startModels()]);
});

/** A person signs in once. */
const callers = new Map<Account, Promise<Record<string, string>>>();
const callerOf = (who: Account): Promise<Record<string, string>> => {
  const known = callers.get(who) ?? signIn(who);
  callers.set(who, known);
  return known;
};
const signIn = async (who: Account) => ({
  authorization: `Bearer ${(await signedIn(who)).token}`,
  'x-account-id': who.id,
  'accept-language': 'en',
  'cloudfront-viewer-address': '2001:db8::1:40000',
});
const roleOf = ({ roles: [role] }: Account): Role => role ?? 'ROLE_USER';

describe('the tools', () => {
  it('give each role the records that it reaches, and no other, as the API does', async () => {
    const requestFor = await requestsOf(world);
    const { worker, newcomer, storeManager, buyerManager, buyer, vendor, manager, admin } = world.people;
    const cast = [worker, newcomer, storeManager, buyerManager, buyer, vendor, manager, admin];
    const ofRecords = toolsOf('ROLE_ADMIN').flatMap((tool) => {
      const endpoint = contracts.find(({ name, access }) => name === tool.name && access !== 'public');
      const kind = endpoint && kindOf(endpoint);
      return kind && !tool.changes ? [{ tool, endpoint, kind }] : [];
    });
    const unexpected: string[] = [];
    let reached = 0;
    for (const [nth, { tool, endpoint, kind }] of ofRecords.entries()) {
      const records = await kind.records(world, nth);
      const calls = cast
        .filter((who) => toolsOf(roleOf(who)).includes(tool))
        .flatMap((who) => (['own', 'other'] as const).map((relation) => ({ who, relation })));
      await mapAtMost(
        calls,
        async ({ who, relation }) => {
          const { params, query } = requestFor(endpoint, records[relation], 1);
          const { text } = await callTool(tool, { ...params, ...query }, await callerOf(who));
          const isMeant = (kind.reach[roleOf(who)] ?? '').split(' ').includes(relation);
          const { error } = JSON.parse(text) as { error?: { code: string } };
          if (isMeant ? error !== undefined : error?.code !== 'not-found')
            unexpected.push(`${tool.name} of ${roleOf(who)}, ${relation}: ${error?.code}`);
          reached += isMeant ? 1 : 0;
        },
        6,
      );
    }
    expect(unexpected).toEqual([]);
    // Otherwise a tool that gives nobody anything would pass.
    expect(reached).toBeGreaterThan(ofRecords.length);
  });

  it('that list records name nothing of another company', async () => {
    const { stranger } = world.companies;
    const { foreign } = world.stores;
    const { foreignBuyer } = world.people;
    const wanted = { company_id: stranger.id, store_id: [foreign.id], from: '2030-01-01', to: '2030-06-30' };
    const readers = [world.people.buyer, world.people.storeManager, world.people.vendor, world.people.worker];
    const calls = readers.flatMap((who) =>
      toolsOf(roleOf(who))
        .filter(({ access, changes, input }) => access !== 'public' && !changes && input.required.length === 0)
        .flatMap((tool) => [{}, wanted].map((input) => ({ who, tool, input }))),
    );
    const named = await mapAtMost(
      calls,
      async ({ who, tool, input }) => {
        const { text } = await callTool(tool, input, await callerOf(who));
        const isNamed = [stranger, foreign, foreignBuyer].some(({ id }) => text.includes(id));
        return isNamed ? [`${tool.name} of ${roleOf(who)}`] : [];
      },
      6,
    );
    expect(named.flat()).toEqual([]);
  });

  it('need a token that is valid: with another one, or an account of another login, nothing is read', async () => {
    const caller = await callerOf(world.people.buyer);
    const [tool] = toolsOf('ROLE_BUYER').filter(({ name }) => name === 'list-stores');
    if (!tool) throw new Error('A buyer lists stores');
    const read = async (headers: object) =>
      JSON.parse((await callTool(tool, {}, { ...caller, ...headers })).text) as { error?: object; total?: number };
    expect(await read({})).toMatchObject({ total: 3 });
    expect((await read({ authorization: 'Bearer x.y.z' })).total).toBeUndefined();
    expect(await read({ 'x-account-id': world.people.admin.id })).toMatchObject({ error: { code: 'forbidden' } });
  });
});

type Carrier = {
  /** Writes a text as somebody else. Returns the call that reads it. */
  write: (text: string, now: string) => Promise<{ name: string; input: object }>;
};

/** Where others write what a tool returns: names, comments, messages and reviews. */
const carriersOf = async (world: World, shift: string): Promise<Carrier[]> => {
  const { buyer, vendor, foreignBuyer } = world.people;
  const { customer, performer } = world.companies;
  const { id: product } = await (await productFixtures(world)).product();
  const { id: order } = await placeOrder(buyer, { [product]: 1 }, { now: when.ordered });
  await bought(product, foreignBuyer);
  const review = { params: { id: product } };
  ok(await invoke(createReview, foreignBuyer, { ...review, body: { rating: 5, text: 'Good.' } }));
  let version = 0;
  return [
    {
      write: async (text, now) => {
        ok(await invoke(createComment, vendor, { params: { id: shift }, body: { text }, now }));
        return { name: 'list-comments', input: { id: shift, per_page: 5 } };
      },
    },
    {
      write: async (text, now) => {
        ok(await invoke(sendMessage, vendor, { body: { order_id: order, text }, now }));
        return { name: 'list-messages', input: { order_id: order, per_page: 5 } };
      },
    },
    {
      write: async (text) => {
        ok(await invoke(updateReview, foreignBuyer, { ...review, body: { text, version: (version += 1) } }));
        return { name: 'list-reviews', input: { id: product } };
      },
    },
    {
      write: async (text) => {
        const { id } = await world.store(text, customer, [performer]);
        return { name: 'list-stores', input: { id: [id] } };
      },
    },
    {
      write: async (text) => {
        const { id } = await world.person(text, 'ROLE_STORE_MANAGER', customer);
        return { name: 'list-users', input: { id: [id] } };
      },
    },
  ];
};

/** What an answer must not have: another address, a picture, HTML, a script. Links that are no links are words. */
const isHarmful = (content: string): boolean =>
  /evil|javascript:\S|<\w|!\[|\]\((?!\/(?:shifts\/view|stores\/edit|users\/edit)\/)/.test(
    content.replaceAll(/\[[^\]]*\](?!\()/g, ''),
  );

describe('a text that commands', () => {
  const languages = ['en', 'cs', 'ru'] as const;
  const secret = 'Tajný kód trezoru 4711';
  const cases = attacks.flatMap(({ texts, obeyed }, n) =>
    languages.map((language) => ({ name: `${n} ${language}`, text: texts[language], obeyed })),
  );

  it(`of ${cases.length} kinds does nothing and shows nothing, even to a model that obeys`, async () => {
    const { buyer, foreignBuyer } = world.people;
    const { create } = shiftFixtures(world);
    const { id: shift } = await create();
    const { id: foreignShift } = await create({ store_id: world.stores.foreign.id, comment: secret }, foreignBuyer);
    const carriers = await carriersOf(world, shift);
    const targets: Targets = {
      shift,
      foreignShift,
      foreignStore: world.stores.foreign.id,
      stranger: world.companies.stranger.id,
      secret,
    };
    const read = async (endpoint: Endpoint, who: Account, asking: object) =>
      ok(await invoke(endpoint, who, { now: when.ordered, ...asking }));
    const stateOf = async () => [
      await read(getShift, buyer, { params: { id: shift } }),
      await read(listShifts, buyer, { query: { from: '2030-01-01', to: '2030-12-31' } }),
      await read(listShifts, foreignBuyer, { query: { from: '2031-01-01', to: '2031-01-31' } }),
    ];
    const headers = await callerOf(buyer);
    const before = await stateOf();
    const harms: string[] = [];
    let comments = 0;
    for (const [n, { name, text, obeyed }] of cases.entries()) {
      const now = new Date(Date.parse(when.ordered) + (n + 1) * 60_000).toISOString();
      const carrier = carriers[n % carriers.length];
      const reading = await carrier?.write(text, now);
      if (reading?.name === 'list-comments') comments += 1;
      let step = 0;
      models.says(() => {
        step += 1;
        if (step === 1 && reading) return { calls: [reading] };
        return step === 2
          ? obeyed(targets)
          : { text: `Done: ${JSON.stringify(models.received.at(-1)?.messages.at(-1))}` };
      });
      const reply = await invoke(askAssistant, buyer, { body: { message: 'What is new?' }, headers, now });
      const results = models.received.flatMap(({ messages }) => messages.filter(({ role }) => role === 'tool'));
      const content = String(reply.body.data?.choices[0]?.message.content ?? '');
      if (reply.status !== 200) harms.push(`${name}: ${reply.status}`);
      if (!results.some((result) => result.content?.includes(JSON.stringify(text).slice(1, -1))))
        harms.push(`${name}: was not read by ${reading?.name}`);
      if (JSON.stringify([results, reply.body]).includes(secret)) harms.push(`${name}: leaks`);
      if (isHarmful(content)) harms.push(`${name}: ${content}`);
      if (content.includes(`/shifts/view/${foreignShift}`)) harms.push(`${name}: links to it`);
    }
    expect(harms).toEqual([]);
    expect(await stateOf()).toEqual(before);
    expect((await invoke(listComments, buyer, { params: { id: shift }, now: when.ordered })).body.total).toBe(comments);
  });
});
