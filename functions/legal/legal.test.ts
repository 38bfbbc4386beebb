import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  documentType,
  getDocument,
  getDocumentTexts,
  getUserAgreement,
  listDocuments,
  listDocumentVersions,
  updateDocument,
} from '#shared/contracts/legal.ts';
import { acceptTerms } from '#shared/contracts/settings.ts';
import { racing, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { takeOwnTable } from '../../test/world/own-table.ts';
import { ok } from '../../test/world/shift-fixtures.ts';
import type { World } from '../../test/world/world.ts';

// Documents are shared by all users, so this file publishes in its own table.
await takeOwnTable();
const { createWorld } = await import('../../test/world/world.ts');
const { currentTermsVersion } = await import('../data/legal/documents.ts');
const { listAudit } = await import('../data/audit.ts');

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const now = '2026-11-21T12:00:00.000Z';
const texts = (word: string) => ({ cz: `# ${word} česky`, en: `# ${word} in English`, ru: `# ${word} по-русски` });
const read = (type: string, query = {}, language = 'en') =>
  invoke(getDocument, null, { query: { type, ...query }, headers: { 'accept-language': language } });
const publish = (body: unknown, who = world.people.admin) => invoke(updateDocument, who, { body, now });

describe('the first version', () => {
  it.each(documentType.options)('of %s is there for a guest, in each language, and is a text to read', async (type) => {
    const answers = await Promise.all(['cs', 'en', 'ru'].map((language) => read(type, {}, language)));
    for (const { status, body } of answers) {
      expect([status, body.type, body.version]).toEqual([200, type, 1]);
      expect(body.text).toMatch(/^# \S/);
      expect(body.text.length).toBeGreaterThan(1300);
    }
    expect(new Set(answers.map(({ body }) => body.text)).size).toBe(3);
    const sections = answers.map(({ body }) => body.text.match(/^## /gm).length);
    expect(new Set(sections).size).toBe(1);
  });

  it('of the user agreement has its own endpoint, and is the version that people accept', async () => {
    const { status, body } = await invoke(getUserAgreement, null);
    expect([status, body]).toEqual([200, (await read('user_agreement')).body]);
    expect(await currentTermsVersion()).toBe(1);
  });

  it('is the whole history of a document that nobody has changed', async () => {
    const history = await invoke(listDocumentVersions, world.people.admin, { query: { type: 'customer_manual' } });
    expect(history.body.data).toEqual([
      { type: 'customer_manual', version: 1, at: '2026-11-21T00:00:00.000Z', by: null },
    ]);
    expect(await invoke(listDocumentVersions, world.people.admin)).toMatchObject({ status: 400 });
  });

  it('is the only one: other types, later versions and other parameters are refused', async () => {
    expect(await read('terms')).toMatchObject({ status: 400, body: { fields: { type: expect.any(String) } } });
    expect(await read('shipping_policy', { version: 2 })).toMatchObject({ status: 404 });
    expect(await read('shipping_policy', { version: 0 })).toMatchObject({ status: 400 });
    expect(await read('shipping_policy', { version: '1 OR 1' })).toMatchObject({ status: 400 });
    expect(await read('shipping_policy', { language: 'de' })).toMatchObject({ status: 400 });
    expect(await invoke(getDocument, null)).toMatchObject({ status: 400 });
  });
});

describe('a published version', () => {
  const type = 'user_agreement';
  let version: number;
  beforeEach(async () => {
    version = await currentTermsVersion();
  });

  it('is what everyone reads and accepts from then on; earlier versions do not change', async () => {
    const first = (await read(type, { version: 1 })).body;
    expect(ok(await publish({ type, version, texts: texts('New') }))).toMatchObject({ version: version + 1 });
    expect((await read(type, {}, 'ru')).body).toMatchObject({ version: version + 1, text: '# New по-русски', at: now });
    expect((await invoke(getUserAgreement, null)).body).toMatchObject({ version: version + 1 });
    expect(await currentTermsVersion()).toBe(version + 1);
    expect((await read(type, { version: 1 })).body).toEqual(first);
  });

  it('is in the list and in the history with its author, and in the audit log', async () => {
    const { admin } = world.people;
    await publish({ type, version, texts: texts('Listed') });
    const { data } = (await invoke(listDocuments, admin)).body;
    expect(data).toHaveLength(documentType.options.length);
    expect(data[0]).toEqual({ type, version: version + 1, at: now, by: { id: admin.id, fio: 'Admin' } });
    const history = (await invoke(listDocumentVersions, admin, { query: { type } })).body.data;
    expect(history.map((each: { version: number }) => each.version)).toEqual(
      Array.from({ length: version + 1 }, (_, n) => version + 1 - n),
    );
    expect(history.at(-1)).toMatchObject({ version: 1, by: null });
    const log = await listAudit(
      { ...admin, role: 'ROLE_ADMIN' },
      { page: 1, per_page: 100, from: '2026-11-21', to: '2026-11-21' },
    );
    expect(log.data).toContainEqual(
      expect.objectContaining({ action: 'document-changed', about: { id: type, name: type } }),
    );
  });

  it('can be read in all languages by its editor', async () => {
    const { admin } = world.people;
    await publish({ type, version, texts: texts('All') });
    const getTexts = (query: Record<string, string | number>) => invoke(getDocumentTexts, admin, { query });
    expect(ok(await getTexts({ type }))).toMatchObject({ version: version + 1, texts: texts('All') });
    expect(ok(await getTexts({ type, version: 1 }))).toMatchObject({ version: 1, by: null });
    expect(await getTexts({ type, version: 999 })).toMatchObject({ status: 404 });
  });

  it('wins over a concurrent one; concurrent and stale edits return changed and change nothing', async () => {
    const both = await racing(writes('DOCUMENT#'), [
      () => publish({ type, version, texts: texts('One') }),
      () => publish({ type, version, texts: texts('Two') }),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(await publish({ type, version, texts: texts('Stale') })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
    expect(await publish({ type, version: version + 5, texts: texts('Ahead') })).toMatchObject({ status: 409 });
    expect(await currentTermsVersion()).toBe(version + 1);
  });

  it('wins over a concurrent one, also at the first edit', async () => {
    const both = await racing(
      writes('DOCUMENT#'),
      ['One', 'Two'].map((word) => () => publish({ type: 'workers_manual', version: 1, texts: texts(word) })),
    );
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect((await read('workers_manual')).body.version).toBe(2);
  });

  it('is refused to everyone but admins, as are the list, the history and the texts', async () => {
    const { admin, ...others } = world.people;
    for (const who of Object.values(others)) {
      expect(await publish({ type, version, texts: texts('Mine') }, who)).toMatchObject({ status: 403 });
      expect(await invoke(listDocuments, who)).toMatchObject({ status: 403 });
      expect(await invoke(listDocumentVersions, who, { query: { type } })).toMatchObject({ status: 403 });
      expect(await invoke(getDocumentTexts, who, { query: { type } })).toMatchObject({ status: 403 });
    }
    expect(await invoke(updateDocument, null, { body: { type, version, texts: texts('Guest') } })).toMatchObject({
      status: 401,
    });
    expect(await currentTermsVersion()).toBe(version);
    expect(admin.roles).toEqual(['ROLE_ADMIN']);
  });

  it.for([
    ['texts.cz', { texts: { ...texts('x'), cz: '  ' } }],
    ['texts.en', { texts: { cz: 'x', ru: 'x' } }],
    ['texts.ru', { texts: { ...texts('x'), ru: 'ж'.repeat(40_001) } }],
    ['texts.de', { texts: { ...texts('x'), de: 'x' } }],
    ['type', { type: 'constitution' }],
    ['version', { version: '1' }],
    ['by', { by: { id: 'x', fio: 'Somebody else' } }],
  ] as const)('with an invalid %s returns 400 and names the field', async ([field, change]) => {
    expect(await publish({ type, version, texts: texts('Bad'), ...change })).toMatchObject({
      status: 400,
      body: { code: 'invalid-input', fields: { [field]: expect.any(String) } },
    });
  });

  it('stores a script as plain text, and the response is not HTML', async () => {
    const script = '# Terms\n\n<script>alert(1)</script>\n\n[here](javascript:alert(1))';
    const { version: current } = (await read('refund_policy')).body;
    await publish({ type: 'refund_policy', version: current, texts: { ...texts('x'), en: script } });
    expect((await read('refund_policy')).body.text).toBe(script);
  });
});

it('only the current version of the terms can be accepted', async () => {
  const me = await world.person('Eva Malá', 'ROLE_STORE_MANAGER', world.companies.customer);
  const older = await currentTermsVersion();
  ok(await publish({ type: 'user_agreement', version: older, texts: texts('Newer') }));
  for (const version of [older, older + 2])
    expect(await invoke(acceptTerms, me, { body: { version } })).toMatchObject({
      status: 409,
      body: { code: 'changed' },
    });
  expect(ok(await invoke(acceptTerms, me, { body: { version: older + 1 } }))).toMatchObject({
    terms: { version: older + 1 },
  });
});
