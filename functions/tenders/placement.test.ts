import { beforeAll, describe, expect, it } from 'vitest';
import { listNotifications } from '#shared/contracts/notifications.ts';
import {
  addTenderFile,
  deleteTenderFile,
  getParticipation,
  listParticipations,
  listTenderHistory,
  listTenderMessages,
  pickTenderTerms,
  sendTenderMessage,
  setTenderStatus,
  setUnderwritingReport,
  signTenderLines,
} from '#shared/contracts/tenders.ts';
import { exported } from '../../test/world/exports.ts';
import { invoke } from '../../test/world/invoke.ts';
import { putObject, takeOwnBucket } from '../../test/world/own-bucket.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { createQueue } from '../../test/world/queues.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import {
  answer,
  quotingTender,
  draftTender,
  moveTender,
  participationOf,
  quote,
  tenderNow,
} from '../../test/world/tender-fixtures.ts';
import { announce, keyOf, receive } from '../../test/world/uploads.ts';
import type { World } from '../../test/world/world.ts';
import type { Account } from '../data/people/accounts.ts';

// The job opens every tender of its table that is due.
await takeOwnTable();
await takeOwnBucket();
const { createWorld } = await import('../../test/world/world.ts');
const { handler: openTenders } = await import('../jobs/open-tenders.ts');

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

const document = async (who: Account): Promise<string> => {
  const content = Buffer.from('%PDF-1.7\n%%EOF\n');
  const id = await announce(who, { purpose: 'tender-document', type: 'application/pdf', size: content.length });
  await putObject(keyOf(id, 'tender-document'), content);
  await receive(keyOf(id, 'tender-document'));
  return id;
};

const report = async (who: Account, id: string, change: object = {}) =>
  invoke(setUnderwritingReport, who, {
    params: { id },
    body: { version: 0, text: 'Prohlídka 12. 10.: sprinklery v pořádku.', ready: true, ...change },
  });

/** A tender whose two quotes are open, in placement. */
const placed = async () => {
  const { id, deadline } = await quotingTender(people.buyer, performers);
  await quote(people.vendor, id);
  await quote(people.rivalVendor, id, { tariff_percent: 16_800, franchise: 7_500_000_00, sum: 360_000_000_00 });
  await openTenders({ time: deadline });
  ok(await report(people.buyer, id));
  const tender = await moveTender(people.buyer, id, 'placement');
  const [one, other] = ok(await invoke(listParticipations, people.buyer, { params: { id } }));
  return { id, version: tender.version, one: one.id, other: other.id };
};

describe('the underwriting report', () => {
  it('gates the placement, is written once per version, and participants read it when it is ready', async () => {
    const { buyer, vendor } = people;
    const { id, deadline } = await quotingTender(buyer, performers);
    await openTenders({ time: deadline });
    const { version } = await tenderNow(buyer, id);
    const place = () => invoke(setTenderStatus, buyer, { params: { id }, body: { version, status: 'placement' } });
    expect(codeOf(await place())).toEqual([409, 'tender-report-missing']);
    expect((await report(vendor, id)).status).toBe(403);
    expect((await report(people.foreignBuyer, id)).status).toBe(404);
    expect((await report(buyer, id, { text: ' ' })).body.fields).toHaveProperty('text');
    expect(ok(await report(buyer, id, { ready: false }))).toMatchObject({
      report_ready: false,
      report: { version: 1 },
    });
    expect((await tenderNow(vendor, id)).report).toBe(null);
    expect(codeOf(await report(buyer, id))).toEqual([409, 'changed']);
    const upload = await document(buyer);
    expect(ok(await report(buyer, id, { version: 1, upload_id: upload, name: 'Zpráva.pdf' }))).toMatchObject({
      report: { version: 2, file: { name: 'Zpráva.pdf', url: expect.stringContaining('/files/tender-document/') } },
    });
    expect((await tenderNow(vendor, id)).report).toMatchObject({ ready: true, file: { name: 'Zpráva.pdf' } });
    expect(await moveTender(buyer, id, 'placement')).toMatchObject({ status: 'placement' });
  });
});

