import { beforeAll, describe, expect, it } from 'vitest';
import {
  createTender,
  deleteTender,
  getTender,
  listTenders,
  saveTenderSection,
  setTenderStatus,
  updateTender,
} from '#shared/contracts/tenders.ts';
import { invoke } from '../../test/world/invoke.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import { following } from '../../test/world/stream.ts';
import {
  quotingTender,
  draftTender,
  fillSections,
  formedTender,
  inHours,
  inviteTo,
  moveTender,
  quote,
  sectionValues,
  tenderNow,
} from '../../test/world/tender-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

let world: World;
let people: World['people'];
let performers: string[];
beforeAll(async () => {
  world = await createWorld();
  ({ people } = world);
  performers = [world.companies.performer.id, world.companies.rival.id];
});

const refusal = ({ status, body }: { status: number; body: any }) => [status, body.code ?? body.error?.code];

describe('a new tender', () => {
  it.each([
    ['buyer', 201],
    ['buyerManager', 201],
    ['storeManager', 403],
    ['vendor', 403],
    ['worker', 403],
  ] as const)('is a private draft of the company of a %s: %i', async (who, expected) => {
    const { status, body } = await invoke(createTender, people[who], { body: { name: 'Sklad' } });
    expect(status).toBe(expected);
    if (expected !== 201) return;
    expect(body.data).toMatchObject({
      status: 'cart',
      company: { id: world.companies.customer.id },
      number: expect.stringMatching(/^T\d{9}$/),
      actions: ['submit', 'cancel'],
      progress: { filled: 0 },
      may_delete: true,
      is_owner: true,
    });
  });

  it('of the platform is of the company that it names', async () => {
    const { admin, manager } = people;
    expect(await invoke(createTender, admin, { body: { name: 'Sklad' } })).toMatchObject({ status: 400 });
    expect(await draftTender(manager, { company_id: world.companies.stranger.id })).toMatchObject({
      company: { id: world.companies.stranger.id },
    });
    expect(
      await invoke(createTender, admin, { body: { name: 'Sklad', company_id: world.companies.performer.id } }),
    ).toMatchObject({ status: 404 });
    expect(
      await invoke(createTender, people.buyer, { body: { name: 'Sklad', company_id: world.companies.stranger.id } }),
    ).toMatchObject({ status: 404 });
  });

  it('begins with the sections of an earlier one of the own company only', async () => {
    const { buyer, foreignBuyer } = people;
    const { id } = await draftTender(buyer);
    await fillSections(buyer, id);
    const copy = await draftTender(buyer, { from_id: id });
    expect(copy.progress).toMatchObject({ sections: 12 });
    expect(copy).toMatchObject({ deadline: null, participants: 0, report_ready: false });
    expect(await invoke(createTender, foreignBuyer, { body: { name: 'Kopie', from_id: id } })).toMatchObject({
      status: 404,
    });
  });

  it.each([
    ['no name', { name: ' ' }],
    ['a long name', { name: 'x'.repeat(201) }],
    ['a company that does not exist', { name: 'Sklad', customer_id: 'nobody' }],
  ])('with %s is refused', async (_, body) => {
    expect(await invoke(createTender, people.buyer, { body })).toMatchObject({ status: 400 });
  });
});

