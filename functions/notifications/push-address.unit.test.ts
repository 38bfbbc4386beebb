import { describe, expect, it } from 'vitest';
import { isPublicAddress, PrivateAddress, publicLookup, pushAddressProblem } from './push-address.ts';

describe('the address of a push service', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc:def',
    'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
    'https://web.push.apple.com/QGx?a=1',
    'https://wns2-par02p.notify.windows.com/w/?token=BQ',
    'https://push.example:443/a',
  ])('%s is taken', (address) => {
    expect(pushAddressProblem(address, false)).toBeNull();
  });

  it.each([
    'push',
    'http://fcm.googleapis.com/fcm/send/abc',
    'ftp://fcm.googleapis.com/a',
    'https://user@fcm.googleapis.com/a',
    'https://user:word@fcm.googleapis.com/a',
    'https://fcm.googleapis.com:8443/a',
    'https://localhost/a',
    'https://localhost./a',
    'https://a.localhost/a',
    'https://printer.local/a',
    'https://metadata.google.internal/a',
    'https://router.home.arpa/a',
    'https://intranet/a',
    'https://127.0.0.1/a',
    'https://2130706433/a',
    'https://0x7f.1/a',
    'https://10.0.0.1/a',
    'https://169.254.169.254/latest/meta-data',
    'https://8.8.8.8/a',
    'https://[::1]/a',
    'https://[::ffff:127.0.0.1]/a',
    'https://[fd00::1]/a',
    'https://[fe80::1]/a',
    'https://[2a00:1450:4014:80e::200a]/a',
  ])('%s is refused', (address) => {
    expect(pushAddressProblem(address, false)).toBe('push-address-refused');
  });

  it('may be on the own machine in a local cloud, but nowhere else in a network', () => {
    for (const address of ['http://127.0.0.1:4000/a', 'https://[::1]:4000/a'])
      expect(pushAddressProblem(address, true)).toBeNull();
    for (const address of ['http://127.0.0.2/a', 'https://10.0.0.1/a', 'http://push.example/a', 'http://localhost/a'])
      expect(pushAddressProblem(address, true)).toBe('push-address-refused');
  });
});

it.each<[string, boolean]>([
  ['0.0.0.0', false],
  ['10.255.255.255', false],
  ['100.63.255.255', true],
  ['100.64.0.0', false],
  ['100.128.0.0', true],
  ['127.0.0.1', false],
  ['169.254.169.254', false],
  ['172.15.255.255', true],
  ['172.16.0.1', false],
  ['172.32.0.0', true],
  ['192.168.1.1', false],
  ['198.18.0.1', false],
  ['198.20.0.0', true],
  ['223.255.255.255', true],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['8.8.8.8', true],
  ['::', false],
  ['::1', false],
  ['::ffff:10.0.0.1', false],
  ['64:ff9b::a00:1', false],
  ['fc00::1', false],
  ['fe80::1', false],
  ['ff02::1', false],
  ['2001:db8::1', false],
  ['2001::1', false],
  ['2002:a00:1::1', false],
  ['2a00:1450:4014:80e::200a', true],
  ['no address', false],
])('%s is public: %s', (address, isPublic) => {
  expect(isPublicAddress(address)).toBe(isPublic);
});

it('a public name with a private address is refused when it is called', async () => {
  const lookedUp = (all: boolean) =>
    new Promise<unknown>((resolve) => {
      // Resolved without a network, as a name of an attacker would be.
      publicLookup('127.0.0.1', { all }, (error, address) => resolve(error ?? address));
    });
  for (const all of [true, false]) expect(await lookedUp(all)).toBeInstanceOf(PrivateAddress);
  const looked = await new Promise<unknown>((resolve) => {
    publicLookup('8.8.8.8', { all: true }, (_, address) => resolve(address));
  });
  expect(looked).toEqual([{ address: '8.8.8.8', family: 4 }]);
});
