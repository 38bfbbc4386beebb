import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as session from '../../api/session.ts';
import { setOwner } from '../../api/tab-owner.ts';
import { exampleShift } from '../../domain/shifts/example-shift.ts';
import { rememberDoor, takeDoorCode } from '../../domain/stores/door-code.ts';
import punchBox from './punch-box.ts';

/** Fakes of external systems: the network and Cognito. */
const network = vi.fn<typeof fetch>();
const items = new Map<string, string>();
const storage = {
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
};
beforeEach(() => {
  items.clear();
  setOwner(null);
  vi.stubGlobal('fetch', network);
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('sessionStorage', storage);
  vi.spyOn(session, 'accessToken').mockResolvedValue('token');
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  network.mockReset();
});

const shift = exampleShift();
const code = 'Xy_-0123456789ab';
const now = Date.parse('2026-11-26T04:58:07.412Z');
const content = {
  shift_id: shift.id,
  action: 'start' as const,
  store: 'Pankrác',
  time_zone: 'Europe/Prague',
  at: '2026-11-26T04:58:07.412Z',
  store_code: code,
};
const options = { key: 'key', account: 'me', timeout: 10_000 };
const bodies = () => network.mock.calls.map(([, init]) => init?.body);

describe('a punch', () => {
  it('is sent with the same body under the same key when it is tried again', async () => {
    network.mockImplementation(async () => new Response(JSON.stringify({ data: shift })));
    await punchBox.send(content, options);
    await punchBox.send(content, options);
    const body = '{"at":"2026-11-26T04:58:07.412Z","store_code":"Xy_-0123456789ab"}';
    expect(bodies()).toEqual([body, body]);
    const keys = network.mock.calls.map(([, init]) => new Headers(init?.headers).get('idempotency-key'));
    expect(keys).toEqual(['key', 'key']);
  });

  it('of an earlier version of the app is still read, and sent without a time', async () => {
    const { at: _at, store_code: _code, ...earlier } = content;
    network.mockImplementation(async () => new Response(JSON.stringify({ data: shift })));
    await punchBox.send(punchBox.schema.parse(earlier), options);
    expect(bodies()).toEqual(['{}']);
  });

  it.each([
    ['store-code-invalid', undefined],
    ['staff-busy', code],
  ])('that is refused with %s leaves the code %s for the next one', async (refusal, left) => {
    rememberDoor(shift.store.id, code, now);
    network.mockImplementation(
      async () => new Response(JSON.stringify({ code: refusal, message: 'No' }), { status: 422 }),
    );
    await expect(punchBox.send(content, options)).rejects.toMatchObject({ code: refusal });
    expect(takeDoorCode(shift, now)).toBe(left);
  });
});
