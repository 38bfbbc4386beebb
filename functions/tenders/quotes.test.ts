import { createHash, randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  answerParticipation,
  getParticipation,
  getTenderProof,
  inviteParticipants,
  listParticipations,
  listProposals,
  listTenderHistory,
  listTenderPerformers,
  moveTenderDeadline,
  remindParticipants,
  removeParticipant,
} from '#shared/contracts/tenders.ts';
import { brokenAt } from '#shared/domain/tenders/chain.ts';
import { effectsRun } from '../../test/world/effects.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import {
  answer,
  quotingTender,
  formedTender,
  inHours,
  moveTender,
  participationOf,
  quote,
  tenderNow,
  terms,
} from '../../test/world/tender-fixtures.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The job opens every tender of its table that is due.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { getMany, queryTable, transact } = await import('../data/table.ts');
const { companyWrites } = await import('../data/companies/companies.ts');
const { newCompany } = await import('../data/companies/company.ts');
const { participationKey } = await import('../data/tenders/participations.ts');
const { tenderKey } = await import('../data/tenders/tenders.ts');
const { handler: openTenders } = await import('../jobs/open-tenders.ts');

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex');

let world: World;
let people: World['people'];
let performers: string[];
beforeAll(async () => {
  process.env['QUEUE'] = await createQueue();
  world = await createWorld();
  ({ people } = world);
  performers = [world.companies.performer.id, world.companies.rival.id];
});

const codeOf = ({ status, body }: { status: number; body: any }) => [status, body.code];
const hour = 3_600_000;
const after = (time: string, ms: number) => new Date(Date.parse(time) + ms).toISOString();

/** Everything of a tender that the table holds, as somebody would see it who reads the table or its stream. */
const stored = async (id: string): Promise<string> => {
  const { participants } = { participants: ok(await invoke(listParticipations, people.buyer, { params: { id } })) };
  const items = [
    ...(await queryTable(tenderKey(id).pk)),
    ...(await getMany(participants.map((one: any) => participationKey(one.id)))),
  ];
  return JSON.stringify(items);
};

