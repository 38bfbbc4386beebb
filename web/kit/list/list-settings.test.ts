// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import i18next from 'i18next';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { ListName, ListSettings, SavedSettings } from '#shared/contracts/list-settings.ts';
import * as session from '../../api/session.ts';
import { runHook } from '../../testing/run-hook.ts';
import { lossesOfLeaving } from '../form/unsaved.ts';
import { useListSettings } from './list-settings.ts';
import { useColumns } from './use-columns.ts';

/** The server's settings, and what it was sent. */
const server = {
  saved: { version: 0, lists: {} } as SavedSettings,
  sent: [] as SavedSettings[],
  /** Whether each request outlives the page. */
  kept: [] as (boolean | undefined)[],
  reads: 0,
  /** Resolves before a read is answered. */
  held: Promise.resolve(),
  /** Another tab saves before the next writes arrive. */
  overtakes: 0,
  answers: async (): Promise<number> => 200,
};
const reply = (status: number, body: object) => Response.json(body, { status });
const network = async (_: unknown, init: RequestInit = {}) => {
  if (init.method === 'GET') {
    server.reads++;
    const data = server.saved;
    await server.held;
    return reply(200, { data });
  }
  const body = JSON.parse(init.body as string) as SavedSettings;
  server.sent.push(body);
  server.kept.push(init.keepalive);
  const status = await server.answers();
  if (status !== 200) return reply(status, { code: 'forbidden', message: 'You may not' });
  if (server.overtakes-- > 0) server.saved = { ...server.saved, version: server.saved.version + 1 };
  if (body.version !== server.saved.version) return reply(409, { code: 'changed', message: 'Changed' });
  server.saved = { version: body.version + 1, lists: body.lists };
  return reply(200, { data: server.saved });
};

beforeAll(async () => {
  await i18next.init({ lng: 'en', resources: {} });
});
beforeEach(() => {
  Object.assign(server, { saved: { version: 0, lists: {} }, sent: [], kept: [], reads: 0, overtakes: 0 });
  Object.assign(server, { held: Promise.resolve(), answers: async () => 200 });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});

const shown = (...columns: string[]) => columns.map((id) => ({ id, shown: true }));
const view = (id: string, columns: ListSettings['columns'] = null) => ({ id, name: id, query: '', columns });
const withView = (id: string) => (before: ListSettings) => ({
  ...before,
  views: [...before.views.filter((one) => one.id !== id), view(id)],
});
const open = async (list: ListName = 'shifts') => {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  return runHook(() => useListSettings(list), { props: undefined, client });
};
const settled = () => vi.waitFor(() => expect(server.sent.length).toBeGreaterThan(0));

