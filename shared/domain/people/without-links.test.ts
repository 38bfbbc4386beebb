import { expect, it } from 'vitest';
import { withoutLinks } from './without-links.ts';

it.each([
  ['pay at https://evil.example/pay', 'pay at https evil. example/pay'],
  ['www.evil.example', 'www. evil. example'],
  ['HTTP:\\\\evil.example', 'HTTP evil. example'],
  ['javascript:alert', 'javascript: alert'],
  ['mailto:me@evil.example', 'mailto: me@ evil. example'],
  ['evil。example', 'evil。 example'],
  ['evil．example', 'evil． example'],
  ['//evil.example', ' evil. example'],
  ['почта.рф', 'почта. рф'],
])('%s without links is %s', (text, without) => {
  expect(withoutLinks(text)).toBe(without);
});

it.each(['Jan Novák', 'MUDr. Jana Malá, Ph. D.', 'Zelený koš, 21.11.2026 v 10:30', 'O’Neil', 'Svoboda / Černý'])(
  'a name stays what it is: %s',
  (name) => {
    expect(withoutLinks(name)).toBe(name);
  },
);

it('an abbreviation gets its spaces', () => {
  expect(withoutLinks('Zelený koš a.s.')).toBe('Zelený koš a. s.');
});