describe('a quote', () => {
  it('is read by nobody but its participant before the deadline, neither over the API nor in the table', async () => {
    const { vendor, rivalVendor, buyer, buyerManager, admin, manager } = people;
    const { id } = await quotingTender(buyer, performers);
    const secret = { sum: 123_456_789_01, franchise: 98_765_432_1, tariff_percent: 17_531, comment: 'Jen s čidly.' };
    const sent = await quote(vendor, id, secret);
    const traces = ['12345678901', '987654321', '17531', 'čidly'];
    const participation = await participationOf(vendor, id);
    const read = async (who: Account) =>
      JSON.stringify([
        (await invoke(listParticipations, who, { params: { id } })).body,
        (await invoke(listProposals, who, { query: { tender_id: id } })).body,
        (await invoke(getParticipation, who, { params: { id: participation.id } })).body,
        (await invoke(listTenderHistory, who, { params: { id }, query: { per_page: 100 } })).body,
        (await invoke(getTenderProof, who, { params: { id } })).body,
        await tenderNow(who, id),
        (await invoke(listNotifications, who, { query: { per_page: 100 } })).body,
      ]);
    const all = await Promise.all([buyer, buyerManager, admin, manager, rivalVendor].map(read));
    for (const seen of [JSON.stringify(sent), await stored(id), ...all])
      expect(traces.filter((trace) => seen.includes(trace))).toEqual([]);
    expect(ok(await invoke(getParticipation, vendor, { params: { id: participation.id } }))).toMatchObject({
      ...secret,
      active: true,
      revision: 1,
      answers: ['quote', 'revoke'],
    });
    // Who has answered is seen by the owner, and by no other participant.
    expect(ok(await invoke(listParticipations, buyer, { params: { id } }))).toMatchObject([
      { state: 'quoted', sum: null, tariff_percent: null },
      { state: 'invited' },
    ]);
    expect(ok(await invoke(listParticipations, rivalVendor, { params: { id } }))).toMatchObject([
      { company: { id: world.companies.rival.id } },
    ]);
    expect((await invoke(getParticipation, rivalVendor, { params: { id: participation.id } })).status).toBe(404);
  });

  it('is changed, revoked and sent again until the deadline, and declined with a reason', async () => {
    const { vendor, rivalVendor, buyer } = people;
    const { id } = await quotingTender(buyer, performers);
    await quote(vendor, id);
    await quote(vendor, id, { tariff_percent: 16_000 });
    expect(ok(await answer(vendor, id, { active: false }))).toMatchObject({ state: 'revoked', active: false });
    expect(await quote(vendor, id, { tariff_percent: 15_000 })).toMatchObject({ state: 'quoted', revision: 3 });
    expect(ok(await answer(rivalVendor, id, { active: false, reason: 'Plno na povodně.' }))).toMatchObject({
      state: 'declined',
      reason: 'Plno na povodně.',
    });
    expect(await quote(rivalVendor, id)).toMatchObject({ state: 'quoted', reason: null });
  });

  it.each([
    ['a negative franchise', { franchise: -1 }],
    ['a sum of 1e308', { sum: 1e308 }],
    ['a sum that is no number', { sum: 'NaN' }],
    ['a fraction of a haléř', { sum: 0.5 }],
    ['a tariff above 100 %', { tariff_percent: 1_000_001 }],
    ['a long comment', { comment: 'x'.repeat(2001) }],
  ])('with %s is refused', async (_, change) => {
    const { id } = await shared();
    const { status, body } = await answer(people.vendor, id, { ...terms, ...change });
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, Object.keys(change)]);
  });

  it('without its terms is refused', async () => {
    const { id } = await shared();
    expect((await answer(people.vendor, id, { sum: 1 })).body.fields).toHaveProperty('franchise');
  });

  it('at the deadline or a second after it is late, one a millisecond before it is not', async () => {
    const { vendor } = people;
    const { id, deadline } = await quotingTender(people.buyer, performers);
    expect(codeOf(await answer(vendor, id, terms, after(deadline, 1000)))).toEqual([409, 'tender-closed']);
    expect(codeOf(await answer(vendor, id, terms, deadline))).toEqual([409, 'tender-closed']);
    expect((await answer(vendor, id, terms, after(deadline, -1))).status).toBe(200);
  });

  it('is revoked once by two who revoke at once', async () => {
    const { vendor } = people;
    const { id } = await quotingTender(people.buyer, performers);
    await quote(vendor, id);
    const one = await participationOf(vendor, id);
    const revoke = () =>
      invoke(answerParticipation, vendor, { params: { id: one.id }, body: { version: one.version, active: false } });
    const both = await Promise.all([revoke(), revoke()]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await participationOf(vendor, id)).toMatchObject({ state: 'revoked', version: one.version + 1 });
  });

  it('is not taken from who is also with the owner, and the owner is not invited', async () => {
    const { id, version } = await shared();
    const both = await world.person('Both', 'ROLE_VENDOR', world.companies.performer);
    await world.person('Both', 'ROLE_BUYER', world.companies.customer, { login_id: both.login_id });
    expect(codeOf(await answer(both, id, terms))).toEqual([409, 'tender-own']);
    const invite = (company_ids: string[]) =>
      invoke(inviteParticipants, people.buyer, { params: { id }, body: { version, company_ids } });
    expect((await invite([world.companies.customer.id])).body.fields).toHaveProperty('company_ids');
    expect((await invite([world.companies.stranger.id])).body.fields).toHaveProperty('company_ids');
    expect((await invite([randomUUID()])).body.fields).toHaveProperty('company_ids');
  });

  it('is refused of who was removed while quoting, and its content is gone', async () => {
    const { vendor, buyer } = people;
    const { id } = await quotingTender(buyer, performers);
    await quote(vendor, id);
    const one = await participationOf(vendor, id);
    const [removed, changed] = await Promise.all([
      invoke(removeParticipant, buyer, { params: { id: one.id }, query: { version: one.version } }),
      invoke(answerParticipation, vendor, { params: { id: one.id }, body: { version: one.version, ...terms } }),
    ]);
    if (removed.status === 409) {
      expect(changed.status).toBe(200);
      const now = ok(await invoke(listParticipations, buyer, { params: { id } }))[0];
      ok(await invoke(removeParticipant, buyer, { params: { id: now.id }, query: { version: now.version } }));
    } else expect([404, 409]).toContain(changed.status);
    expect((await invoke(getParticipation, vendor, { params: { id: one.id } })).status).toBe(404);
    expect(
      (await invoke(answerParticipation, vendor, { params: { id: one.id }, body: { version: 9, ...terms } })).status,
    ).toBe(404);
    const history = ok(await invoke(listTenderHistory, buyer, { params: { id }, query: { per_page: 100 } }));
    expect(history[0]).toMatchObject({ what: 'removed', company: { id: world.companies.customer.id } });
  });

  let common: any;
  const shared = async () => (common ??= await quotingTender(people.buyer, performers));
});

