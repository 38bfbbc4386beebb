import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from 'vitest';
import { listAudit } from '#shared/contracts/audit.ts';
import { codeLogin, codeRegisterSms, login } from '#shared/contracts/auth.ts';
import { getUser, type ImportResult, importWorkers, listUsers } from '#shared/contracts/people.ts';
import { sendPasswordLink, setPassword } from '#shared/contracts/registration.ts';
import { changeEmail, deleteMe, getMe } from '#shared/contracts/settings.ts';
import { assignShift, listCandidates } from '#shared/contracts/shifts.ts';
import { createSpecialty } from '#shared/contracts/specialties.ts';
import { guessColumns } from '#shared/domain/imports/worker-columns.ts';
import { checkRows } from '#shared/domain/imports/workers.ts';
import { fillCounter } from '../../test/world/counters.ts';
import { anEmail, codesTo, codeTo, confirm, subjectsTo } from '../../test/world/email-changes.ts';
import { racing, withEachFault, writes } from '../../test/world/faults.ts';
import { invoke } from '../../test/world/invoke.ts';
import { nameLogin } from '../../test/world/logins.ts';
import { aNumber, codeSentTo } from '../../test/world/phones.ts';
import { newestCode } from '../../test/world/registering.ts';
import { secondRing } from '../../test/world/second-ring.ts';
import { sentTo } from '../../test/world/sent.ts';
import { ok, shiftFixtures } from '../../test/world/shift-fixtures.ts';
import { createWorld, type World } from '../../test/world/world.ts';
import { everyFile, writtenList } from '../../test/world/written-list.ts';
import { findNotedEmail } from '../data/auth/contact-changes.ts';
import { findLoginId, getLogin } from '../data/auth/logins.ts';
import { type Account, accountsOfLogin, getAccount } from '../data/people/accounts.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});

const aRow = (change: object = {}) => ({
  row: 2,
  fio: 'Jana Nováková',
  phone_numbers: aNumber(),
  personal_number: null,
  specialties: [],
  contract: null,
  bank_account: null,
  deduction: null,
  ...change,
});
const send = (rows: object[], change: object = {}, who: Account = world.people.vendor) =>
  invoke(importWorkers, who, { body: { import_id: randomUUID(), dry_run: false, rows, ...change } });
const results = async (answer: ReturnType<typeof send>) => ok(await answer) as unknown as ImportResult[];
const notedFor = async (result: ImportResult | undefined) =>
  findNotedEmail((await getAccount(result?.id ?? ''))?.login_id ?? '');
const outcomes = async (answer: ReturnType<typeof send>) => (await results(answer)).map(({ outcome }) => outcome);

