// @vitest-environment happy-dom
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { purposes } from '#shared/domain/files/purposes.ts';
import en from '#shared/messages/en/common.ts';
import * as session from '../../api/session.ts';
import { closeHook, runHook } from '../../testing/run-hook.ts';
import { fileSize } from '../../ui/format.ts';
import { lossesOfLeaving } from '../form/unsaved.ts';
import { useUpload } from './use-upload.ts';

/** The storage's side of a sent form: a test reports the progress and ends the request. */
class FakeRequest extends EventTarget {
  static sent: FakeRequest[] = [];
  readonly upload = new EventTarget();
  status = 204;
  timeout = 0;
  address = '';
  fields: [string, unknown][] = [];
  isAborted = false;
  open(_: string, address: string) {
    this.address = address;
  }
  send(form: FormData) {
    this.fields = [...form];
    FakeRequest.sent.push(this);
  }
  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }
  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }
  end(event: 'load' | 'error' | 'timeout', status = 204) {
    this.status = status;
    this.dispatchEvent(new Event(event));
  }
}
const latest = (): FakeRequest => FakeRequest.sent.at(-1) ?? expect.fail('Nothing was sent');

/** The server's answers: the states of the upload one after the other, the last one again and again. */
const server = { states: [] as object[], reads: 0, refuses: false };
const network = async (address: unknown, { method }: RequestInit = {}) => {
  if (server.refuses) return Response.json({ code: 'upload-limit', message: 'Too many uploads' }, { status: 422 });
  if (method === 'POST')
    return Response.json({ data: { id: 'u', url: 'https://storage.invalid/', fields: { key: 'k', policy: 'p' } } });
  expect(address).toContain('/api/upload/u');
  return Response.json({ data: server.states[Math.min(server.reads++, server.states.length - 1)] });
};

beforeAll(async () => {
  await i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { common: en } }, defaultNS: 'common' });
});
beforeEach(() => {
  FakeRequest.sent = [];
  Object.assign(server, { states: [{ state: 'ready' }], reads: 0, refuses: false });
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('XMLHttpRequest', FakeRequest);
  vi.stubGlobal('localStorage', { getItem: () => null, setItem: () => {}, removeItem: () => {} });
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});
afterEach(() => void vi.useRealTimers());

const { setTimeout: realTimeout } = globalThis;
const open = async (claim: (id: string) => Promise<void> = async () => {}) => {
  const claimed: string[] = [];
  /** The version of the record that each claim was made for. */
  const versions: number[] = [];
  const upload = await runHook(
    (version: number) =>
      useUpload('profile-photo', (id) => {
        claimed.push(id);
        versions.push(version);
        return claim(id);
      }),
    { props: 1 },
  );
  const turns = async () => {
    for (let turn = 0; turn < 5; turn++)
      await upload.act(() => new Promise<void>((resolve) => void realTimeout(resolve)));
  };
  return {
    claimed,
    versions,
    rerender: upload.rerender,
    state: () => upload.now().state,
    now: upload.now,
    act: async (work: () => unknown) => {
      await upload.act(work);
      await turns();
    },
    start: async (file = photo()) => {
      await upload.act(() => void upload.now().start(file));
      await turns();
    },
    pass: async (milliseconds: number) => {
      await upload.act(() => vi.advanceTimersByTimeAsync(milliseconds));
      await turns();
    },
  };
};
const photo = (size = 1000, type = 'image/png') => new File([new Uint8Array(size)], 'me.png', { type });

