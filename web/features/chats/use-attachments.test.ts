// @vitest-environment happy-dom
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import chats from '#shared/messages/en/chats.ts';
import common from '#shared/messages/en/common.ts';
import * as upload from '../../api/upload.ts';
import { lossesOfLeaving } from '../../kit/form/unsaved.ts';
import { closeHook, runHook } from '../../testing/run-hook.ts';
import * as snackbars from '../../ui/snackbars.tsx';
import { useAttachments } from './use-attachments.ts';

type Sending = Parameters<typeof upload.uploadFile>[2] & { end: (id: string) => void; fail: (error: Error) => void };
/** The uploads that run, by the name of the file. */
const sending = new Map<string, Sending>();

beforeAll(async () => {
  const resources = { en: { common, chats } };
  await i18next.use(initReactI18next).init({ lng: 'en', resources, defaultNS: 'common' });
});
beforeEach(() => {
  sending.clear();
  vi.spyOn(upload, 'uploadFile').mockImplementation(
    (_, file, options) =>
      new Promise((end, fail) => {
        sending.set(file.name, { ...options, end, fail });
      }),
  );
});
afterEach(() => void vi.restoreAllMocks());

const file = (name: string) => new File(['x'], name, { type: 'image/png' });
const open = async (...names: string[]) => {
  const screen = await runHook(useAttachments, { props: undefined });
  await screen.act(() => screen.now().add(names.map(file)));
  return screen;
};
const states = ({ files }: ReturnType<typeof useAttachments>) => files.map(({ name, state }) => `${name} ${state.is}`);

it('files are sent at once, side by side, and a post waits for all of them', async () => {
  const screen = await open('a', 'b');
  expect([states(screen.now()), screen.now().isIncomplete]).toEqual([['a sending', 'b sending'], true]);
  expect(lossesOfLeaving('screen')).toEqual(['upload']);
  await screen.act(() => sending.get('b')?.onSent(1));
  await screen.act(() => sending.get('a')?.end('upload a'));
  expect([states(screen.now()), screen.now().isIncomplete]).toEqual([['a ready', 'b checking'], true]);
  await screen.act(() => sending.get('b')?.end('upload b'));
  expect([screen.now().ready, screen.now().isIncomplete]).toEqual([
    [
      { id: 'upload a', name: 'a' },
      { id: 'upload b', name: 'b' },
    ],
    false,
  ]);
  await screen.act(() => screen.now().clear());
  expect([screen.now().files, lossesOfLeaving('screen')]).toEqual([[], []]);
});

it('a refused file says why, and one that was not sent can be sent again', async () => {
  const screen = await open('a', 'b');
  await screen.act(() => sending.get('a')?.fail(new upload.FileRefused('too-big')));
  await screen.act(() => sending.get('b')?.fail(new upload.SendingFailed()));
  const [refused, unsent] = screen.now().files.map(({ state }) => state);
  expect(refused).toEqual({ is: 'failed', message: expect.stringContaining('The file is too large') as string });
  expect(unsent).toMatchObject({ is: 'failed', message: common.upload.broken });
  await screen.act(() => unsent?.is === 'failed' && unsent.retry?.());
  await screen.act(() => sending.get('b')?.end('upload b'));
  expect(states(screen.now())).toEqual(['a failed', 'b ready']);
  await screen.act(() => screen.now().remove(screen.now().files[0]?.key ?? ''));
  expect(screen.now().isIncomplete).toBe(false);
});

it('more files than a post can have are left out', async () => {
  const said = vi.spyOn(snackbars, 'snack').mockReturnValue(undefined);
  const screen = await open('a', 'b', 'c', 'd');
  await screen.act(() => screen.now().add(['e', 'f'].map(file)));
  expect(states(screen.now())).toHaveLength(5);
  expect(said).toHaveBeenCalledWith({ tone: 'bad', text: 'A message can have 5 files.' });
});

it('a removed file, and all with the screen, are no longer sent', async () => {
  const screen = await open('a', 'b');
  await screen.act(() => screen.now().remove(screen.now().files[0]?.key ?? ''));
  expect([sending.get('a')?.signal.aborted, sending.get('b')?.signal.aborted]).toEqual([true, false]);
  closeHook();
  expect(sending.get('b')?.signal.aborted).toBe(true);
});