describe('an import', () => {
  it('creates workers of the performer, who are listed, found and recorded', async () => {
    const { people, specialties, companies } = world;
    const one = aRow({
      fio: 'Zdeňka Importovaná',
      personal_number: '0042',
      specialties: [specialties.baker],
      contract: 'dpp',
      bank_account: 'CZ65 0800 0000 1920 0014 5399',
      deduction: 1550,
    });
    const email = anEmail();
    const two = aRow({ row: 3, fio: 'Olena Importovaná', phone_numbers: undefined, email });
    const [first, second] = await results(send([one, two]));
    expect([first, second]).toEqual([
      { row: 2, outcome: 'added', id: expect.any(String), letter: 'no-email', issues: [] },
      { row: 3, outcome: 'added', id: expect.any(String), letter: 'sent', issues: [] },
    ]);
    expect(ok(await invoke(getUser, people.vendor, { params: { id: first?.id ?? '' } }))).toMatchObject({
      fio: 'Zdeňka Importovaná',
      roles: ['ROLE_VENDOR_STAFF'],
      company: companies.performer,
      phone: one.phone_numbers,
      email: null,
      personal_number: '0042',
      categories_ids: [specialties.baker],
      contract: 'dpp',
      bank_account: 'CZ6508000000192000145399',
      deduction: 1550,
    });
    expect(await getAccount(second?.id ?? '')).toMatchObject({ email, phone: null, terms: null, active: true });
    const found = await invoke(listUsers, people.vendor, { query: { name: 'importovana' } });
    expect(found.body.data.map(({ fio }: Account) => fio)).toEqual(['Olena Importovaná', 'Zdeňka Importovaná']);
    const { body } = await invoke(listAudit, people.vendor, { query: { action: 'worker-imported' } });
    expect(body.data).toContainEqual(
      expect.objectContaining({
        by: { id: people.vendor.id, fio: people.vendor.fio },
        about: { id: first?.id, name: 'Zdeňka Importovaná' },
        changes: expect.arrayContaining([
          { field: 'fio', before: null, after: 'Zdeňka Importovaná', withheld: false },
          { field: 'bank_account', before: null, after: null, withheld: true },
        ]),
      }),
    );
  });

  it('creates a worker who can be assigned at once', async () => {
    const { people, specialties } = world;
    const [added] = await results(send([aRow({ specialties: [specialties.cashier] })]));
    const { create, act } = shiftFixtures(world);
    const { id } = await create();
    const candidates = await invoke(listCandidates, people.vendor, { params: { id } });
    expect(JSON.stringify(candidates.body)).toContain(added?.id);
    const assigned = await act(assignShift, id, { who: people.vendor, body: { staff_id: added?.id } });
    expect(assigned).toMatchObject({ status: 'confirmed', staff: { id: added?.id } });
  });

  it('finds workers of the performer by the e-mail beside a phone, which is no contact to sign in with', async () => {
    const email = anEmail();
    const [known] = await results(send([aRow({ phone_numbers: undefined, email })]));
    const [row, other] = [aRow({ email }), aRow({ row: 3, email: `x${email}` })];
    const [found, added] = await results(send([row, other]));
    expect(found).toEqual({ row: 2, outcome: 'existing', id: known?.id, letter: null, issues: [] });
    expect(await findLoginId(row.phone_numbers)).toBeUndefined();
    expect(await getAccount(added?.id ?? '')).toMatchObject({ phone: other.phone_numbers, email: null });
    expect(await findLoginId(`x${email}`)).toBeUndefined();
  });

  it('lets a worker without a phone set a password by a link', async () => {
    const email = anEmail();
    await results(send([aRow({ phone_numbers: undefined, email })]));
    ok(await invoke(sendPasswordLink, null, { query: { email } }));
    // The letter about the new account may arrive at the same moment.
    const code = await newestCode(email, 'change_password');
    const password = 'kolo-mlha-rohlík';
    ok(await invoke(setPassword, null, { body: { code, password, password2: password } }));
    expect(ok(await invoke(login, null, { body: { login: email, password } }))).toMatchObject({ fio: 'Jana Nováková' });
  });

  it('of a dry run changes nothing', async () => {
    const row = aRow();
    expect(await outcomes(send([row], { dry_run: true }))).toEqual(['new']);
    expect(await findLoginId(row.phone_numbers)).toBeUndefined();
  });

  it('that is repeated creates nobody twice: the same file, and another one', async () => {
    const rows = [aRow(), aRow({ row: 3 })];
    const import_id = randomUUID();
    const first = await results(send(rows, { import_id }));
    expect(await results(send(rows, { import_id }))).toEqual(first);
    const again = await results(send(rows));
    expect(again.map(({ outcome, id }) => ({ outcome, id }))).toEqual(
      first.map(({ id }) => ({ outcome: 'existing', id })),
    );
    expect(await outcomes(send(rows, { dry_run: true }))).toEqual(['existing', 'existing']);
  });

  it('of one contact in two rows creates one worker', async () => {
    const row = aRow();
    expect(await outcomes(send([row, { ...row, row: 3 }]))).toEqual(['added', 'existing']);
  });

  it.each(['the same', 'another'])('by two at once, with %s import id, creates one worker', async (which) => {
    const row = aRow();
    const import_id = randomUUID();
    const one = () => send([row], { import_id: which === 'the same' ? import_id : randomUUID() });
    const both = await Promise.all((await racing(writes('ACCOUNT#'), [one, one])).map((answer) => ok(answer)));
    const ids = both.flat().map(({ id }: ImportResult) => id);
    expect(new Set(ids).size).toBe(1);
    const loginId = (await findLoginId(row.phone_numbers)) ?? '';
    expect(await accountsOfLogin(loginId)).toHaveLength(1);
    expect(await getLogin(loginId)).toMatchObject({ accounts: 1 });
  });

  secondRing.it('lets a worker sign in by a code', async () => {
    const { phone_numbers: phone } = aRow();
    await results(send([aRow({ phone_numbers: phone })]));
    const { attempt } = ok(await invoke(codeRegisterSms, null, { body: { phoneNumbers: phone } }));
    const body = { phoneNumbers: phone, code: await codeSentTo(phone), attempt };
    expect(ok(await invoke(codeLogin, null, { body }))).toMatchObject({ fio: 'Jana Nováková' });
  });

  secondRing.it('that fails at any call is whole or has no effect, and the next try completes it', async () => {
    await withEachFault(
      async (withFault) => {
        const rows = [aRow({ specialties: [world.specialties.baker] }), aRow({ row: 3 })];
        const import_id = randomUUID();
        await withFault(() => send(rows, { import_id }));
        for (const { phone_numbers } of rows) {
          const loginId = await findLoginId(phone_numbers);
          expect(loginId ? await accountsOfLogin(loginId) : ['none']).toHaveLength(1);
        }
        expect(await outcomes(send(rows, { import_id }))).toEqual(['added', 'added']);
      },
      { reads: true },
    );
  });
});

