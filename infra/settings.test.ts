import { App } from 'aws-cdk-lib';
import { expect, it } from 'vitest';
import { settingsOf } from './settings.ts';

const limitsWith = (limits: string) => settingsOf(new App({ context: { limits } })).limits;

it('limits are overridden by name and count', () => {
  const limits = 'codes-of-number:5,codes-from-address:100';
  expect(limitsWith(limits)).toBe(limits);
});

it.each(['codes-of-numbers:5', 'codes-of-number', 'codes-of-number:', 'codes-of-number:0', 'codes-of-number:1.5', ''])(
  'the limits %j are refused, so that no override is lost',
  (limits) => {
    expect(() => limitsWith(limits)).toThrow(/limits/);
  },
);

it('the addresses of the registers and of the geocoding service can be set', () => {
  const context = {
    registerUrl: 'https://ares.example/rest',
    vatRegisterUrl: 'https://vat.example',
    geocoderUrl: 'https://map.example',
  };
  expect(settingsOf(new App({ context }))).toMatchObject(context);
});
