import { expect, it } from 'vitest';
import { readVatStatus } from './vat-payers.ts';

const reply = (element: string) => `<soapenv:Envelope><soapenv:Body>${element}</soapenv:Body></soapenv:Envelope>`;

it.each([
  ['<statusPlatceDPH dic="27451381" nespolehlivyPlatce="NE" cisloFu="461"/>', 'reliable'],
  [
    '<ns:statusPlatceDPH nespolehlivyPlatce="ANO" dic="CZ27451381"><zverejneneUcty/></ns:statusPlatceDPH>',
    'unreliable',
  ],
  ['<statusPlatceDPH\n dic="27451381"\n nespolehlivyPlatce="NENALEZEN"/>', 'none'],
])('%s is an answer: %s', (element, answer) => {
  expect(readVatStatus(reply(element), '27451381')).toBe(answer);
});

it.each([
  '',
  '<status statusCode="1" statusText="Maximum"/>',
  '<statusPlatceDPH dic="27451381"/>',
  '<statusPlatceDPH dic="27451381" nespolehlivyPlatce="MOZNA"/>',
  '<statusPlatceDPH dic="28173643" nespolehlivyPlatce="NE"/>',
])('%j is no answer about the payer', (element) => {
  expect(() => readVatStatus(reply(element), '27451381')).toThrow('Not an answer');
});