describe('the own export', () => {
  it('imported again finds all workers as existing, in each language and format', async () => {
    const { people, companies, specialties } = world;
    const name = `Pokladní, prodavač / ${randomUUID()}`;
    const names = { cs: name, en: name, ru: name };
    const rates = { hourly_rate: 18_000, hourly_premium: 0, auto_complete: true };
    const body = { names, descriptions: names, parent_id: null, icon: 'warehouse', active: true, ...rates };
    const { id: specialty } = ok(await invoke(createSpecialty, people.admin, { body }));
    const rows = [
      aRow({ specialties: [name, specialties.baker], contract: 'dpp', personal_number: '0042' }),
      aRow({ row: 3, phone_numbers: undefined, email: anEmail(), contract: 'employment' }),
      aRow({ row: 4, email: anEmail(), contract: 'dpc' }),
    ];
    const added = (await results(send(rows))).map(({ id }) => id ?? '');
    expect(await getAccount(added[0] ?? '')).toMatchObject({ category_ids: [specialty, specialties.baker] });
    const contacts = { email: anEmail(), phone: aNumber() };
    const both = await world.person('Eva Obojí', 'ROLE_VENDOR_STAFF', companies.performer, contacts);
    await nameLogin({ id: both.login_id, login: null, ...contacts });
    const query = { id: [...added, both.id] };
    const seen = async () => (await invoke(listUsers, people.vendor, { query })).body;
    const before = await seen();
    for (const file of everyFile) {
      const table = await writtenList(people.vendor, { list: 'users', query, ...file });
      const checked = checkRows(table.rows, guessColumns(table.header));
      expect(checked.flatMap(({ issues }) => issues)).toEqual([]);
      const entries = checked.flatMap(({ entry }) => entry ?? []);
      for (const dry_run of [true, false])
        expect(await results(send(entries, { dry_run }))).toEqual(
          entries.map(({ row }) => expect.objectContaining({ row, outcome: 'existing', issues: [] })),
        );
    }
    expect(await seen()).toEqual(before);
  });

  it('finds a worker also with a specialty that has another name by now', async () => {
    const row = aRow();
    await results(send([row]));
    for (const dry_run of [true, false])
      expect(await outcomes(send([{ ...row, specialties: ['A former name'] }], { dry_run }))).toEqual(['existing']);
  });
});

describe('an imported worker', () => {
  it('without a phone is told once by a letter: by whom, with what they sign in and where', async () => {
    const email = anEmail();
    const import_id = randomUUID();
    const rows = [aRow({ phone_numbers: undefined, email })];
    const first = await results(send(rows, { import_id }));
    expect(first).toMatchObject([{ outcome: 'added', letter: 'sent' }]);
    expect(await results(send(rows, { import_id }))).toEqual(first);
    expect(await results(send(rows))).toMatchObject([{ outcome: 'existing', letter: null }]);
    const letters = await sentTo(email);
    expect(letters.map(({ subject }) => subject)).toEqual(['You were added to Smena']);
    expect(letters[0]?.text).toContain(`${world.companies.performer.name} added you`);
    expect(letters[0]?.text).toContain(`E-mail: ${email}`);
    expect(letters[0]?.text).toContain('/auth/main?step=forgot-password');
  });

  it.each([
    ['cs', 'Byli jste přidáni do Smeny'],
    ['ru', 'Вас добавили в Smena'],
  ] as const)('is told in the language of who imports: %s', async (locale, subject) => {
    const email = anEmail();
    const rows = [aRow({ phone_numbers: undefined, email })];
    const body = { import_id: randomUUID(), dry_run: false, rows };
    ok(await invoke(importWorkers, world.people.vendor, { body, headers: { 'accept-language': locale } }));
    expect(await subjectsTo(email)).toEqual([subject]);
  });

  it('of a dry run is not told', async () => {
    const email = anEmail();
    await results(send([aRow({ phone_numbers: undefined, email }), aRow({ row: 3, email })], { dry_run: true }));
    expect(await subjectsTo(email)).toEqual([]);
  });

  it('with a phone only gets no message', async () => {
    const row = aRow();
    expect(await results(send([row]))).toMatchObject([{ outcome: 'added', letter: 'no-email' }]);
    expect(await sentTo(row.phone_numbers)).toEqual([]);
  });

  it('beyond the letters of a day is added without one, and the result says so also when it is repeated', async () => {
    const { companies, people } = world;
    await fillCounter('import-letters-of-company', companies.rival.id, 199, new Date().toISOString());
    const [one, two] = [anEmail(), anEmail()];
    const rows = [aRow({ email: one }), aRow({ row: 3, email: two })];
    const change = { import_id: randomUUID(), company_id: companies.rival.id };
    const first = await results(send(rows, change, people.admin));
    expect(first).toMatchObject([
      { outcome: 'added', letter: 'sent' },
      { outcome: 'added', letter: 'over-limit' },
    ]);
    expect(await results(send(rows, change, people.admin))).toEqual(first);
    expect([await subjectsTo(one), await subjectsTo(two)]).toEqual([['You were added to Smena'], []]);
    expect(await notedFor(first[1])).toBe(two);
  });

  it('shares an address with others, which gets three letters a day', async () => {
    const email = anEmail();
    const rows = [2, 3, 4, 5].map((row) => aRow({ row, email }));
    expect((await results(send(rows))).map(({ letter }) => letter)).toEqual(['sent', 'sent', 'sent', 'over-limit']);
    expect(await sentTo(email)).toHaveLength(3);
  });
});

