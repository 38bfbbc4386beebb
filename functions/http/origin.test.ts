import { randomInt } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { findInSystem, listPhoneCodes } from '#shared/contracts/auth.ts';
import { invoke } from '../../test/world/invoke.ts';

describe('the secret of the distribution', () => {
  it.each([undefined, '', 'guessed', 'of the tests ', 'of the test'])('%j is refused', async (secret) => {
    const headers = { 'x-origin-secret': secret ?? '' };
    expect(await invoke(listPhoneCodes, null, { headers })).toMatchObject({ status: 403, body: { code: 'forbidden' } });
  });

  it('grants access when it is right', async () => {
    expect(await invoke(listPhoneCodes, null)).toMatchObject({ status: 200 });
  });
});

describe("the viewer's address", () => {
  const requestFrom = async (from: string) =>
    (
      await invoke(findInSystem, null, {
        query: { email: 'nobody@smena.test' },
        headers: { 'cloudfront-viewer-address': from },
      })
    ).status;
  const group = () => randomInt(65_536).toString(16);

  it('counts without its port, and for IPv6 as its network, in any notation', async () => {
    const [third, fourth] = [group(), group()];
    const spellings = [
      `[2001:db8:${third}:${fourth}::1]:443`,
      `2001:db8:${third}:${fourth}:a:b:c:d:50000`,
      `2001:0DB8:${third}:${fourth.padStart(4, '0')}::2:1`,
    ];
    for (let nth = 0; nth < 60; nth++) expect(await requestFrom(spellings[nth % 3] ?? '')).toBe(404);
    for (const spelling of spellings) expect(await requestFrom(spelling)).toBe(429);
    expect(await requestFrom(`[2001:db8:${third}:${group()}::1]:443`)).toBe(404);
  });

  it('of IPv4 counts as a whole', async () => {
    const start = `198.51.${randomInt(256)}`;
    for (let nth = 0; nth < 60; nth++) expect(await requestFrom(`${start}.7:${1000 + nth}`)).toBe(404);
    expect(await requestFrom(`${start}.7:443`)).toBe(429);
    expect(await requestFrom(`${start}.8:443`)).toBe(404);
  });
});
