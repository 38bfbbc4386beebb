// @vitest-environment happy-dom
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod/mini';
import type { ProblemCode } from '#shared/domain/problem.ts';
import common from '#shared/messages/en/common.ts';
import fields from '#shared/messages/en/fields.ts';
import { ApiProblem } from '../../api/problem.ts';
import { runHook } from '../../testing/run-hook.ts';
import { lossesOfLeaving } from './unsaved.ts';
import { type FormOptions, stands, useResourceForm } from './use-resource-form.ts';

beforeAll(async () => {
  const resources = { en: { common, fields } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources, defaultNS: 'common' });
});

const schema = z.object({
  version: z.int(),
  name: z.string().check(z.minLength(1)),
  note: z.string(),
  hours: z.object({ mon: z.string(), tue: z.string() }),
});
type Record = z.infer<typeof schema> & { id: string };
const record = (change: Partial<Record> = {}): Record => ({
  id: 'r',
  version: 1,
  name: 'Lípa',
  note: '',
  hours: { mon: '8', tue: '8' },
  ...change,
});

/** A screen whose requests a test answers. */
const open = async (options: Partial<FormOptions<typeof schema, Record>> = {}) => {
  const sent: object[] = [];
  const saved: Record[] = [];
  const answers: { resolve: (answer: Record | null) => void; reject: (problem: unknown) => void }[] = [];
  const props: FormOptions<typeof schema, Record> = {
    schema,
    values: record(),
    submit: (body) => {
      sent.push(body);
      return new Promise((resolve, reject) => answers.push({ resolve, reject }));
    },
    onSaved: (answer) => void saved.push(answer),
    ...options,
  };
  const form = await runHook(useResourceForm<typeof schema, Record>, { props });
  const type = (path: string, value: unknown) =>
    form.act(() => form.now().form.setValue(path, value, { shouldDirty: true }));
  return {
    ...form,
    props,
    sent,
    saved,
    type,
    value: (path: string): unknown => form.now().form.getValues(path),
    save: () => form.act(() => void form.now().save()),
    answer: (answer: Record | null) => form.act(() => answers.shift()?.resolve(answer)),
    refuse: (problem: ApiProblem) => form.act(() => answers.shift()?.reject(problem)),
    error: (path: string) => form.now().form.getFieldState(path).error,
  };
};
const problem = (code: ProblemCode, fieldsOf: Readonly<{ [path: string]: string }> = {}, status = 422) =>
  new ApiProblem(status, { code, message: 'No', fields: fieldsOf });

