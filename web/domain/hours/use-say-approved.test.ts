// @vitest-environment happy-dom
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { beforeAll, beforeEach, expect, it, vi } from 'vitest';
import hours from '#shared/messages/en/hours.ts';
import * as session from '../../api/session.ts';
import { runHook } from '../../testing/run-hook.ts';
import * as snackbars from '../../ui/snackbars.tsx';
import { useSayApproved } from './use-say-approved.ts';

const ids = Array.from({ length: 120 }, (_, n) => `shift-${n}`);
const requested: number[] = [];
let refused: string[] = [];
const network = async (_: unknown, { body }: RequestInit = {}) => {
  const sent = JSON.parse(body as string) as { ids: string[] };
  requested.push(sent.ids.length);
  const problemOf = (id: string) =>
    refused.includes(id) ? { code: 'approval-too-old', message: `${id} is too old` } : null;
  const data = sent.ids.map((id) => ({ id, unapproved: !refused.includes(id), problem: problemOf(id) }));
  return Response.json({ data });
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { hours } } });
});
beforeEach(() => {
  requested.length = 0;
  refused = [];
  vi.restoreAllMocks();
  vi.stubGlobal('fetch', network);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
  vi.spyOn(snackbars, 'snack');
});

/** Approves, undoes it, and returns what is said then. */
const undone = async () => {
  const { now, act } = await runHook(() => useSayApproved(), { props: undefined });
  const said = vi.mocked(snackbars.snack).mock;
  await act(() => now()('120 shifts approved', ids));
  expect(said.lastCall?.[0]).toMatchObject({ tone: 'good', text: '120 shifts approved' });
  await act(() => said.lastCall?.[0].undo?.());
  await act(() => vi.waitFor(() => expect(said.calls.length).toBeGreaterThan(1)));
  return said.calls.slice(1).map(([{ text }]) => text);
};

it('an approval of many is undone as a whole, in requests of at most a hundred', async () => {
  expect(await undone()).toEqual(['Approval of 120 shifts undone']);
  expect(requested).toEqual([100, 20]);
});

it('what cannot be undone any more is said, and the rest is undone', async () => {
  refused = ['shift-3', 'shift-110'];
  expect(await undone()).toEqual(['shift-3 is too old', 'Approval of 118 shifts undone']);
});
