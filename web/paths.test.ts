import { describe, expect, it } from 'vitest';
import { ownAddress, paths, returnAddress } from './paths.ts';

describe('the address of a record', () => {
  it('has its encoded id in the place of the parameter of the route', () => {
    expect(paths.stores.edit.pattern).toBe('/stores/edit/:id');
    expect(paths.stores.edit('a/b $&')).toBe('/stores/edit/a%2Fb%20%24%26');
  });

  it('keeps the id when a query is added', () => {
    expect(paths.stores.atDoor('a/b', 'c d')).toBe('/stores/view/a%2Fb?code=c+d');
  });
});

describe('a return address', () => {
  it.each([
    ['another scheme', 'https://evil.example/'],
    ['a script', 'javascript:alert(1)'],
    ['two slashes', '//evil.example'],
    ['a backslash', String.raw`/\evil.example`],
    ['a tab between the slashes', '/\t/evil.example'],
    ['a line break between the slashes', '/\n/evil.example'],
    ['a carriage return before a backslash', '/\r\\evil.example'],
    ['dots that leave two slashes', '/.//evil.example'],
    ['a parent folder that leaves two slashes', '/stores/..//evil.example'],
    ['encoded dots that leave two slashes', '/%2e//evil.example'],
    ['a space before it', ' //evil.example'],
    ['no slash', 'evil.example'],
    ['nothing', ''],
  ])('never leads to another site: %s', (_, address) => {
    expect(ownAddress(address)).toBeNull();
    expect(returnAddress(new URLSearchParams({ to: address }))).toBe('/');
  });

  it('never leads to another site when it comes from a link', () => {
    expect(returnAddress(new URLSearchParams('to=/%09/evil.example'))).toBe('/');
  });

  it.each(['/', '/shifts/list?status=new&store_id=a%2Fb#row', '/my', '/stores/view/a%2F%2Fb', '/?to=//evil.example'])(
    'within the app is not changed: %s',
    (address) => {
      expect(ownAddress(address)).toBe(address);
    },
  );
});
