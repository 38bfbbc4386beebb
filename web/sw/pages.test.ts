import { expect, it } from 'vitest';
import { appDocumentFor, opensOffline } from './pages.ts';

const at = (address: string) => new URL(address, 'https://smena.example');

it.each([
  ['/', true],
  ['/my', true],
  ['/stores/view/a1?code=Xy_-0123456789ab', true],
  ['/auth/main?step=choose-account', true],
  ['/auth/main', false],
  ['/stores/view/a1', false],
  ['/products/catalog', false],
  ['/blog', false],
  ['/api/calendars/a1', false],
  ['/files/a1/96.jpg', false],
  ['/icon.svg', false],
])('the address %s opens without a network: %s', (address, opens) => {
  expect(opensOffline(at(address))).toBe(opens);
});

it.each([
  ['/my', { stored: 'ru', accepted: 'en-GB,cs' }, '/pages/ru/app.html'],
  ['/my', { stored: undefined, accepted: 'de,en-GB' }, '/pages/en/app.html'],
  ['/my?lang=cs', { stored: 'ru', accepted: 'en' }, '/pages/cs/app.html'],
])('%s with %o is the document %s', (address, preferences, document) => {
  expect(appDocumentFor(at(address), preferences)).toBe(document);
});