describe('the technical documentation', () => {
  it('has files with versions, which a participant reads', async () => {
    const { buyer, vendor } = people;
    const { id, version } = await quotingTender(buyer, performers);
    const [first, second] = [await document(buyer), await document(buyer)];
    const add = (who: Account, body: object) => invoke(addTenderFile, who, { params: { id }, body });
    const added = ok(await add(buyer, { version, upload_id: first, name: 'Půdorys.pdf' }));
    const [file] = added.files;
    expect(codeOf(await add(buyer, { version, upload_id: second, name: 'x' }))).toEqual([409, 'changed']);
    expect((await add(vendor, { version: added.version, upload_id: second, name: 'x' })).status).toBe(403);
    const again = ok(
      await add(buyer, { version: added.version, upload_id: second, name: 'Půdorys 2.pdf', file_id: file.id }),
    );
    expect(again.files).toMatchObject([{ id: file.id, name: 'Půdorys 2.pdf', versions: [{ n: 2 }, { n: 1 }] }]);
    expect((await tenderNow(vendor, id)).files).toEqual(again.files);
    const remove = (who: Account, file_id: string) =>
      invoke(deleteTenderFile, who, { params: { id }, query: { version: again.version, file_id } });
    expect((await remove(people.foreignBuyer, file.id)).status).toBe(404);
    expect((await remove(buyer, 'nothing')).status).toBe(404);
    expect(ok(await remove(buyer, file.id)).files).toEqual([]);
  });
});

describe('the terms', () => {
  it('are picked from one quote or from several, in placement, and notified to who has quoted', async () => {
    const { buyer, vendor } = people;
    const { id, version, one, other } = await placed();
    const pick = (who: Account, body: object) => invoke(pickTenderTerms, who, { params: { id }, body });
    expect((await pick(vendor, { version, tariff_from: one, franchise_from: one })).status).toBe(403);
    expect((await pick(people.foreignBuyer, { version, tariff_from: one, franchise_from: one })).status).toBe(404);
    expect((await pick(buyer, { version, tariff_from: one, franchise_from: 'x' })).body.fields).toHaveProperty(
      'franchise_from',
    );
    expect(ok(await pick(buyer, { version, tariff_from: other, franchise_from: one })).terms).toEqual({
      tariff_percent: { participation_id: other, value: 16_800 },
      franchise: { participation_id: one, value: 5_000_000_00 },
    });
    expect(codeOf(await pick(buyer, { version, tariff_from: one, franchise_from: one }))).toEqual([409, 'changed']);
    // Whose terms they are is not said.
    expect((await tenderNow(vendor, id)).terms).toEqual({
      tariff_percent: { participation_id: null, value: 16_800 },
      franchise: { participation_id: null, value: 5_000_000_00 },
    });
    expect(
      ok(await invoke(listNotifications, vendor, { query: { per_page: 100 } })).filter(
        ({ kind, about }: any) => kind === 'tender-terms' && about === id,
      ),
    ).toHaveLength(1);
  });
});

describe('signing down', () => {
  it('keeps to the order, is done again and taken back, and shows each participant its own line', async () => {
    const { buyer, vendor, rivalVendor } = people;
    const { id, version, one, other } = await placed();
    expect(codeOf(await answer(vendor, id, { written: 3000 }))).toEqual([409, 'participation-not-allowed']);
    ok(
      await invoke(pickTenderTerms, buyer, {
        params: { id },
        body: { version, tariff_from: other, franchise_from: one },
      }),
    );
    expect((await answer(vendor, id, { written: 10_001 })).body.fields).toHaveProperty('written');
    expect((await answer(vendor, id, { written: 3000, least: 3001 })).body.fields).toHaveProperty('least');
    expect(ok(await answer(vendor, id, { written: 3000, least: 1000 }))).toMatchObject({ written: 3000, least: 1000 });
    const at = await moveTender(buyer, id, 'processing');
    const sign = (body: object, who = buyer) => invoke(signTenderLines, who, { params: { id }, body });
    const lines = [
      { participation_id: one, written: 3000 },
      { participation_id: other, written: 9000 },
    ];
    expect((await sign({ version: at.version, order: 10_000, lines }, vendor)).status).toBe(403);
    expect(
      (await sign({ version: at.version, order: 10_000, lines: [...lines, { participation_id: 'x', written: 1 }] }))
        .body.fields,
    ).toHaveProperty('lines.2.participation_id');
    expect(
      (await sign({ version: at.version, order: 10_000, lines: [lines[0], lines[0]] })).body.fields,
    ).toHaveProperty('lines.1.participation_id');
    expect((await sign({ version: at.version, order: 10_001, lines })).body.fields).toHaveProperty('order');
    expect(
      (await sign({ version: at.version, order: 10_000, lines: [{ participation_id: one, written: 3001 }] })).body
        .fields,
    ).toHaveProperty('lines.0.written');
    const signed = ok(await sign({ version: at.version, order: 10_000, lines }));
    expect(signed.signing).toMatchObject({
      written: 12_000,
      signed: 10_000,
      unplaced: 0,
      lines: [{ signed: 2500 }, { signed: 7500 }],
    });
    expect(codeOf(await sign({ version: at.version, order: 10_000, lines }))).toEqual([409, 'changed']);
    const participation = await participationOf(vendor, id);
    expect(participation).toMatchObject({ written: 3000, signed: 2500 });
    expect((await tenderNow(rivalVendor, id)).signing).toMatchObject({ signed: 7500, lines: [{ written: 9000 }] });
    expect(ok(await sign({ version: signed.version, order: 10_000, lines: [] })).signing).toBe(null);
    expect((await participationOf(vendor, id)).signed).toBe(null);
    const { version: taken } = await tenderNow(buyer, id);
    expect(
      codeOf(await invoke(setTenderStatus, buyer, { params: { id }, body: { version: taken, status: 'paid' } })),
    ).toEqual([409, 'tender-not-signed']);
    ok(await sign({ version: taken, order: 8000, lines }));
    for (const status of ['paid', 'ready_to_ship', 'completed'] as const) await moveTender(buyer, id, status);
    expect(ok(await invoke(getParticipation, vendor, { params: { id: participation.id } }))).toMatchObject({
      signed: 2000,
      answers: [],
    });
    const history = ok(await invoke(listTenderHistory, vendor, { params: { id }, query: { per_page: 100 } }));
    const happened = history.map(({ what }: any) => what).toReversed();
    expect(happened.filter((what: string) => what !== 'section')).toEqual([
      'ask',
      'quoted',
      'opened',
      'report',
      'place',
      'written',
      'process',
      'pay',
      'ready',
      'complete',
    ]);
    expect(JSON.stringify(history)).not.toContain(world.companies.rival.id);
    expect(JSON.stringify(history)).not.toContain('7500');
  });
});