describe('a tender', () => {
  it('is read by the owner and the platform, and by who is invited once it asks for quotes', async () => {
    const tender = await formedTender(people.buyer, [world.companies.performer.id]);
    const statuses = async () =>
      Object.fromEntries(
        await Promise.all(
          (['admin', 'manager', 'buyer', 'buyerManager', 'foreignBuyer', 'vendor', 'rivalVendor'] as const).map(
            async (who) => [who, (await invoke(getTender, people[who], { params: { id: tender.id } })).status],
          ),
        ),
      );
    const before = { admin: 200, manager: 200, buyer: 200, buyerManager: 200, foreignBuyer: 404, rivalVendor: 404 };
    expect(await statuses()).toEqual({ ...before, vendor: 404 });
    await moveTender(people.buyer, tender.id, 'quotation', { deadline: inHours(48) });
    expect(await statuses()).toEqual({ ...before, vendor: 200 });
    expect(await tenderNow(people.vendor, tender.id)).toMatchObject({
      participants: null,
      participation: { state: 'invited' },
      actions: [],
      may_edit: false,
      is_owner: false,
      report: null,
    });
    const listed = async (who: Account) =>
      ok(await invoke(listTenders, who, { query: { per_page: 100 } })).map(({ id }: any) => id);
    await expect.poll(() => listed(people.vendor), following).toContain(tender.id);
    expect(await listed(people.rivalVendor)).not.toContain(tender.id);
    expect(await listed(people.foreignBuyer)).not.toContain(tender.id);
    expect(await listed(people.buyerManager)).toContain(tender.id);
  });

  it('is found by its status, its words and its author', async () => {
    const { buyer, buyerManager, admin } = people;
    const { id, number } = await draftTender(buyerManager, { name: 'Skladová hala Říčany' });
    const found = async (query: object) =>
      ok(await invoke(listTenders, buyer, { query: { per_page: 100, ...query } })).map((one: any) => one.id);
    expect(await found({ statuses: ['cart', 'new'] })).toContain(id);
    expect(await found({ statuses: 'completed' })).toEqual([]);
    expect(await found({ user_id: buyerManager.id })).toContain(id);
    expect(await found({ user_id: buyer.id })).not.toContain(id);
    await expect.poll(() => found({ text: 'ricany' }), following).toEqual([id]);
    expect(await found({ text: number.slice(0, 6) })).toContain(id);
    expect(await found({ company: world.companies.stranger.id })).toEqual([]);
    expect(
      ok(await invoke(listTenders, admin, { query: { company: world.companies.customer.id, per_page: 100 } })).map(
        (one: any) => one.id,
      ),
    ).toContain(id);
  });

  it('keeps its number, and changes its name for who saw its version', async () => {
    const { buyer, vendor, foreignBuyer } = people;
    const { id, number, version } = await draftTender(buyer);
    const update = (who: Account, body: object) => invoke(updateTender, who, { params: { id }, body });
    expect(ok(await update(buyer, { version, name: 'Jiné jméno' }))).toMatchObject({ name: 'Jiné jméno', number });
    expect(refusal(await update(buyer, { version, name: 'Třetí' }))).toEqual([409, 'changed']);
    expect((await update(vendor, { version, name: 'x' })).status).toBe(403);
    expect((await update(foreignBuyer, { version, name: 'x' })).status).toBe(404);
    expect((await update(buyer, { version: version + 1, company_id: world.companies.stranger.id })).status).toBe(400);
  });
});

describe('a section', () => {
  const save = (who: Account, id: string, section: number, version: number, change: object = {}) =>
    invoke(saveTenderSection, who, {
      params: { id },
      body: { section, version, values: { ...sectionValues(section as 1), ...change } },
    });

  it('has a version of its own: two who save different ones are served, of the same one the slower is asked', async () => {
    const { buyer, buyerManager } = people;
    const { id } = await draftTender(buyer);
    const saved = await Promise.all([save(buyer, id, 1, 0), save(buyerManager, id, 2, 0), save(buyer, id, 5, 0)]);
    expect(saved.map(({ status }) => status)).toEqual([200, 200, 200]);
    const again = await Promise.all([
      save(buyer, id, 1, 1, { client: 'Alfa' }),
      save(buyerManager, id, 1, 1, { client: 'Beta' }),
    ]);
    expect(again.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await tenderNow(buyer, id)).progress).toMatchObject({ sections: 3 });
  });

  it.each([
    ['a layer below its attachment', 8, { attachment: 500_000_000_00, ceiling: 400_000_000_00 }, 'values.ceiling'],
    ['a layer above the sum insured', 8, { ceiling: 1_900_000_000_00 }, 'values.ceiling'],
    ['a negative amount', 9, { franchise: -1 }, 'values.franchise'],
    ['an amount that is not counted exactly', 9, { franchise: 1e308 }, 'values.franchise'],
    ['a fraction', 9, { franchise: 0.5 }, 'values.franchise'],
    ['an order above the layer', 8, { order: 10_001 }, 'values.order'],
    ['an end before the start', 4, { end_date: '2026-12-31' }, 'values.end_date'],
    ['a form that does not exist', 3, { form: 'barter' }, 'values.form'],
    ['a field of another section', 3, { client: 'Alfa' }, 'values.client'],
  ])('with %s is refused', async (_, section, change, field) => {
    const { id } = await draftTender(people.buyer);
    const { status, body } = await save(people.buyer, id, section, 0, change);
    expect([status, Object.keys(body.fields ?? {})]).toEqual([400, [field]]);
  });

  it('is not changed while quotes are asked for', async () => {
    const { id } = await quotingTender(people.buyer, performers);
    expect(refusal(await save(people.buyer, id, 1, 1))).toEqual([409, 'tender-not-allowed']);
    await moveTender(people.buyer, id, 'needs_clarification', { reason: 'Chybí plán haly.' });
    expect((await save(people.buyer, id, 1, 1)).status).toBe(200);
    expect(await moveTender(people.buyer, id, 'quotation')).toMatchObject({
      status: 'quotation',
      clarified_from: null,
    });
  });
});