describe('a form of a record', () => {
  it('sends what was changed with the version, shows what was saved, and is clean again', async () => {
    const form = await open();
    expect([form.now().isDirty, lossesOfLeaving('screen')]).toEqual([false, []]);
    await form.type('hours.mon', '9');
    expect([form.now().isDirty, lossesOfLeaving('screen')]).toEqual([true, ['input']]);
    await form.save();
    expect([form.sent, form.now().busy, form.now().locked]).toEqual([
      [{ version: 1, hours: { mon: '9', tue: '8' } }],
      true,
      false,
    ]);
    await form.save();
    expect(form.sent).toHaveLength(1);
    const answer = record({ version: 2, note: 'by the server', hours: { mon: '9', tue: '8' } });
    await form.answer(answer);
    expect([form.now().isDirty, form.now().busy, form.value('note'), form.value('version')]).toEqual([
      false,
      false,
      'by the server',
      2,
    ]);
    expect([form.saved, lossesOfLeaving('screen')]).toEqual([[answer], []]);
  });

  it('keeps what was typed while it was saved, and stays open for it', async () => {
    const form = await open();
    await form.type('name', 'Dub');
    await form.save();
    await form.type('note', 'later');
    await form.answer(record({ version: 2, name: 'Dub', note: 'other' }));
    expect([form.value('note'), form.value('name'), form.now().isDirty, form.saved]).toEqual([
      'later',
      'Dub',
      true,
      [],
    ]);
    await form.save();
    expect(form.sent[1]).toEqual({ version: 2, note: 'later' });
    // A value inside of one that was sent.
    await form.type('hours.mon', '9');
    await form.type('hours.tue', '7');
    await form.answer(record({ version: 3, name: 'Dub', note: 'later' }));
    expect([form.value('hours'), form.now().isDirty]).toEqual([{ mon: '9', tue: '7' }, true]);
  });

  it('is left alone when the screen has handled the refusal itself', async () => {
    const form = await open();
    await form.type('name', 'Dub');
    await form.save();
    await form.answer(null);
    expect([form.value('name'), form.now().isDirty, form.now().problem, form.saved]).toEqual(['Dub', true, null, []]);
  });

  it('takes a newer version while nothing is changed here, and no older one', async () => {
    const onNewer = vi.fn<() => void>();
    const form = await open({ onNewer });
    const newer = (values: object) => form.rerender({ ...form.props, values, onNewer });
    await newer(record({ version: 3, name: 'Dub' }));
    expect([form.value('name'), onNewer.mock.calls.length]).toEqual(['Dub', 1]);
    await newer(record({ version: 2, name: 'Buk' }));
    expect([form.value('name'), onNewer.mock.calls.length]).toEqual(['Dub', 1]);
    await form.type('note', 'mine');
    await newer(record({ version: 4, name: 'Jedle' }));
    expect([form.value('name'), form.value('note'), onNewer.mock.calls.length]).toEqual(['Dub', 'mine', 1]);
    await form.act(() => form.now().discard());
    expect([form.value('name'), form.value('note'), onNewer.mock.calls.length]).toEqual(['Jedle', '', 2]);
  });

  it('shows what the schema and the screen refuse, and sends nothing', async () => {
    const form = await open({ check: ({ note }) => ({ note: note === 'bad' ? 'Not this' : undefined }) });
    await form.type('name', '');
    await form.save();
    expect(form.error('name')).toMatchObject({ message: fields.required });
    await form.type('name', 'Dub');
    await form.type('note', 'bad');
    await form.save();
    expect(form.error('note')).toMatchObject({ type: 'check', message: 'Not this' });
    // No control shows it here, so the form says it at its top.
    expect([form.sent, form.now().problem?.message]).toEqual([[], 'Not this']);
    await form.act(() => form.now().discard());
    expect([form.value('note'), form.now().problem, form.now().isDirty]).toEqual(['', null, false]);
    await form.type('note', 'good');
    await form.save();
    expect(form.sent).toEqual([{ version: 1, note: 'good' }]);
  });
});

describe('a refusal of a form', () => {
  it('is shown at its fields, under the names of the form, while the input stays', async () => {
    const form = await open({ fieldOf: { title: 'name' } });
    await form.type('name', 'Dub');
    await form.save();
    await form.refuse(problem('invalid-input', { title: 'Taken' }));
    expect(form.error('name')).toMatchObject({ message: 'Taken' });
    const { problem: shown, busy } = form.now();
    expect([shown?.fields, shown?.code, form.value('name'), busy]).toEqual([
      { name: 'Taken' },
      'invalid-input',
      'Dub',
      false,
    ]);
    expect(stands(shown as ApiProblem, { name: { type: 'x' } })).toBe(true);
    expect(stands(shown as ApiProblem, { note: { type: 'x' } })).toBe(false);
    // The next try starts without it.
    await form.save();
    expect([form.now().problem, form.sent.length]).toEqual([null, 2]);
    await form.refuse(problem('invalid-input', { title: 'Taken' }));
    await form.act(() => form.now().discard());
    expect([form.now().problem, form.value('name')]).toEqual([null, 'Lípa']);
  });

  it.each([
    ['about the values ends when they change', problem('shift-too-soon'), true],
    ['that may pass by itself stays', problem('internal', {}, 500), false],
    ['because of a newer version stays', problem('changed', {}, 409), false],
    ['with fields stays', problem('invalid-input', { note: 'Bad' }), false],
  ])('%s', async (_, refusal, ends) => {
    const form = await open();
    await form.type('name', 'Dub');
    await form.save();
    await form.refuse(refusal);
    expect(form.now().problem).toMatchObject({ code: refusal.code });
    expect(stands(refusal, {})).toBe(Object.keys(refusal.fields).length === 0);
    await form.type('note', 'more');
    expect(form.now().problem === null).toBe(ends);
  });
});

