import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { setNewDays } from '#shared/contracts/collections.ts';
import { getShopSettings, setShopSettings } from '#shared/contracts/orders.ts';
import { getReferralBonuses, setReferralBonuses } from '#shared/contracts/promo.ts';
import {
  getFooterCompany,
  getSupportHours,
  getSystemSettings,
  setFooterCompany,
  setIssuer,
  setSupportHours,
  type SystemSettings,
} from '#shared/contracts/system.ts';
import { defaultNewDays } from '#shared/domain/collections/limits.ts';
import { firstShopSettings } from '#shared/domain/orders/limits.ts';
import { firstBonuses } from '#shared/domain/promo/limits.ts';
import { firstFooterCompany, firstSupportHours } from '#shared/domain/system/first-settings.ts';
import fields from '#shared/messages/en/fields.ts';
import { aBilling } from '../../test/world/billing.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke, invokeAll } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';

// All worlds of a table share the settings.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { transact } = await import('../data/table.ts');

let world: World;
let admin: World['people']['admin'];
beforeAll(async () => {
  world = await createWorld();
  ({ admin } = world.people);
});

const all = async (): Promise<SystemSettings> => ok(await invoke(getSystemSettings, admin));
const setFooter = async (change: object, who = admin) =>
  invoke(setFooterCompany, who, { body: { ...firstFooterCompany, version: (await all()).footer.version, ...change } });
const setHours = async (change: object, who = admin) =>
  invoke(setSupportHours, who, {
    body: { ...firstSupportHours, version: (await all()).support_hours.version, ...change },
  });
const anIssuer = { name: 'Smena s.r.o.', inn: '27451381', vat_id: 'CZ27451381', billing: aBilling };
const setIssuerOf = async (change: object, who = admin) =>
  invoke(setIssuer, who, { body: { ...anIssuer, version: (await all()).issuer.version, ...change } });
const fieldsOf = ({ status, body }: Awaited<ReturnType<typeof invoke>>) => [status, Object.keys(body.fields ?? {})];