describe('an e-mail beside a phone', () => {
  const imported = async () => {
    const email = anEmail();
    const { phone_numbers: phone, ...row } = aRow({ email });
    const [result] = await results(send([{ ...row, phone_numbers: phone }]));
    const me = await getAccount(result?.id ?? '');
    if (!me) throw new Error('The worker was not added');
    return { email, phone, me };
  };

  it('is told of the phone without its number, and shown to the worker alone', async () => {
    const { email, phone, me } = await imported();
    const [letter, ...others] = await sentTo(email);
    expect(others).toEqual([]);
    expect(letter?.text).toContain(`Phone: … ${phone.slice(-3)}`);
    expect(letter?.text).not.toContain(phone.slice(-6));
    expect(letter?.text).toContain('/settings/profile');
    expect(await invoke(getMe, me)).toMatchObject({ body: { data: { email: null, noted_email: email } } });
    const { body } = await invoke(getUser, world.people.vendor, { params: { id: me.id } });
    expect(JSON.stringify(body)).not.toContain(email);
  });

  it('is no way in before its worker, signed in by the phone, requests it and its owner confirms it', async () => {
    const { email, phone, me } = await imported();
    const isUnknown = async () => {
      expect(await findLoginId(email)).toBeUndefined();
      ok(await invoke(sendPasswordLink, null, { query: { email } }));
      expect((await sentTo(email)).filter(({ text }) => text.includes('/auth/change_password/'))).toEqual([]);
    };
    // The letter of the import has no link that confirms anything.
    expect(await codesTo(email)).toEqual([]);
    await isUnknown();
    ok(await invoke(changeEmail, me, { body: { email } }));
    await isUnknown();
    ok(await confirm(await codeTo(email)));
    expect(await getLogin(me.login_id)).toMatchObject({ email, phone });
    expect(await getAccount(me.id)).toMatchObject({ email, phone });
    expect(ok(await invoke(getMe, me))).toMatchObject({ email, noted_email: null });
  });

  it('is forgotten when the worker requests another one', async () => {
    const { email, me } = await imported();
    const own = anEmail();
    ok(await invoke(changeEmail, me, { body: { email: own } }));
    ok(await confirm(await codeTo(own)));
    expect(await getLogin(me.login_id)).toMatchObject({ email: own });
    expect(ok(await invoke(getMe, me))).toMatchObject({ noted_email: null });
    expect(await findLoginId(email)).toBeUndefined();
  });

  it('of two workers becomes the e-mail of the one who confirms it first', async () => {
    const [{ email, me }, other] = [await imported(), await imported()];
    ok(await invoke(changeEmail, other.me, { body: { email } }));
    ok(await confirm(await codeTo(email)));
    ok(await invoke(changeEmail, me, { body: { email } }));
    expect(await subjectsTo(email)).toContain('You already sign in to Smena with this e-mail');
    expect(await getLogin(me.login_id)).toMatchObject({ email: null });
  });

  it('is deleted with the account', async () => {
    const { me } = await imported();
    ok(await invoke(deleteMe, me, { query: { confirm: 'delete' } }));
    expect(await findNotedEmail(me.login_id)).toBeNull();
  });
});