describe('a form that is sent once', () => {
  it.each(['create', 'dialog'] as const)(
    'sends all fields and is locked until it is refused, and once it is done: %s',
    async (kind) => {
      const form = await open({ kind });
      await form.type('name', 'Dub');
      await form.save();
      expect([form.sent, form.now().locked]).toEqual([
        [{ version: 1, name: 'Dub', note: '', hours: { mon: '8', tue: '8' } }],
        true,
      ]);
      await form.refuse(problem('forbidden', {}, 403));
      expect(form.now().locked).toBe(false);
      await form.save();
      await form.answer(record({ id: 'new', name: 'by the server' }));
      expect([form.value('name'), form.now().locked, form.saved.length]).toEqual(['Dub', true, 1]);
      await form.save();
      expect([form.sent.length, lossesOfLeaving('screen')]).toEqual([2, []]);
      // Typed once more it is another one.
      await form.type('name', 'Buk');
      expect(form.now().locked).toBe(false);
    },
  );

  it('is done, whatever was typed while it was sent', async () => {
    const left: string[][] = [];
    const form = await open({ kind: 'create', onSaved: () => void left.push(lossesOfLeaving('screen')) });
    await form.type('name', 'Dub');
    await form.save();
    await form.type('note', 'late');
    await form.answer(record());
    // The screen may be left at once.
    expect(left).toEqual([[]]);
  });
});

describe('a newer version that others saved', () => {
  const theirs = record({ version: 5, name: 'Buk', note: 'theirs' });
  const openChanged = async (typed: object, options: object = {}) => {
    const form = await open({ reload: async () => theirs, ...options });
    for (const [path, value] of Object.entries(typed)) await form.type(path, value);
    await form.save();
    await form.refuse(problem('changed', {}, 409));
    return form;
  };

  it('is compared, and the values that are kept are sent with its version', async () => {
    const form = await openChanged({ name: 'Dub', 'hours.mon': '9' });
    const { conflict } = form.now();
    expect(conflict).toMatchObject({
      conflicts: [{ path: 'name', former: 'Lípa', mine: 'Dub', theirs: 'Buk' }],
      own: [{ path: 'hours.mon', mine: '9' }],
      foreign: [{ path: 'note', theirs: 'theirs' }],
    });
    // The form still has what was typed.
    expect([form.value('name'), form.value('note')]).toEqual(['Dub', '']);
    await form.act(() => form.now().resolve(conflict?.own ?? []));
    expect([form.now().conflict, form.now().problem]).toEqual([null, null]);
    expect(form.sent[1]).toEqual({ version: 5, hours: { mon: '9', tue: '8' } });
    expect([form.value('name'), form.value('note')]).toEqual(['Buk', 'theirs']);
  });

  it('is taken without a request when no own value is kept, and not while its reader goes on editing', async () => {
    const form = await openChanged({ name: 'Dub' });
    await form.act(() => form.now().keepEditing());
    expect([form.now().conflict, form.value('name'), form.value('version')]).toEqual([null, 'Dub', 1]);
    await form.act(() => form.now().compare?.());
    await form.act(() => form.now().resolve([]));
    expect([form.value('name'), form.value('version'), form.now().isDirty, form.sent.length]).toEqual([
      'Buk',
      5,
      false,
      1,
    ]);
  });

  it('is compared also where nobody else changed what was typed, or where it is not in the record', async () => {
    const form = await openChanged({ 'hours.mon': '9' });
    expect(form.now().conflict).toMatchObject({ conflicts: [], own: [{ path: 'hours.mon', mine: '9' }] });
    const { note: _, ...withoutNote } = theirs;
    const asking = await openChanged({ note: 'why' }, { reload: async () => withoutNote });
    expect(asking.now().conflict).toMatchObject({ conflicts: [], own: [{ path: 'note', mine: 'why' }] });
    await asking.act(() => asking.now().resolve([]));
    expect([asking.value('note'), asking.value('name')]).toEqual(['', 'Buk']);
  });

  it('with the same change is taken without a question', async () => {
    const form = await openChanged({ name: 'Buk' });
    expect([form.now().conflict, form.now().problem, form.now().isDirty]).toEqual([null, null, false]);
    expect([form.value('version'), form.value('note'), form.sent.length]).toEqual([5, 'theirs', 1]);
  });

  it('that cannot be loaded leaves the form as it is', async () => {
    const form = await openChanged({ name: 'Dub' }, { reload: () => Promise.reject(problem('not-found', {}, 404)) });
    expect([form.now().conflict, form.value('name'), form.now().problem?.code]).toEqual([null, 'Dub', 'changed']);
  });
});
