import { expect, it } from 'vitest';
import { readSubject } from './ares.ts';

const ico = '27451381';
/** With some of the fields that the app ignores. */
const reply = {
  ico,
  icoId: ico,
  obchodniJmeno: 'Zelený koš a.s.',
  sidlo: { kodStatu: 'CZ', nazevObce: 'Brno', psc: 61200, textovaAdresa: 'Cimburkova 4, 612 00 Brno' },
  pravniForma: '121',
  datumVzniku: '2006-03-14',
  dic: 'CZ27451381',
  seznamRegistraci: { stavZdrojeVr: 'AKTIVNI', stavZdrojeDph: 'AKTIVNI', stavZdrojeIr: 'NEEXISTUJICI' },
  primarniZdroj: 'ros',
};
const read = (more: object) => readSubject({ ...reply, ...more }, ico);
const registers = (states: object) => ({ seznamRegistraci: { stavZdrojeDph: 'NEEXISTUJICI', ...states } });

it('a reply of ARES has the facts of the company; unknown fields are ignored', () => {
  expect(read({ novePole: { a: 1 } })).toEqual({
    name: 'Zelený koš a.s.',
    legal_form: 'joint-stock',
    address: 'Cimburkova 4, 612 00 Brno',
    vat_id: 'CZ27451381',
    founded: '2006-03-14',
    ceased: null,
    insolvent: false,
    vat_payer: true,
  });
});

it('a reply with nothing but a name is read, too', () => {
  expect(readSubject({ ico, obchodniJmeno: ' Koš ' }, ico)).toEqual({
    name: 'Koš',
    legal_form: null,
    address: null,
    vat_id: null,
    founded: null,
    ceased: null,
    insolvent: false,
    vat_payer: false,
  });
});

it.each([
  [
    { sidlo: { nazevUlice: 'Veveří', cisloDomovni: 9, cisloOrientacni: 2, psc: 60200, nazevObce: 'Brno' } },
    'Veveří 9/2, 602 00 Brno',
  ],
  [{ sidlo: { cisloDomovni: 12, psc: 1100, nazevObce: 'Lhota' } }, 'Lhota 12, 011 00 Lhota'],
  [{ sidlo: { nazevObce: 'Praha' } }, 'Praha'],
  [{ sidlo: {} }, null],
  [{ sidlo: null }, null],
])('an address without its text is composed: %j', (more, address) => {
  expect(read(more).address).toBe(address);
});

it.each([
  [{ datumZaniku: '2024-08-31' }, { ceased: '2024-08-31' }],
  [{ datumVzniku: '2006-03-14T00:00:00Z' }, { founded: '2006-03-14' }],
  [{ dic: 'SKUPINA' }, { vat_id: null }],
  [{ pravniForma: '112' }, { legal_form: 'limited' }],
  [registers({ stavZdrojeIr: 'AKTIVNI' }), { insolvent: true, vat_payer: false }],
  [registers({ stavZdrojeCeu: 'AKTIVNI' }), { insolvent: true }],
  [registers({ stavZdrojeIr: 'ZANIKLY', stavZdrojeDph: 'AKTIVNI' }), { insolvent: false, vat_payer: true }],
])('of %j it reads %j', (more, facts) => {
  expect(read(more)).toMatchObject(facts);
});

it.each([
  [{ ico: '28173643' }, /answered about 28173643/],
  [{ obchodniJmeno: undefined }, /obchodniJmeno/],
  [{ seznamRegistraci: 'AKTIVNI' }, /seznamRegistraci/],
])('a reply with %j is refused', (more, message) => {
  expect(() => read(more)).toThrow(message);
});