describe('the settings of the platform', () => {
  it('have defaults, which are version 0', async () => {
    const never = { version: 0, at: null, by: null };
    expect(await all()).toEqual({
      new_days: { ...never, value: { new_days: defaultNewDays } },
      referral_bonuses: { ...never, value: firstBonuses },
      shop: { ...never, value: firstShopSettings },
      footer: { ...never, value: firstFooterCompany },
      support_hours: { ...never, value: firstSupportHours },
      issuer: { ...never, value: null },
    });
  });

  it('say when and by whom they were set, at whichever address, with an entry of the audit log each', async () => {
    const now = new Date().toISOString();
    ok(await invoke(setNewDays, admin, { body: { new_days: 45 }, now }));
    ok(await invoke(setReferralBonuses, admin, { body: { version: 0, ...firstBonuses, sharing: 100_00 }, now }));
    ok(await invoke(setShopSettings, admin, { body: { version: 0, ...firstShopSettings, bonus_percent: 20 }, now }));
    ok(await setFooter({ name: 'Práce s.r.o.' }));
    ok(await setHours({ week: { ...firstSupportHours.week, fri: [] } }));
    ok(await setIssuerOf({}));
    const { new_days, referral_bonuses, shop, footer, support_hours, issuer } = await all();
    const by = { id: admin.id, fio: admin.fio };
    const set = { version: 1, at: now, by };
    expect([new_days, referral_bonuses, shop]).toEqual([
      { ...set, value: { new_days: 45 } },
      { ...set, value: { ...firstBonuses, sharing: 100_00 } },
      { ...set, value: { ...firstShopSettings, bonus_percent: 20 } },
    ]);
    expect([footer, support_hours, issuer]).toMatchObject([
      { version: 1, by },
      { version: 1, by },
      { version: 1, by, value: anIssuer },
    ]);
    const entries = await invokeAll(listAudit, admin, { query: { kind: 'setting' } });
    const changes = entries.map(({ action, changes: [change] }) => `${action} ${change.field}`);
    expect(changes.toSorted()).toEqual([
      'footer-company-set footer_name',
      'issuer-set name',
      'new-days-set new_days',
      'referral-bonuses-set bonus_sharing',
      'shop-settings-set bonus_percent',
      'support-hours-set fri',
    ]);
  });

  it('of before they said it are readable, and say it once they are set', async () => {
    const kind = { kind: 'referral-bonuses', schema: 1 };
    const old = { version: 7, sharing: 1_00, application: 2_00 };
    const key = { pk: 'REFERRAL_BONUSES#settings', sk: 'REFERRAL_BONUSES' };
    // A newer item is not overwritten by an older one.
    await transact([{ part: 'newer', remove: key }]);
    await transact([{ part: 'old', put: { ...key, ...kind, ...old } }]);
    expect(ok(await invoke(getReferralBonuses, admin))).toEqual(old);
    expect((await all()).referral_bonuses).toMatchObject({ version: 7, at: null, by: null });
    ok(await invoke(setReferralBonuses, admin, { body: old }));
    expect((await all()).referral_bonuses).toMatchObject({ version: 8, by: { id: admin.id } });
  });

  it('are refused at a version that is not the last one, and of two sent at once one is', async () => {
    const { version } = ok(await setFooter({})) as { version: number };
    const changed = { status: 409, body: { code: 'changed' } };
    expect(await setFooter({ version: version - 1 })).toMatchObject(changed);
    expect(await setHours({ version: 1000 })).toMatchObject(changed);
    expect(await setIssuerOf({ version: 1000 })).toMatchObject(changed);
    const replies = await racing(writes('SETTING#footer'), [
      () => setFooter({ version }),
      () => setFooter({ version }),
    ]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  it('are neither read together nor set by others', async () => {
    const { admin: _, ...others } = world.people;
    for (const who of Object.values(others)) {
      expect(await invoke(getSystemSettings, who)).toMatchObject({ status: 403 });
      expect(await invoke(getShopSettings, who)).toMatchObject({ status: 403 });
      expect(await setFooter({}, who)).toMatchObject({ status: 403 });
      expect(await setHours({}, who)).toMatchObject({ status: 403 });
      expect(await setIssuerOf({}, who)).toMatchObject({ status: 403 });
    }
  });
});

describe('the company of the footer', () => {
  it('is read by guests, and kept at the edge for some seconds', async () => {
    const company = { name: 'Směna a.s.', url: 'https://smena.example/o-nas' };
    ok(await setFooter(company));
    const read = await invoke(getFooterCompany, null);
    expect(ok(read)).toMatchObject(company);
    expect(read.headers?.['cache-control']).toContain('s-maxage=10');
  });

  it.each([
    ['name', { name: ' ' }],
    ['name', { name: 'x'.repeat(101) }],
    ['url', { url: '' }],
    ['url', { url: 'javascript:alert(1)' }],
    ['url', { url: 'http://smena.example' }],
    ['url', { url: 'https://admin@smena.example' }],
    ['url', { url: 'https://smena' }],
    ['url', { url: `https://smena.example/${'x'.repeat(300)}` }],
  ])('is refused at %s: %o', async (field, change) => {
    expect(fieldsOf(await setFooter(change))).toEqual([400, [field]]);
  });
});

describe('the issuer of the invoices of the platform', () => {
  it('is stored in one form, and the audit log has what changed', async () => {
    ok(await setIssuerOf({}));
    const now = new Date().toISOString();
    const { version } = (await all()).issuer;
    const change = {
      vat_id: 'cz 2745 1381',
      billing: { ...aBilling, bank_account: ' 19-2000145399 / 0800 ', due_days: 7 },
    };
    const stored = { ...anIssuer, billing: { ...aBilling, due_days: 7 } };
    const reply = ok(await invoke(setIssuer, admin, { body: { ...anIssuer, ...change, version }, now }));
    expect(reply).toEqual({ ...stored, version: version + 1 });
    expect((await all()).issuer).toMatchObject({ value: stored, version: version + 1, at: now });
    const entries = await invokeAll(listAudit, admin, { query: { kind: 'setting', action: 'issuer-set' } });
    expect(entries.find(({ at }) => at === now)?.changes).toEqual([
      { field: 'due_days', before: 14, after: 7, withheld: false },
    ]);
  });

  it.each([
    ['name', 'required', { name: '' }],
    ['inn', 'wrong-ico', { inn: '12345678' }],
    ['vat_id', 'wrong-vat-id', { vat_id: 'CZ12345678' }],
    ['vat_id', 'foreign-vat-id', { vat_id: 'SK2020317068' }],
    ['vat_id', 'vat-payer-without-vat-id', { vat_id: null }],
    ['billing', 'required', { billing: null }],
    ['billing.bank_account', 'not-bank-account', { billing: { ...aBilling, bank_account: '1' } }],
    ['billing.prefix', 'wrong-prefix', { billing: { ...aBilling, prefix: '1' } }],
  ] as const)('is refused at %s with %s', async (field, key, change) => {
    expect(await setIssuerOf(change)).toMatchObject({ status: 400, body: { fields: { [field]: fields[key] } } });
  });
});

describe('the hours of the support', () => {
  const { week } = firstSupportHours;

  it('are read by everybody who is signed in, with whether they include now', async () => {
    ok(await setHours({ week }));
    // A Friday evening, and the morning after the weekend.
    const evening = { served: false, next_service: '2026-11-30T07:00:00.000Z' };
    for (const who of Object.values(world.people))
      expect(ok(await invoke(getSupportHours, who, { now: '2026-11-27T17:00:00.000Z' }))).toMatchObject({
        week,
        ...evening,
      });
    const morning = await invoke(getSupportHours, admin, { now: '2026-11-30T07:00:00.000Z' });
    expect(ok(morning)).toMatchObject({ served: true, next_service: '2026-12-01T07:00:00.000Z' });
    const holiday = await invoke(getSupportHours, admin, { now: '2026-12-24T10:00:00.000Z' });
    expect(ok(holiday)).toMatchObject({ served: false, next_service: '2026-12-28T07:00:00.000Z' });
    expect(await invoke(getSupportHours, null)).toMatchObject({ status: 401 });
  });

  const hours = (from: string, to: string, next_day = false) => ({ from, to, next_day });
  it.each([
    ['week.mon.0.to', [hours('18:00', '08:00')]],
    ['week.mon.0.to', [hours('07:00', '07:15', true)]],
    ['week.mon.1.from', [hours('08:00', '12:00'), hours('11:00', '13:00')]],
    ['week.mon.0.from', [hours('8:00', '12:00')]],
    ['week.mon.0.from', [hours('08:10', '12:00')]],
  ])('are refused at %s: %o', async (field, mon) => {
    expect(fieldsOf(await setHours({ week: { ...week, mon } }))).toEqual([400, [field]]);
  });

  it('name every weekday', async () => {
    const { sun: _, ...others } = week;
    expect(fieldsOf(await setHours({ week: others }))).toEqual([400, ['week.sun']]);
  });
});