describe('the deadline', () => {
  const move = async (who: Account, id: string, deadline: string) =>
    invoke(moveTenderDeadline, who, {
      params: { id },
      body: { version: (await tenderNow(people.buyer, id)).version, deadline },
    });

  it('moves earlier while nobody has quoted, later at any time, and everybody is told', async () => {
    const { buyer, vendor, rivalVendor } = people;
    const { id } = await quotingTender(buyer, performers, { deadline: inHours(100) });
    expect((await move(buyer, id, inHours(90))).status).toBe(200);
    expect((await move(vendor, id, inHours(91))).status).toBe(403);
    expect((await move(people.foreignBuyer, id, inHours(91))).status).toBe(404);
    await quote(vendor, id);
    expect(codeOf(await move(buyer, id, inHours(80)))).toEqual([409, 'tender-deadline-earlier']);
    expect((await move(buyer, id, inHours(-1))).status).toBe(400);
    expect((await move(buyer, id, inHours(120))).status).toBe(200);
    for (const who of [vendor, rivalVendor])
      expect(
        ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).filter(
          ({ kind, about }: any) => kind === 'tender-deadline' && about === id,
        ),
      ).toHaveLength(2);
  });

  it('is reminded of by the owner, at most three times a day, to who did not answer', async () => {
    const { buyer, vendor, rivalVendor } = people;
    const { id } = await quotingTender(buyer, performers);
    await quote(vendor, id);
    const remind = (who: Account) => invoke(remindParticipants, who, { params: { id }, body: {} });
    expect((await remind(vendor)).status).toBe(403);
    expect((await remind(people.foreignBuyer)).status).toBe(404);
    for (let turn = 0; turn < 3; turn++) expect(ok(await remind(buyer))).toEqual({ reminded: 1 });
    expect((await remind(buyer)).status).toBe(429);
    const notified = async (who: Account) =>
      ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).filter(
        ({ kind, about }: any) => kind === 'tender-reminder' && about === id,
      ).length;
    expect([await notified(vendor), await notified(rivalVendor)]).toEqual([0, 3]);
    await quote(rivalVendor, id);
    expect(ok(await remind(buyer))).toEqual({ reminded: 0 });
  });

  it('reminds those who did not answer 3 days and 4 hours before it, once each', async () => {
    const { buyer, vendor, rivalVendor } = people;
    const email = `rival-${randomUUID()}@smena.test`;
    await world.person('Rival by mail', 'ROLE_VENDOR', world.companies.rival, { email });
    const { id, deadline } = await quotingTender(buyer, performers, { deadline: inHours(200) });
    await quote(vendor, id);
    const remind = async (hoursBefore: number) => openTenders({ time: after(deadline, -hoursBefore * hour) });
    for (const hoursBefore of [73, 71, 71, 5, 3, 2]) await remind(hoursBefore);
    const reminded = async (who: Account) =>
      ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).filter(
        ({ kind, about }: any) => kind === 'tender-reminder' && about === id,
      ).length;
    expect([await reminded(vendor), await reminded(rivalVendor)]).toEqual([0, 2]);
    await effectsRun();
    expect((await sentTo(email)).map(({ subject }: any) => subject)).toContain('Your quote is awaited');
  });
});