describe('a message', () => {
  const send = (who: Account, id: string, text: string) =>
    invoke(sendTenderMessage, who, { params: { id }, body: { text } });
  const read = async (who: Account, id: string) => ok(await invoke(listTenderMessages, who, { params: { id } }));

  it('of a participant is read by all, by its name only after the opening', async () => {
    const { buyer, vendor, rivalVendor, admin } = people;
    const { id, deadline } = await quotingTender(buyer, performers);
    expect(ok(await send(vendor, id, 'Jaké jsou čerpadla?'))).toMatchObject({
      own: true,
      company: { name: 'performer' },
    });
    ok(await send(buyer, id, 'Dvě dieselová.'));
    for (const who of [rivalVendor, buyer, admin])
      expect(await read(who, id)).toMatchObject([
        { text: 'Jaké jsou čerpadla?', by: null, company: null, side: 'participant' },
        { text: 'Dvě dieselová.', by: { fio: 'Buyer' }, side: 'owner' },
      ]);
    expect((await read(vendor, id))[0]).toMatchObject({ by: { fio: 'Vendor' }, own: true });
    const notified = async (who: Account) =>
      ok(await invoke(listNotifications, who, { query: { per_page: 100 } })).filter(
        ({ kind, about }: any) => kind === 'tender-message' && about === id,
      );
    expect(
      [await notified(buyer), await notified(vendor), await notified(rivalVendor)].map(({ length }) => length),
    ).toEqual([1, 1, 1]);
    expect(JSON.stringify(await notified(buyer))).not.toContain('performer');
    await openTenders({ time: deadline });
    expect((await read(rivalVendor, id))[0]).toMatchObject({ by: { fio: 'Vendor' }, company: { name: 'performer' } });
  });

  it('is refused of who does not read the tender, without text, and none is lost when several write at once', async () => {
    const { buyer, vendor, foreignBuyer } = people;
    const { id } = await draftTender(buyer);
    expect((await send(vendor, id, 'Dobrý den')).status).toBe(404);
    expect((await send(foreignBuyer, id, 'Dobrý den')).status).toBe(404);
    expect((await send(buyer, id, ' \n')).status).toBe(400);
    await Promise.all([1, 2, 3].map((n) => send(buyer, id, `Poznámka ${n}`)));
    expect((await read(buyer, id)).map(({ text }: any) => text).toSorted()).toEqual([
      'Poznámka 1',
      'Poznámka 2',
      'Poznámka 3',
    ]);
  });
});

it('the quotes of a tender are exported, a row for each participant', async () => {
  const { id } = await placed();
  const { bytes } = await exported(people.buyer, { list: 'proposals', query: { tender_id: id } });
  const [header, ...rows] = bytes.toString().trim().split('\r\n');
  expect(header).toContain('Premium of the layer');
  expect(rows.map((row: string) => row.split(',').slice(2, 4))).toEqual(
    expect.arrayContaining([
      ['performer', 'Quote'],
      ['rival', 'Quote'],
    ]),
  );
  expect(rows.join()).toContain('1.75,7000000.00,5000000.00,100000000.00,25.00,25.00');
});