describe('the settings of a list', () => {
  it('are those of the server, and of no other list', async () => {
    server.saved = { version: 3, lists: { shifts: { columns: shown('a'), views: [view('v')] } } };
    const own = await open();
    await vi.waitFor(() => expect(own.now().isPending).toBe(false));
    expect(own.now().settings).toEqual({ columns: shown('a'), views: [view('v')] });
    const other = await open('stores');
    await vi.waitFor(() => expect(other.now().isPending).toBe(false));
    expect(other.now().settings).toEqual({ columns: null, views: [] });
  });

  it('show a change at once, and send it with the version that it is based on', async () => {
    server.saved = { version: 3, lists: { stores: { columns: null, views: [view('w')] } } };
    let release = (): void => {};
    server.answers = () => new Promise((resolve) => (release = () => resolve(200)));
    const list = await open();
    await list.act(() => {
      list.now().change(withView('v'));
      return settled();
    });
    expect([list.now().settings.views, list.now().latest().views]).toEqual([[view('v')], [view('v')]]);
    await list.act(() => release());
    const lists = { stores: { columns: null, views: [view('w')] }, shifts: { columns: null, views: [view('v')] } };
    await vi.waitFor(() => expect(server.saved).toEqual({ version: 4, lists }));
    expect([server.sent, server.reads]).toEqual([[{ version: 3, lists }], 1]);
  });

  it('show a change that was made before they had loaded, once they have', async () => {
    let load = (): void => {};
    server.held = new Promise((resolve) => (load = resolve));
    server.answers = () => new Promise(() => {});
    const list = await open();
    await list.act(() => list.now().change(withView('v')));
    expect([list.now().isPending, server.sent]).toEqual([true, []]);
    await list.act(async () => {
      load();
      await settled();
    });
    expect(list.now().settings.views).toEqual([view('v')]);
  });

  it('keep later changes that are shown when an earlier one is saved, or the settings are loaded again meanwhile', async () => {
    const client = new QueryClient();
    const list = await runHook(() => useListSettings('shifts'), { props: undefined, client });
    await vi.waitFor(() => expect(list.now().isPending).toBe(false));
    const answers: (() => void)[] = [];
    server.answers = () => new Promise((resolve) => answers.push(() => resolve(200)));
    let load = (): void => {};
    server.held = new Promise((resolve) => (load = resolve));
    await list.act(async () => {
      // As the tab does when it is looked at again.
      void client.refetchQueries();
      await vi.waitFor(() => expect(server.reads).toBe(2));
      for (const id of ['u', 'v']) list.now().change(withView(id));
      await settled();
    });
    const both = [view('u'), view('v')];
    expect(list.now().settings.views).toEqual(both);
    await list.act(async () => {
      load();
      answers[0]?.();
      await vi.waitFor(() => expect(answers).toHaveLength(2));
    });
    expect(list.renders.slice(-2).map(({ settings }) => settings.views)).toEqual([both, both]);
    await list.act(() => answers[1]?.());
    await vi.waitFor(() => expect(server.saved.lists.shifts?.views).toEqual(both));
  });

  it('have changes that follow each other, each based on the answer to the one before', async () => {
    const list = await open();
    await list.act(async () => {
      for (const id of ['u', 'v', 'w']) list.now().change(withView(id));
      await vi.waitFor(() => expect(server.saved.version).toBe(3));
    });
    expect(server.sent.map(({ version }) => version)).toEqual([0, 1, 2]);
    expect(server.saved.lists.shifts?.views.map(({ id }) => id)).toEqual(['u', 'v', 'w']);
    expect([list.now().settings, server.reads]).toEqual([server.saved.lists.shifts, 1]);
  });

  it('repeat a change on what another tab has saved meanwhile, at most twice', async () => {
    const list = await open();
    await vi.waitFor(() => expect(server.reads).toBe(1));
    server.saved = { version: 7, lists: { shifts: { columns: shown('b'), views: [] } } };
    await list.act(async () => {
      list.now().change(withView('v'));
      await vi.waitFor(() => expect(server.saved.version).toBe(8));
    });
    expect(server.sent.map(({ version }) => version)).toEqual([0, 7]);
    expect(list.now().settings).toEqual({ columns: shown('b'), views: [view('v')] });
    server.overtakes = 3;
    await list.act(async () => {
      list.now().change(withView('w'));
      await vi.waitFor(() => expect(server.sent).toHaveLength(5));
      // The first screen, the newer version, two more of it, and the one that is shown in the end.
      await vi.waitFor(() => expect(server.reads).toBe(5));
    });
    expect(server.sent.map(({ version }) => version)).toEqual([0, 7, 8, 9, 10]);
    await vi.waitFor(() => expect(list.now().settings.views).toEqual([view('v')]));
  });

  it('have changes whose requests outlive a reload; one that waits for another is unsaved until it is sent', async () => {
    const answers: (() => void)[] = [];
    server.answers = () => new Promise((resolve) => answers.push(() => resolve(200)));
    const list = await open();
    await list.act(async () => {
      list.now().change(withView('u'));
      await settled();
    });
    expect([server.kept, lossesOfLeaving('page')]).toEqual([[true], []]);
    await list.act(() => list.now().change(withView('v')));
    expect(lossesOfLeaving('page')).toEqual(['draft']);
    await list.act(async () => {
      answers[0]?.();
      await vi.waitFor(() => expect(answers).toHaveLength(2));
    });
    expect([server.kept, lossesOfLeaving('page')]).toEqual([[true, true], []]);
    await list.act(() => answers[1]?.());
    await vi.waitFor(() => expect(server.saved.version).toBe(2));
  });

  it('are unsaved until the answer if they are too large to outlive a reload', async () => {
    let release = (): void => {};
    server.answers = () => new Promise((resolve) => (release = () => resolve(200)));
    const list = await open();
    await list.act(async () => {
      // Two bytes per letter.
      list.now().change((before) => ({ ...before, views: [{ ...view('v'), query: 'ž'.repeat(31_000) }] }));
      await settled();
    });
    expect([server.kept, lossesOfLeaving('page')]).toEqual([[false], ['draft']]);
    await list.act(() => release());
    await vi.waitFor(() => expect(lossesOfLeaving('page')).toEqual([]));
  });

  it('take back a change that is refused', async () => {
    const list = await open();
    await vi.waitFor(() => expect(server.reads).toBe(1));
    server.answers = async () => 403;
    await list.act(async () => {
      list.now().change(withView('v'));
      await vi.waitFor(() => expect(server.reads).toBe(2));
    });
    await vi.waitFor(() => expect(list.now().settings.views).toEqual([]));
    expect(server.sent).toHaveLength(1);
    expect(lossesOfLeaving('page')).toEqual([]);
  });

  it.each([
    ['another tab overtook', 200, [view('u'), view('v')]],
    ['is refused', 403, [view('v')]],
  ])('keep a change that waits for one which %s', async (_, first, kept) => {
    const list = await open();
    await vi.waitFor(() => expect(server.reads).toBe(1));
    server.overtakes = first === 200 ? 1 : 0;
    let refused = first;
    server.answers = async () => {
      const status = refused;
      refused = 200;
      return status;
    };
    await list.act(async () => {
      for (const id of ['u', 'v']) list.now().change(withView(id));
      await vi.waitFor(() => expect(server.saved.lists.shifts?.views).toEqual(kept));
    });
    await vi.waitFor(() => expect(list.now().settings.views).toEqual(kept));
    await list.act(async () => {
      list.now().change((before) => ({ ...before, columns: shown('c') }));
      await vi.waitFor(() => expect(server.saved.lists.shifts?.columns).toEqual(shown('c')));
    });
    expect([list.now().settings.views, server.saved.lists.shifts?.views]).toEqual([kept, kept]);
  });
});