describe('the opening', () => {
  it('opens all quotes at once after the deadline, tells everybody, and changes nothing a second time', async () => {
    const { buyer, vendor, rivalVendor, admin } = people;
    const { id, deadline } = await quotingTender(buyer, performers);
    await quote(vendor, id);
    await quote(rivalVendor, id, { tariff_percent: 16_800, sum: 160_000_000_00 });
    await openTenders({ time: after(deadline, -1000) });
    expect((await tenderNow(buyer, id)).opened_at).toBe(null);
    // Late by an hour: nothing is lost.
    const time = after(deadline, hour);
    await Promise.all([openTenders({ time }), openTenders({ time })]);
    expect(await tenderNow(buyer, id)).toMatchObject({
      opened_at: time,
      status: 'quotation',
      version: expect.any(Number),
    });
    const { version } = await tenderNow(buyer, id);
    await openTenders({ time: after(time, 60_000) });
    expect((await tenderNow(buyer, id)).version).toBe(version);
    for (const who of [buyer, admin])
      expect(ok(await invoke(listParticipations, who, { params: { id } }))).toMatchObject([
        { ...terms, share: 2500, premium: 7_000_000_00, written: 2500 },
        { tariff_percent: 16_800, share: 4000, premium: 6_720_000_00, written: 4000 },
      ]);
    // A participant reads its own.
    expect(ok(await invoke(listProposals, rivalVendor, { query: { tender_id: id } }))).toMatchObject([
      { company: { id: world.companies.rival.id }, tariff_percent: 16_800 },
    ]);
    for (const who of [buyer, vendor, rivalVendor])
      expect(
        ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).filter(
          ({ kind, about }: any) => kind === 'tender-opened' && about === id,
        ),
      ).toHaveLength(1);
    expect(codeOf(await answer(vendor, id, terms, after(deadline, -1)))).toEqual([409, 'tender-closed']);
  });

  it('of twenty who quote at the deadline takes every quote that it has confirmed, and no other', async () => {
    const { buyer } = people;
    const rivals = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const company = { id: randomUUID(), name: `Zajistitel ${n}` };
        await transact(
          companyWrites(
            newCompany({ ...company, role: 'vendor', inn: randomUUID(), created_at: '2026-01-01T00:00:00.000Z' }),
          ),
        );
        return world.person(`Upisovatel ${n}`, 'ROLE_VENDOR', company);
      }),
    );
    const { id, deadline } = await quotingTender(
      buyer,
      rivals.map(({ company }) => String(company?.id)),
    );
    const last = after(deadline, -1);
    const [opened, ...answers] = await Promise.all([
      openTenders({ time: deadline }).catch((error: unknown) => error),
      ...rivals.map((who, n) => answer(who, id, { ...terms, tariff_percent: 10_000 + n }, last)),
    ]);
    if (opened instanceof Error) await openTenders({ time: deadline });
    const known = ok(await invoke(listParticipations, buyer, { params: { id }, query: { per_page: 100 } }));
    const tariffs = (rows: any[]) => rows.map(({ tariff_percent }) => tariff_percent).toSorted();
    const confirmed = answers.flatMap(({ status }, n) => (status === 200 ? [10_000 + n] : []));
    expect(tariffs(known.filter(({ state }: any) => state === 'quoted'))).toEqual(confirmed);
    expect(known.filter(({ state }: any) => state === 'invited')).toHaveLength(20 - confirmed.length);
    expect(answers.every(({ status, body }) => status === 200 || body.code === 'tender-closed')).toBe(true);
    const { entries } = (await invoke(getTenderProof, buyer, { params: { id } })).body;
    expect([brokenAt(entries, sha256), entries.filter(({ what }: any) => what === 'quoted').length]).toEqual([
      null,
      confirmed.length,
    ]);
  });

  it('deletes the key, and the proof opens what was sealed', async () => {
    const { buyer, vendor } = people;
    const { id, deadline } = await quotingTender(buyer, performers);
    await quote(vendor, id);
    const sealed = (await invoke(getTenderProof, buyer, { params: { id } })).body;
    expect(sealed.quotes).toMatchObject([{ key: null, terms: null }]);
    await openTenders({ time: deadline });
    await effectsRun();
    const proof = (await invoke(getTenderProof, buyer, { params: { id } })).body;
    expect(proof.quotes).toMatchObject([{ sealed: sealed.quotes[0].sealed, terms, key: expect.any(String) }]);
    expect(proof.entries.slice(0, sealed.entries.length)).toEqual(sealed.entries);
    expect((await queryTable(tenderKey(id).pk, { startsWith: 'SEAL' })).length).toBe(0);
    expect((await invoke(getTenderProof, vendor, { params: { id } })).status).toBe(403);
    expect((await invoke(getTenderProof, people.foreignBuyer, { params: { id } })).status).toBe(404);
  });
});