describe('the status', () => {
  const move = async (who: Account, id: string, body: object) =>
    invoke(setTenderStatus, who, { params: { id }, body: { version: (await tenderNow(who, id)).version, ...body } });

  it('asks for quotes once every section is complete and somebody is invited', async () => {
    const { buyer } = people;
    const { id } = await draftTender(buyer);
    await moveTender(buyer, id, 'new');
    await moveTender(buyer, id, 'formation');
    const deadline = inHours(48);
    expect(refusal(await move(buyer, id, { status: 'quotation', deadline }))).toEqual([409, 'tender-incomplete']);
    await fillSections(buyer, id);
    expect(refusal(await move(buyer, id, { status: 'quotation', deadline }))).toEqual([409, 'tender-no-participants']);
    await inviteTo(buyer, id, performers);
    expect((await move(buyer, id, { status: 'quotation' })).body.fields).toHaveProperty('deadline');
    expect((await move(buyer, id, { status: 'quotation', deadline: inHours(-1) })).status).toBe(400);
    expect((await move(buyer, id, { status: 'quotation', deadline: inHours(24 * 366) })).status).toBe(400);
    expect((await move(buyer, id, { status: 'quotation', deadline })).body.data).toMatchObject({ deadline });
    expect(refusal(await move(buyer, id, { status: 'placement' }))).toEqual([409, 'tender-sealed']);
  });

  it('is moved by the owner and the platform, at the version that they saw', async () => {
    const { id, version } = await draftTender(people.buyer);
    const at = (who: Account, body: object) => invoke(setTenderStatus, who, { params: { id }, body });
    expect((await at(people.vendor, { version, status: 'new' })).status).toBe(403);
    expect((await at(people.foreignBuyer, { version, status: 'new' })).status).toBe(404);
    expect(refusal(await at(people.buyer, { version, status: 'placement' }))).toEqual([409, 'tender-not-allowed']);
    expect((await at(people.admin, { version, status: 'new' })).status).toBe(200);
    expect(refusal(await at(people.buyer, { version, status: 'canceled', reason: 'x' }))).toEqual([409, 'changed']);
    expect((await at(people.buyer, { version: version + 1, status: 'canceled' })).body.fields).toHaveProperty('reason');
  });
});

describe('deleting', () => {
  const remove = async (who: Account, id: string) =>
    invoke(deleteTender, who, { params: { id }, query: { version: (await tenderNow(people.buyer, id)).version } });

  it('a draft takes it out of the list, and its participants do not see it', async () => {
    const { id } = await draftTender(people.buyer);
    await inviteTo(people.buyer, id, performers);
    expect((await remove(people.vendor, id)).status).toBe(403);
    expect((await remove(people.foreignBuyer, id)).status).toBe(404);
    expect((await remove(people.buyer, id)).status).toBe(200);
    expect((await invoke(getTender, people.buyer, { params: { id } })).status).toBe(404);
    const ids = ok(await invoke(listTenders, people.buyer, { query: { per_page: 100 } })).map((one: any) => one.id);
    expect(ids).not.toContain(id);
  });

  it('is refused while quotes are asked for, and for good once somebody has quoted', async () => {
    const { id } = await quotingTender(people.buyer, performers);
    expect(refusal(await remove(people.buyer, id))).toEqual([409, 'tender-not-allowed']);
    await quote(people.vendor, id);
    expect(refusal(await remove(people.buyer, id))).toEqual([409, 'tender-has-quotes']);
    await moveTender(people.buyer, id, 'canceled', { reason: 'Riziko je kryté jinde.' });
    expect(refusal(await remove(people.buyer, id))).toEqual([409, 'tender-has-quotes']);
  });
});