describe('a row is refused', () => {
  it.each([true, false])('with the contact of somebody else, dry run: %s', async (dry_run) => {
    const { companies } = world;
    const [phone, email] = [aNumber(), anEmail()];
    await send([aRow({ phone_numbers: phone })], { company_id: companies.rival.id }, world.people.admin);
    await send([aRow({ phone_numbers: undefined, email })], { company_id: companies.rival.id }, world.people.admin);
    const rows = [aRow({ phone_numbers: phone }), aRow({ row: 3, phone_numbers: undefined, email }), aRow({ row: 4 })];
    expect(await results(send(rows, { dry_run }))).toMatchObject([
      { outcome: 'refused', id: null, issues: [{ field: 'phone', issue: 'phone-taken', value: phone }] },
      { outcome: 'refused', id: null, issues: [{ field: 'email', issue: 'email-taken', value: email }] },
      { outcome: dry_run ? 'new' : 'added' },
    ]);
  });

  it('with all that is wrong: an unknown specialty, and contacts of somebody else', async () => {
    const [phone, email] = [aNumber(), anEmail()];
    const theirs = [aRow({ phone_numbers: phone }), aRow({ row: 3, phone_numbers: undefined, email })];
    await send(theirs, { company_id: world.companies.rival.id }, world.people.admin);
    const row = aRow({ phone_numbers: phone, email, specialties: ['Nobody has this name'] });
    const [refused] = await results(send([row]));
    expect(refused?.issues.map(({ issue }) => issue)).toEqual(['specialty-unknown', 'phone-taken', 'email-taken']);
  });

  it('with a specialty that does not exist, or a phone in a country without SMS', async () => {
    const row = aRow({ specialties: ['Nobody has this name'], phone_numbers: '+85212345678' });
    expect(await results(send([row]))).toMatchObject([
      {
        outcome: 'refused',
        issues: [
          { field: 'phone', issue: 'phone-country-closed' },
          { field: 'specialties', issue: 'specialty-unknown', value: 'Nobody has this name' },
        ],
      },
    ]);
  });
});

describe('a request is refused', () => {
  it('from other roles', async () => {
    const { buyer, manager, worker, buyerManager, storeManager, newcomer } = world.people;
    const email = anEmail();
    for (const who of [buyer, manager, worker, buyerManager, storeManager, newcomer])
      expect(await send([aRow({ email })], {}, who)).toMatchObject({ status: 403 });
    expect(await sentTo(email)).toEqual([]);
  });

  it('for another company or a customer, and from an admin without a company', async () => {
    const { companies, people } = world;
    const email = anEmail();
    const row = aRow({ email });
    for (const [company_id, who] of [
      [companies.rival.id, people.vendor],
      [companies.customer.id, people.admin],
      ['nothing', people.admin],
    ] as const)
      expect(await send([row], { company_id }, who)).toMatchObject({
        status: 404,
        body: { fields: { company_id: expect.any(String) } },
      });
    expect(await send([row], {}, people.admin)).toMatchObject({
      status: 400,
      body: { fields: { company_id: expect.any(String) } },
    });
    expect(await findLoginId(row.phone_numbers)).toBeUndefined();
    expect(await sentTo(email)).toEqual([]);
  });

  it.for([
    ['fio', { fio: ' ' }],
    ['phone_numbers', { phone_numbers: 'x' }],
    ['email', { email: 'a@' }],
    ['phone_numbers', { phone_numbers: undefined }],
    ['personal_number', { personal_number: 'x'.repeat(21) }],
    ['bank_account', { bank_account: '19-2000145398/0800' }],
    ['deduction', { deduction: 10_001 }],
    ['contract', { contract: 'volunteer' }],
    ['roles', { roles: ['ROLE_ADMIN'] }],
  ] as const)('with an invalid %s, at the field of its row', async ([field, change]) => {
    expect(await send([aRow(), aRow({ row: 3, ...change })])).toMatchObject({
      status: 400,
      body: { fields: { [`rows.1.${field}`]: expect.any(String) } },
    });
  });

  it('after too many requests in a day', async () => {
    const vendor = await world.person('Busy vendor', 'ROLE_VENDOR', world.companies.performer);
    await fillCounter('import-requests-of-account', vendor.id, 1999, new Date().toISOString());
    const [one, two] = [aRow(), aRow()];
    expect(await outcomes(send([one], {}, vendor))).toEqual(['added']);
    expect(await send([two], {}, vendor)).toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    expect(await findLoginId(two.phone_numbers)).toBeUndefined();
  });

  it('with no rows or too many', async () => {
    for (const rows of [[], Array.from({ length: 51 }, (_, n) => aRow({ row: n + 2 }))])
      expect(await send(rows)).toMatchObject({ status: 400, body: { fields: { rows: expect.any(String) } } });
  });
});