describe('an invitation', () => {
  it('is for performers that are found by name', async () => {
    const find = async (who: Account, query: Record<string, string | string[]>) =>
      invoke(listTenderPerformers, who, { query });
    const { performer } = world.companies;
    expect(ok(await find(people.buyerManager, { name: 'perf' }))).toMatchObject([performer]);
    const named = { id: [performer.id, world.companies.customer.id, 'nobody'] };
    expect(ok(await find(people.admin, named))).toMatchObject([performer]);
    expect((await find(people.vendor, {})).status).toBe(403);
  });

  it('is told when quotes are asked for, or at once if they are', async () => {
    const { buyer, vendor, rivalVendor } = people;
    const { id } = await formedTender(buyer, [world.companies.performer.id]);
    const invited = async (who: Account) =>
      ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).filter(
        ({ kind, about }: any) => kind === 'tender-invited' && about === id,
      ).length;
    expect(await invited(vendor)).toBe(0);
    const { version } = await moveTender(buyer, id, 'quotation', { deadline: inHours(48) });
    expect(await invited(vendor)).toBe(1);
    const body = { version, company_ids: performers };
    expect((await invoke(inviteParticipants, vendor, { params: { id }, body })).status).toBe(403);
    expect((await invoke(inviteParticipants, people.foreignBuyer, { params: { id }, body })).status).toBe(404);
    expect(ok(await invoke(inviteParticipants, buyer, { params: { id }, body })).participants).toBe(2);
    expect(codeOf(await invoke(inviteParticipants, buyer, { params: { id }, body }))).toEqual([409, 'changed']);
    expect([await invited(vendor), await invited(rivalVendor)]).toEqual([1, 1]);
    const proposals = async (query: object = {}) =>
      ok(await invoke(listProposals, rivalVendor, { query: { per_page: 100, ...query } })).map(
        (one: any) => one.tender.id,
      );
    await expect.poll(() => proposals({ statuses: 'invited' }), following).toContain(id);
    expect(await proposals({ statuses: 'declined' })).not.toContain(id);
    expect((await invoke(listProposals, buyer, {})).body.fields).toHaveProperty('tender_id');
    expect((await invoke(listProposals, people.foreignBuyer, { query: { tender_id: id } })).status).toBe(404);
  });
});
