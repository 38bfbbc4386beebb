import { expect, it } from 'vitest';
import { addressName, withAddress } from './with-address.ts';

const address = (id: string, street: string) => ({
  id,
  name: street,
  postcode: '140 00',
  city: 'Praha 4',
  region: '',
  district: '',
  street,
  building: '1',
  entrance: '',
  flat: '',
  fio: 'Alena Hrubá',
  phone: '+420603114872',
});

it('an address is kept once, the last one first, and at most twenty', () => {
  const [one, other] = [address('a', 'Dlouhá'), address('b', 'Krátká')];
  expect(withAddress([one, other], { ...other, id: 'c', name: 'Sklad' }).map(({ id }) => id)).toEqual(['c', 'a']);
  const many = Array.from({ length: 20 }, (_, n) => address(String(n), `Ulice ${n}`));
  expect(withAddress(many, one)).toHaveLength(20);
  expect(addressName(one)).toBe('Dlouhá 1, Praha 4');
});