describe('an upload', () => {
  it('is claimed for the version that the record has when the file has arrived', async () => {
    const upload = await open();
    await upload.start();
    await upload.rerender(2);
    await upload.act(() => latest().end('load'));
    await upload.pass(250);
    expect(upload.versions).toEqual([2]);
  });

  it('sends the file straight to the storage, waits until it is checked, and claims it once', async () => {
    server.states = [{ state: 'waiting' }, { state: 'waiting' }, { state: 'ready' }];
    let store = (): void => {};
    const upload = await open(() => new Promise((resolve) => (store = resolve)));
    expect([upload.state(), upload.now().isRunning]).toEqual([{ is: 'idle' }, false]);
    const file = photo();
    await upload.start(file);
    const { address, fields, timeout } = latest();
    expect([address, timeout]).toEqual(['https://storage.invalid/', 10 * 60_000]);
    // S3 ignores what follows the file.
    expect(fields.map(([name]) => name)).toEqual(['key', 'policy', 'file']);
    expect([upload.state(), upload.now().isRunning]).toEqual([{ is: 'sending', share: 0 }, true]);
    await upload.act(() => latest().progress(0, 0));
    expect(upload.state()).toEqual({ is: 'sending', share: 0 });
    await upload.act(() => latest().progress(250, 1000));
    expect(upload.state()).toEqual({ is: 'sending', share: 0.25 });
    await upload.act(() => latest().progress(1000, 1000));
    await upload.act(() => latest().end('load'));
    expect([upload.state(), upload.now().isRunning, lossesOfLeaving('screen')]).toEqual([
      { is: 'checking' },
      true,
      ['upload'],
    ]);
    for (const [pause, reads] of [
      [249, 0],
      [1, 1],
      [349, 1],
      [1, 2],
    ] as const) {
      await upload.pass(pause);
      expect([server.reads, upload.claimed]).toEqual([reads, []]);
    }
    await upload.pass(500);
    expect([upload.state(), upload.claimed, upload.now().isRunning]).toEqual([{ is: 'saving' }, ['u'], true]);
    await upload.act(() => store());
    expect([upload.state(), upload.claimed, lossesOfLeaving('screen')]).toEqual([{ is: 'idle' }, ['u'], []]);
  });

  it('of a file that cannot be taken is refused before it is sent, and is not tried again', async () => {
    const { maxBytes } = purposes['profile-photo'];
    const upload = await open();
    for (const [file, text] of [
      [photo(1000, 'image/gif'), 'wrong-type'],
      [photo(0), 'empty'],
      [photo(maxBytes + 1), 'too-big'],
    ] as const) {
      await upload.start(file);
      const message = i18next.t(`upload.rejected.${text}`, { types: 'JPEG, PNG, WEBP', limit: fileSize(maxBytes) });
      expect(upload.state()).toEqual({ is: 'failed', message });
    }
    expect([FakeRequest.sent, upload.now().isRunning]).toEqual([[], false]);
    await upload.start(photo(maxBytes));
    expect(FakeRequest.sent).toHaveLength(1);
  });

  it('that the server refuses, the storage or the check rejects, or that takes too long says why', async () => {
    const upload = await open();
    server.refuses = true;
    await upload.start();
    expect(upload.state()).toEqual({ is: 'failed', message: 'Too many uploads', retry: expect.any(Function) });
    server.refuses = false;
    for (const end of ['error', 'timeout', 'load'] as const) {
      await upload.start();
      await upload.act(() => latest().end(end, 403));
      expect(upload.state()).toMatchObject({
        is: 'failed',
        message: i18next.t('upload.broken'),
        retry: expect.any(Function),
      });
    }
    server.states = [{ state: 'rejected', rejection: 'not-a-picture' }];
    await upload.start();
    await upload.act(() => latest().end('load'));
    await upload.pass(250);
    expect(upload.state()).toEqual({ is: 'failed', message: i18next.t('upload.rejected.not-a-picture') });
    Object.assign(server, { states: [{ state: 'waiting' }], reads: 0 });
    await upload.start();
    await upload.act(() => latest().end('load'));
    for (let second = 0; second < 80 && upload.now().isRunning; second++) await upload.pass(1000);
    expect(upload.state()).toMatchObject({ is: 'failed', message: i18next.t('upload.slow') });
    // Pauses of at most three seconds for a minute.
    expect(server.reads).toBeGreaterThan(20);
    expect(server.reads).toBeLessThan(40);
    expect(upload.claimed).toEqual([]);
    const { retry } = upload.state() as { retry?: () => void };
    Object.assign(server, { states: [{ state: 'ready' }], reads: 0 });
    await upload.act(() => retry?.());
    await upload.act(() => latest().end('load'));
    await upload.pass(250);
    expect([upload.state(), upload.claimed]).toEqual([{ is: 'idle' }, ['u']]);
  });

  it('is canceled by its user while it is sent and while it is checked', async () => {
    const upload = await open();
    await upload.start();
    await upload.act(() => upload.now().cancel());
    expect([latest().isAborted, upload.state(), upload.now().isRunning]).toEqual([true, { is: 'canceled' }, false]);
    await upload.start();
    await upload.act(() => latest().end('load'));
    await upload.act(() => upload.now().cancel());
    expect(upload.state()).toEqual({ is: 'canceled' });
    await upload.pass(5000);
    expect([upload.state(), server.reads, upload.claimed]).toEqual([{ is: 'canceled' }, 0, []]);
  });

  it('is replaced by a new one, and canceled with its screen', async () => {
    const upload = await open();
    await upload.start();
    const former = latest();
    await upload.start();
    expect([former.isAborted, upload.state()]).toEqual([true, { is: 'sending', share: 0 }]);
    await upload.act(() => former.progress(900, 1000));
    expect(upload.state()).toEqual({ is: 'sending', share: 0 });
    closeHook();
    expect(latest().isAborted).toBe(true);
  });
});