const columns = ['name', 'b', 'c'].map((id) => ({ id }) as never);
const openColumns = async (opened: string | null) => {
  const list = await runHook(() => useColumns({ name: 'shifts', view: opened }, columns), { props: undefined });
  await vi.waitFor(() => expect(list.now().isPending).toBe(false));
  return list;
};
const idsOf = (all: readonly { id: string }[]) => all.map(({ id }) => id);

describe('the columns of a list', () => {
  beforeEach(() => {
    const hidden = [{ id: 'b', shown: false }];
    server.saved = {
      version: 1,
      lists: { shifts: { columns: hidden, views: [view('v', shown('c', 'b')), view('w')] } },
    };
  });

  it('are those of the opened view, otherwise of the list', async () => {
    const list = await openColumns(null);
    expect([idsOf(list.now().shown), list.now().isChosen]).toEqual([['name', 'c'], true]);
    expect(idsOf((await openColumns('v')).now().shown)).toEqual(['name', 'c', 'b']);
    // A view without columns of its own, and one that was deleted.
    for (const opened of ['w', 'gone']) expect(idsOf((await openColumns(opened)).now().shown)).toEqual(['name', 'c']);
    server.saved = { version: 1, lists: {} };
    const plain = await openColumns(null);
    expect([idsOf(plain.now().shown), plain.now().isChosen]).toEqual([['name', 'b', 'c'], false]);
  });

  it('are chosen for the opened view, otherwise for the list, from the latest choice', async () => {
    const inView = await openColumns('v');
    await inView.act(async () => {
      inView.now().choose((before) => before.toReversed());
      await vi.waitFor(() => expect(server.saved.version).toBe(2));
    });
    const { columns: own = null, views = [] } = server.saved.lists.shifts ?? {};
    expect(own).toEqual([{ id: 'b', shown: false }]);
    expect(views.map((one) => one.columns)).toEqual([shown('b', 'c', 'name'), null]);
    const list = await openColumns('gone');
    // Two choices of one render.
    const { choose } = list.now();
    await list.act(async () => {
      choose((before) => before.map((one) => ({ ...one, shown: true })));
      await vi.waitFor(() => expect(server.saved.version).toBe(3));
      choose((before) => before.filter((one) => one.shown));
      await vi.waitFor(() => expect(server.saved.version).toBe(4));
    });
    expect(server.saved.lists.shifts?.columns).toEqual(shown('name', 'b', 'c'));
    expect(server.saved.lists.shifts?.views.map((one) => one.columns)).toEqual([shown('b', 'c', 'name'), null]);
    await list.act(async () => {
      list.now().choose(() => null);
      await vi.waitFor(() => expect(server.saved.version).toBe(5));
    });
    expect(server.saved.lists.shifts?.columns).toBeNull();
  });
});
